/** A source of chance that gives the same numbers for the same seed, on every machine. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** About normal, mean 0, deviation 1, never beyond ±3. */
  normal(): number;
};

/** mulberry32 over a mixed seed, so that neighbouring seeds give unlike numbers. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ (seed >>> 13);
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Nothing to pick from.');
    return items[Math.floor(next() * items.length)] as T;
  };
  return {
    next,
    pick,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    weighted: (items, weight) => {
      const total = items.reduce((sum, item) => sum + weight(item), 0);
      let rest = next() * total;
      for (const item of items) {
        rest -= weight(item);
        if (rest < 0) return item;
      }
      return pick(items);
    },
    normal: () => (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2,
  };
}

/** A number from a text, for weights that differ between models but never between runs. */
export function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x0100_0193);
  return hash >>> 0;
}
