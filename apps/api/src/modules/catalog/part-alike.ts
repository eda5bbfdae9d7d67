/**
 * A page whose neighbours differ where that can be: whatever is like the one before it waits for the next that is not; where none is left
 * it goes back to between two that it is not like. It moves among its peers alone, so that what belongs together stays together.
 */
export function partAlike<T>(
  items: readonly T[],
  isAlike: (one: T, other: T) => boolean,
  isPeer: (one: T, other: T) => boolean,
): T[] {
  const left = [...items];
  const placed: T[] = [];
  const fits = (item: T, beside: T | undefined) => beside === undefined || !isAlike(item, beside);
  for (let [next] = left; next !== undefined; [next] = left) {
    const waiting = next;
    const found = left.findIndex((item) => isPeer(item, waiting) && fits(item, placed.at(-1)));
    if (found >= 0) {
      placed.push(...left.splice(found, 1));
      continue;
    }
    left.shift();
    const before = placed.findIndex(
      (one, at) => isPeer(one, waiting) && fits(waiting, one) && fits(waiting, placed[at - 1]),
    );
    placed.splice(before < 0 ? placed.length : before, 0, waiting);
  }
  return placed;
}
