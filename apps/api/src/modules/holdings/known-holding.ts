import { type Holding, type Holdings, readHoldings } from './read-holdings.ts';

export type { Holding };

let known: Holdings | undefined;

/** A holding's facts, read once in a process; for work that nobody's call begins. */
export function knownHolding(holdingId: number): Holding | undefined {
  known ??= readHoldings();
  return known.get(holdingId);
}
