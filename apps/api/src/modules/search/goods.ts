export type GoodsCategory = { id: number; parentId: number | null; code: string; nameRu: string; keywords: string };
export type GoodsBrand = { id: number; nameEn: string; nameRu: string };
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
  /** Holdings that have it in stock. */
  holdings: readonly number[];
  /** Ids of models that it fits; a mark alone is negative. Empty: fits everything. */
  fits: readonly number[];
};

/** What the shop sells, most popular items first. */
export type Goods = {
  items: readonly GoodsItem[];
  categories: ReadonlyMap<number, GoodsCategory>;
  brands: ReadonlyMap<number, GoodsBrand>;
};
