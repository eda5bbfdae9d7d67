/** What must not stand in an address is kept for the tab: number, VIN, name, phone, the booking's key. */
const key = 'service-booking';

export type Kept = Partial<
  Record<'stateNumber' | 'vin' | 'totalTrip' | 'firstname' | 'phone' | 'email' | 'comment' | 'secret', string>
>;

/** In a frame whose storage the browser blocks, what was typed lives as long as the page. */
let memory: Kept = {};

export function readKept(): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Kept;
  } catch {
    return memory;
  }
}

export function keep(change: Kept): void {
  memory = { ...readKept(), ...change };
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // It stands in memory.
  }
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
