import { firstFrom } from '../words/first-from.ts';
import type { GoodsItem } from './goods.ts';

/** Articles as they are looked up, in order, and the place of each one's item. */
export type ArticleIndex = { keys: readonly string[]; places: readonly number[] };

const keyOf = (partCode: string): string => partCode.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Indexes the items by their articles; items are numbered by their places. */
export function buildArticleIndex(items: readonly GoodsItem[]): ArticleIndex {
  const entries = items
    .map(({ partCode, id }, place) => ({ key: keyOf(partCode), id, place }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id));
  return { keys: entries.map(({ key }) => key), places: entries.map(({ place }) => place) };
}

/** Places of the items whose article begins with `key`, and whether one has it in full. */
export function findByArticle({ keys, places }: ArticleIndex, key: string): { found: number[]; isWhole: boolean } {
  const first = firstFrom(keys, key);
  const found: number[] = [];
  for (let at = first; keys[at]?.startsWith(key); at++) found.push(places[at] ?? 0);
  return { found, isWhole: keys[first] === key };
}
