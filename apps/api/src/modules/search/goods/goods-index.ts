import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import type { Goods } from './goods.ts';

/** Fields of an item: kind, synonyms of the kind, name, brand, categories. */
const fields = ['head', 'keyword', 'name', 'brand', 'category', 'group'] as const;
type Field = (typeof fields)[number];
export const goodsWeights: Record<Field, number> = {
  head: 1.3,
  keyword: 1.15,
  name: 1,
  brand: 0.95,
  category: 0.8,
  group: 0.6,
};

/** Inverted index: word → item positions, one weighted list per field. */
export type GoodsIndex = ReadonlyMap<string, readonly GoodsPosting[]>;
export type GoodsPosting = { weight: number; items: readonly number[] };

const itemsAtOnce = 2_000;

/** The maker's words of a name: years and what follows `для` say what it fits, which is kept by model. */
function ownWords(name: string, isUniversal: boolean): string[] {
  return searchAtoms(isUniversal ? name : name.replace(/ для .*$/u, ''));
}

/** Indexes the shop by words, and yields to the event loop in between. */
export async function buildGoodsIndex({ items, categories, brands }: Goods): Promise<GoodsIndex> {
  const lists = new Map<string, Partial<Record<Field, number[]>>>();
  const add = (word: string, field: Field, place: number) => {
    let byField = lists.get(word);
    if (!byField) {
      byField = {};
      lists.set(word, byField);
    }
    const list = byField[field] ?? [];
    if (list.at(-1) !== place) list.push(place);
    byField[field] = list;
  };
  const wordsOfCategory = new Map(
    [...categories.values()].map((category) => {
      const parent = category.parentId === null ? undefined : categories.get(category.parentId);
      const words: [Field, string[]][] = [
        ['keyword', searchAtoms(category.keywords)],
        ['category', searchAtoms(category.nameRu)],
        ['group', searchAtoms(parent?.nameRu ?? '')],
      ];
      return [category.id, words];
    }),
  );
  const wordsOfBrand = new Map(
    [...brands.values()].map(({ id, nameEn, nameRu }) => [id, searchAtoms(`${nameEn} ${nameRu}`)]),
  );
  for (const [place, { name, brandId, categoryId, fits }] of items.entries()) {
    const brand = wordsOfBrand.get(brandId) ?? [];
    const [head, ...rest] = ownWords(name, fits.length === 0);
    if (head) add(head, 'head', place);
    for (const word of rest) if (!brand.includes(word)) add(word, 'name', place);
    for (const word of brand) add(word, 'brand', place);
    for (const [field, words] of wordsOfCategory.get(categoryId) ?? [])
      for (const word of words) add(word, field, place);
    if (place % itemsAtOnce === 0) await yieldToEventLoop();
  }
  return new Map(
    [...lists].map(([word, byField]) => [
      word,
      fields.flatMap((field) => {
        const list = byField[field];
        return list ? [{ weight: goodsWeights[field], items: list }] : [];
      }),
    ]),
  );
}
