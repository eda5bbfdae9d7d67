import type { Statistics } from './statistics.ts';

/** `untold`: the machine was too busy to tell. */
export type Verdict = 'held' | 'untold' | 'broken';

/**
 * Whether a promise about p99 is kept. `empty`: what the same database took for a query that does nothing, asked in between: where that
 * alone takes longer than was promised, the time is the machine's.
 */
export function verdictOf(
  measured: Pick<Statistics, 'p99'>,
  empty: Pick<Statistics, 'p99'>,
  budgetMs: number,
): Verdict {
  if (measured.p99 <= budgetMs) return 'held';
  return empty.p99 > budgetMs ? 'untold' : 'broken';
}

const texts: Readonly<Record<Verdict, string>> = {
  held: 'held',
  untold: 'NOT TOLD, an empty query takes as long: measure it on a machine that is not busy',
  broken: 'BROKEN',
};

export const verdictText = (verdict: Verdict): string => texts[verdict];
