import type { StoreItem } from '@showroom/api-contract/store';
import type { GoodsItem } from '../search/goods/goods.ts';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import { rowFor, treeOf } from './category-tree.ts';
import { companions, wholes } from './fitting.data.ts';
import { type CardView, presentCard, stockOf } from './present-card.ts';
import type { ShopFacts } from './shop-facts.ts';

/**
 * What is bought together with an item, each with as many pieces as make a whole, or as are free. What there is less of than is sold at
 * once is in no set, and an item of which that is true has none.
 */
export function setsOf(
  goods: GoodsStock,
  facts: ShopFacts,
  item: GoodsItem,
  partners: (category: string) => GoodsItem | undefined,
  view: CardView,
): StoreItem['sets'] {
  const chainOf = ({ categoryId }: GoodsItem) => treeOf(goods, view.holdingId).chains.get(categoryId) ?? [];
  const inSet = (one: GoodsItem) => {
    const free = stockOf(one, facts, view).reduce((sum, { qty }) => sum + qty, 0);
    const count = Math.min(free, Math.max(one.minCount, rowFor(wholes, chainOf(one)) ?? 1));
    return count > 0 && count >= one.minCount ? [{ card: presentCard(goods, facts, one, view), count }] : [];
  };
  const company = rowFor(companions, chainOf(item));
  const own = inSet(item);
  const others = (company?.categories ?? []).flatMap((code) => {
    const found = partners(code);
    return found ? inSet(found) : [];
  });
  return company && own.length > 0 && others.length > 0 ? [{ title: company.title, items: [...own, ...others] }] : [];
}
