/** What must not stand in an address is kept for the tab: number, VIN, name, phone, the booking's key. */
const key = 'service-booking';

export type Kept = Partial<
  Record<'stateNumber' | 'vin' | 'totalTrip' | 'firstname' | 'phone' | 'email' | 'comment' | 'secret', string>
>;

export function readKept(): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

/** A browser that keeps nothing loses it over a reload, no more. */
export function keep(change: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readKept(), ...change }));
  } catch {}
}

/** A key that nobody can guess, as an address takes it. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The key of the booking that is being made in this tab. */
export function currentSecret(): string {
  const known = readKept().secret;
  if (known) return known;
  const secret = newSecret();
  keep({ secret });
  return secret;
}
