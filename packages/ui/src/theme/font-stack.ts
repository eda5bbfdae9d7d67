/** Fonts that are on a device already, by the names that `local()` finds them under. */
export const standIns = {
  arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  roboto: { regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
} as const;
export type StandIn = keyof typeof standIns;

/** Name of the family stretched over a stand-in. */
export const fallbackName = (family: string, standIn: StandIn) => `${family} Fallback ${standIn}`;

/** Font stack of a family: itself, its stretched stand-ins, then whatever the system has. */
export function fontStack(family: string): string {
  const names = Object.keys(standIns).map((standIn) => fallbackName(family, standIn as StandIn));
  return [family, ...names, 'system-ui', 'sans-serif'].join(', ');
}
