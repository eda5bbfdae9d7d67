import type { StoreCard } from '@showroom/api-contract/store';
import type { CityCode } from '@showroom/domain/city';
import type { GoodsItem } from '../search/goods/goods.ts';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import { linkOf, treeOf } from './category-tree.ts';
import type { ShopFacts } from './shop-facts.ts';

export type CardView = { holdingId: number; city: CityCode | undefined };

/** Free pieces at centres of a holding: those of a city first, then the fullest (PD-28). */
export function stockOf({ stock }: GoodsItem, { centres }: ShopFacts, { holdingId, city }: CardView) {
  return stock
    .flatMap(({ dealerId, qty }) => {
      const centre = centres.get(dealerId);
      return centre?.holdingId === holdingId ? [{ centre, qty }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.centre.city === city) - Number(a.centre.city === city) ||
        b.qty - a.qty ||
        (a.centre.code < b.centre.code ? -1 : 1),
    );
}

/** An item for cards and lines. */
export function presentCard(goods: GoodsStock, facts: ShopFacts, item: GoodsItem, view: CardView): StoreCard {
  const chain = treeOf(goods, view.holdingId).chains.get(item.categoryId) ?? [];
  const stock = stockOf(item, facts, view).map(({ centre, qty }) => ({ dealer: centre.code, qty }));
  const { id, name, partCode, price, disprice, picture, minCount, isUniversal } = item;
  return {
    ...{ id, name, partCode, price, disprice, picture, minCount, stock, isUniversal },
    brand: goods.brands.get(item.brandId)?.nameEn ?? '',
    shop: chain[0]?.shop ?? 'store',
    categories: chain.map(linkOf),
    dealerCode: stock[0]?.dealer ?? null,
  };
}
