import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import { shopCodes, storePath } from '@showroom/domain/shop/store-path';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import { treeOf } from '../store/category-tree.ts';

/** Shelves and items that a holding has in stock. */
export function describeShop(goods: GoodsStock, holdingId: number): SitemapOutline['shop'] {
  const { chains, counts } = treeOf(goods, holdingId);
  const shelves = [...counts.keys()].flatMap((id) => {
    const chain = chains.get(id) ?? [];
    const shop = chain[0]?.shop;
    return shop ? [storePath(shop, ...chain.map(({ code }) => code))] : [];
  });
  const shops = shopCodes.filter((shop) => shelves.some((path) => path.startsWith(storePath(shop))));
  return {
    shelves: [...shops.map((shop) => storePath(shop)), ...shelves.sort()],
    items: goods.items.filter(({ holdings }) => holdings.includes(holdingId)).map(({ id }) => id),
  };
}
