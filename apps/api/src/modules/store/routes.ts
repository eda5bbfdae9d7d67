import { storePageSize } from '@showroom/domain/shop/store-query';
import { notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import { readCentres } from '../dealers/pickup-centres.ts';
import { childrenOf, findChain, linkOf, treeOf, wholeTree } from './category-tree.ts';
import { findShelf, pagesOf, recoveryOf } from './find-shelf.ts';
import { readRating } from './item-rating.ts';
import { presentCard } from './present-card.ts';
import { presentItem } from './present-item.ts';
import { readShopFacts } from './shop-facts.ts';

const noCategory = () => notFound('Такого раздела нет.');

/** Goods and what a shelf needs beside them. */
async function readShop({ search, answers, database }: Services) {
  return { goods: await search.goods(), facts: await answers.get('shop-facts', () => readShopFacts(database)) };
}

export const storeRoutes = {
  categories: api.store.categories.handler(async ({ input, context }) => ({
    items: wholeTree(await context.search.goods(), input.holdingId, input.shop),
  })),
  category: api.store.category.handler(async ({ input: { a: shop, b: code, holdingId }, context }) => {
    const goods = await context.search.goods();
    const tree = treeOf(goods, holdingId);
    const found = [...goods.categories.values()].find((category) => category.shop === shop && category.code === code);
    if (!found) throw noCategory();
    const children = childrenOf(goods, tree, shop, found.id).map(({ id: _, ...tile }) => tile);
    return { path: (tree.chains.get(found.id) ?? []).map(linkOf), children };
  }),
  filter: api.store.filter.handler(async ({ input, context }) => {
    const { shop, holdingId, city, search, page = 1, size = storePageSize } = input;
    const { goods, facts } = await readShop(context);
    const chain = findChain(goods, shop, input.categories ?? []);
    if (!chain) throw noCategory();
    const categoryId = chain.at(-1)?.id;
    const sought = search ? await context.search.listGoods(holdingId, search) : undefined;
    const among = sought?.places;
    const found = findShelf(goods, facts, input, { categoryId, among });
    const total = found.items.length;
    const shown = found.items.slice((page - 1) * size, page * size);
    const tree = treeOf(goods, holdingId);
    const recovery = recoveryOf(input, found);
    const whole = total === 0 && search ? findShelf(goods, facts, input, { categoryId, among: undefined }) : undefined;
    return {
      path: chain.map(linkOf),
      children: childrenOf(goods, tree, shop, categoryId ?? null).map(({ id: _, ...tile }) => tile),
      items: shown.map((item) => presentCard(goods, facts, item, { holdingId, city })),
      meta: { page: { current: page, size, totalPages: pagesOf(total, size), totalResults: total } },
      facets: found.facets,
      ...(total > 0 && sought?.missing && { missing: sought.missing }),
      recovery:
        whole && whole.items.length > 0
          ? [{ key: 'search', value: search ?? null, label: `«${search}»`, count: whole.items.length }, ...recovery]
          : recovery,
    };
  }),
  short: api.store.short.handler(async ({ input: { ids, holdingId, city }, context }) => {
    const { goods, facts } = await readShop(context);
    return {
      items: ids.flatMap((id) => {
        const item = goods.items[goods.places.get(id) ?? -1];
        return item ? [presentCard(goods, facts, item, { holdingId, city })] : [];
      }),
    };
  }),
  item: api.store.item.handler(async ({ input: { id, holdingId, city }, context }) => {
    const { goods, facts } = await readShop(context);
    const item = goods.items[goods.places.get(id) ?? -1];
    const [row] = await context.database.query<{ description: string }>(
      'select description from accessory where id = $1',
      [id],
    );
    if (!item || !row) throw notFound('Такого товара нет.');
    const [centres, rating] = await Promise.all([
      readCentres(context.database, holdingId, city),
      readRating(context.database, holdingId, id),
    ]);
    return presentItem(goods, facts, item, { ...row, centres, rating }, { holdingId, city, now: Date.now() });
  }),
};
