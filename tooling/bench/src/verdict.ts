import type { Statistics } from './statistics.ts';

/** `untold`: the machine was too busy to tell. */
export type Verdict = 'held' | 'untold' | 'broken';

/**
 * Whether a promise about p99 is kept. `idle`: what a millisecond of work took in between: where that alone takes longer than was promised,
 * the time is the machine's.
 */
export function verdictOf(measured: Pick<Statistics, 'p99'>, idle: Pick<Statistics, 'p99'>, budgetMs: number): Verdict {
  if (measured.p99 <= budgetMs) return 'held';
  return idle.p99 > budgetMs ? 'untold' : 'broken';
}

const texts: Readonly<Record<Verdict, string>> = {
  held: 'held',
  untold: 'NOT TOLD, the machine is busy: measure it where it is not',
  broken: 'BROKEN',
};

export const verdictText = (verdict: Verdict): string => texts[verdict];
