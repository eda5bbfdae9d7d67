import type { GoodsKnowledge } from '../goods/goods-senses.ts';
import type { ParsedQuery } from '../words/parse-query.ts';
import type { FoundVehicles } from './find-instead.ts';
import type { Found } from './found-vehicles.ts';

/** A query with what the shop knows of each of its words. */
export type Known = { query: ParsedQuery; goods: readonly GoodsKnowledge[] };

/** The two sides of «или», each with the wishes of the other; undefined where nothing stands on one of them. */
export function sidesOf({ query, goods }: Known): readonly [Known, Known] | undefined {
  const { words } = query;
  const at = words.findIndex(({ text }) => text === 'или');
  if (at <= 0 || at === words.length - 1) return undefined;
  const side = (isOwn: (place: number) => boolean): Known => {
    const places = words.flatMap(({ attribute }, place) =>
      place !== at && (isOwn(place) || attribute) ? [place] : [],
    );
    return {
      query: { ...query, words: places.flatMap((place) => words[place] ?? []) },
      goods: places.map((place) => goods[place]),
    };
  };
  return [side((place) => place < at), side((place) => place > at)];
}

/** One after the other. */
function inTurn(first: Found, last: Found): Found {
  const counts = new Map(first.counts);
  for (const [model, count] of last.counts) counts.set(model, (counts.get(model) ?? 0) + count);
  return {
    total: first.total + last.total,
    counts,
    slice: (from, size, isAllowed) => {
      const head = first.slice(from, size, isAllowed);
      const passed = [...first.counts].reduce(
        (sum, [model, count]) => sum + (isAllowed?.(model) === false ? 0 : count),
        0,
      );
      return [...head, ...last.slice(Math.max(0, from - passed), size - head.length, isAllowed)];
    },
  };
}

/** What is found for either of two names; what one of them lacks is told where neither is there as it is wished. */
export function findBoth(first: FoundVehicles, last: FoundVehicles): FoundVehicles {
  const there = [first, last].filter(({ found, missing }) => missing === undefined && found.total > 0);
  if (there.length === 1) return there[0] ?? first;
  const found = inTurn(first.found, last.found);
  return there.length === 2 || !first.missing || !last.missing
    ? { found }
    : { found, missing: `${first.missing} и ${last.missing}` };
}
