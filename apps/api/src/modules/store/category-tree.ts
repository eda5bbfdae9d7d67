import type { CategoryLink, CategoryTile, StoreCategory } from '@showroom/api-contract/store';
import { type ShopCode, shopCodes } from '@showroom/domain/shop/store-path';
import type { GoodsCategory } from '../search/goods/goods.ts';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import { perGoods } from './per-goods.ts';

/** The categories of a shop with what is in stock of them at a holding. */
export type CategoryTree = {
  /** Categories of an item's own and those above it, the first level first, by the id of its own. */
  chains: ReadonlyMap<number, readonly GoodsCategory[]>;
  counts: ReadonlyMap<number, number>;
};

const trees = perGoods<number, CategoryTree>();

function chainsOf({ categories }: GoodsStock): Map<number, GoodsCategory[]> {
  const chains = new Map<number, GoodsCategory[]>();
  for (const category of categories.values()) {
    const chain: GoodsCategory[] = [];
    let at: GoodsCategory | undefined = category;
    while (at) {
      chain.unshift(at);
      at = at.parentId === null ? undefined : categories.get(at.parentId);
    }
    chains.set(category.id, chain);
  }
  return chains;
}

function countTree(goods: GoodsStock, holdingId: number): CategoryTree {
  const chains = chainsOf(goods);
  const counts = new Map<number, number>();
  for (const { categoryId, holdings } of goods.items) {
    if (!holdings.includes(holdingId)) continue;
    for (const { id } of chains.get(categoryId) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { chains, counts };
}

/** The tree of a holding; made once for each copy of the goods. */
export const treeOf = (goods: GoodsStock, holdingId: number): CategoryTree =>
  trees(goods, holdingId, () => countTree(goods, holdingId));

export const linkOf = ({ code, nameRu }: GoodsCategory): CategoryLink => ({ code, name: nameRu });

/** The level below a category, or the first one: what has nothing in stock is left out. */
export function childrenOf(
  goods: GoodsStock,
  { counts }: CategoryTree,
  shop: ShopCode,
  parentId: number | null,
): (CategoryTile & { id: number })[] {
  return [...goods.categories.values()]
    .filter((category) => category.shop === shop && category.parentId === parentId && counts.has(category.id))
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map((category) => ({
      ...linkOf(category),
      id: category.id,
      picture: category.picture,
      count: counts.get(category.id) ?? 0,
    }));
}

/** Both shops, three levels each. */
export function wholeTree(goods: GoodsStock, holdingId: number, only?: ShopCode) {
  const tree = treeOf(goods, holdingId);
  const below = (shop: ShopCode, parentId: number | null) => childrenOf(goods, tree, shop, parentId);
  return shopCodes
    .filter((shop) => only === undefined || only === shop)
    .map((shop) => ({
      shop,
      categories: below(shop, null).map(
        ({ id, ...first }): StoreCategory => ({
          ...first,
          categories: below(shop, id).map(({ id: second, ...tile }) => ({
            ...tile,
            categories: below(shop, second).map(({ id: _, ...third }) => third),
          })),
        }),
      ),
    }));
}

/** The categories that codes name from the first level down; undefined where one is not there. */
export function findChain(
  { categories }: GoodsStock,
  shop: ShopCode,
  codes: readonly string[],
): readonly GoodsCategory[] | undefined {
  const chain: GoodsCategory[] = [];
  for (const code of codes) {
    const parentId = chain.at(-1)?.id ?? null;
    const next = [...categories.values()].find(
      (category) => category.shop === shop && category.parentId === parentId && category.code === code,
    );
    if (!next) return undefined;
    chain.push(next);
  }
  return chain;
}

/** The row of a table for the third level, else for the second. */
export function rowFor<T>(table: Readonly<Record<string, T>>, chain: readonly GoodsCategory[]): T | undefined {
  for (const { code } of chain.toReversed()) if (Object.hasOwn(table, code)) return table[code];
  return undefined;
}
