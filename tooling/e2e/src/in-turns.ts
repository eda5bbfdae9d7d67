/** Does the same with every item, a few at once, and keeps their order. */
export async function inTurns<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return results;
}

/** About so many of a list, evenly over it: each kind that stands together has its turn. */
export const sampleOf = <T>(list: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, place) => place % step === 0);
};
