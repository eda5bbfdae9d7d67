import { type ShopCode, storePath } from '@showroom/domain/shop/store-path';
import { printStoreQuery, type StoreQuery } from '@showroom/domain/shop/store-query';
import type { ShopBase } from '../shop-site.ts';

/** What no filter of a shelf changes: where it stands and what is asked beside every choice. Plain data: it travels to the browser. */
export type ShelfRoot = {
  /** Path with its final slash, below `/iframe` in a partner's frame. */
  path: string;
  shop: ShopCode;
  /** Codes from the first level down, `shiny,zimnie`; '' for the whole shop. */
  categories: string;
};

/** A shelf as its screen sees it. */
export type Shelf = { root: ShelfRoot; query: StoreQuery };

export const shelfRoot = (shop: ShopCode, categories: readonly string[], base: ShopBase): ShelfRoot => ({
  path: `${base}${storePath(shop, ...categories)}`,
  shop,
  categories: categories.join(),
});

/** The one address of a state. */
export function shelfAddress({ path }: ShelfRoot, query: StoreQuery): string {
  const printed = printStoreQuery(query);
  return printed ? `${path}?${printed}` : path;
}

/** Address of the shelf with some of its choices changed, from its first page. */
export const shelfHref = ({ root, query }: Shelf, change: Partial<StoreQuery>): string =>
  shelfAddress(root, { ...query, page: 1, ...change });
