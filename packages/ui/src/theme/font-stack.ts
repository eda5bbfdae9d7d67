/** Fonts that are on a device already, by the names that `local()` finds them under. */
export const standIns = {
  arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  roboto: ['Roboto', 'Roboto Regular'],
} as const;
export type StandIn = keyof typeof standIns;

/** Name of the family stretched over a stand-in. */
export const fallbackName = (family: string, standIn: StandIn) => `${family} Fallback ${standIn}`;

/** Font stack of a family: itself, its stretched stand-ins, then whatever the system has. */
export function fontStack(family: string): string {
  const names = Object.keys(standIns).map((standIn) => fallbackName(family, standIn as StandIn));
  return [family, ...names, 'system-ui', 'sans-serif'].join(', ');
}
