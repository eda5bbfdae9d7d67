import type { ShopCode } from '@showroom/domain/shop/store-path';

export type GoodsCategory = {
  id: number;
  parentId: number | null;
  shop: ShopCode;
  code: string;
  nameRu: string;
  keywords: string;
  picture: string;
  position: number;
};
export type GoodsBrand = { id: number; code: string; nameEn: string; nameRu: string };
/** Free pieces of an item at a centre. */
export type GoodsPlace = { dealerId: number; qty: number };
/** Model years that an item fits; null without a limit. */
export type YearSpan = readonly [from: number | null, to: number | null];
export type GoodsItem = {
  id: number;
  categoryId: number;
  brandId: number;
  /** Kopecks. */
  price: number;
  disprice: number;
  /** Popularity. */
  rank: number;
  picture: string;
  name: string;
  partCode: string;
  minCount: number;
  /** Centres that have free pieces. */
  stock: readonly GoodsPlace[];
  /** Holdings that have it in stock. */
  holdings: readonly number[];
  /** Fits every vehicle. */
  isUniversal: boolean;
  /** Ids of models that it fits; a mark alone is negative. Empty: fits everything, or nobody has told what. */
  fits: readonly number[];
  /** Of each of `fits`. */
  years: readonly YearSpan[];
};

/** What the shop sells, most popular items first. */
export type Goods = {
  items: readonly GoodsItem[];
  categories: ReadonlyMap<number, GoodsCategory>;
  brands: ReadonlyMap<number, GoodsBrand>;
};
