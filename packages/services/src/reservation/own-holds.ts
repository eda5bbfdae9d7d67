/** Reservations of this browser, by vehicle: the secret of each opens its page. */
const key = 'vehicleHolds';
/** More are forgotten from the oldest. */
const most = 10;

type Holds = Record<string, string>;

function readHolds(): Holds {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Holds;
  } catch {
    return {};
  }
}

/** The reservation that this browser made of a vehicle; undefined where it made none, or storage is off. */
export const ownHold = (vehicleId: number): string | undefined => readHolds()[`v${vehicleId}`];

export function keepHold(vehicleId: number, id: string | null): void {
  const { [`v${vehicleId}`]: _old, ...others } = readHolds();
  const kept = Object.entries(others).slice(1 - most);
  try {
    localStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(id === null ? kept : [...kept, [`v${vehicleId}`, id]])),
    );
  } catch {
    // The link of the message opens it too.
  }
}
