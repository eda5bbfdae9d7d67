import type { StoreAsk } from '@showroom/api-contract/store';
import type { GoodsItem } from '../search/goods/goods.ts';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import { treeOf } from './category-tree.ts';
import { perGoods } from './per-goods.ts';

type Compare = (a: GoodsItem, b: GoodsItem) => number;
type Sort = Exclude<StoreAsk['sort'], undefined | 'popular'>;

const share = ({ price, disprice }: GoodsItem) => (price === 0 ? 0 : (price - disprice) / price);
const orders: Record<Sort, Compare> = {
  'price-asc': (a, b) => a.disprice - b.disprice || a.id - b.id,
  'price-desc': (a, b) => b.disprice - a.disprice || a.id - b.id,
  discount: (a, b) => share(b) - share(a) || a.id - b.id,
  newest: (a, b) => b.id - a.id,
};

/** All goods in an order: `places` by rank, and the rank of each place. */
type Order = { places: Int32Array; ranks: Int32Array };

const allOrders = perGoods<Sort, Order>();
const categories = perGoods<'places', ReadonlyMap<number, number[]>>();
const shelves = perGoods<string, Int32Array>();

const orderOf = (goods: GoodsStock, sort: Sort): Order =>
  allOrders(goods, sort, () => {
    const item = (place: number) => goods.items[place] as GoodsItem;
    const places = Int32Array.from(goods.items.keys()).sort((a, b) => orders[sort](item(a), item(b)));
    const ranks = new Int32Array(places.length);
    for (const [rank, place] of places.entries()) ranks[place] = rank;
    return { places, ranks };
  });

/** Places in an order; without one the most popular first, as the goods stand. */
export function sortPlaces(goods: GoodsStock, given: Iterable<number>, sort: StoreAsk['sort'] = 'popular'): Int32Array {
  if (sort === 'popular') return Int32Array.from(given).sort();
  const { places, ranks } = orderOf(goods, sort);
  return Int32Array.from(given, (place) => ranks[place] ?? 0)
    .sort()
    .map((rank) => places[rank] ?? 0);
}

/** Places of the goods of each category of its own. */
const placesByCategory = (goods: GoodsStock): ReadonlyMap<number, number[]> =>
  categories(goods, 'places', () => {
    const places = new Map<number, number[]>();
    for (const [place, { categoryId }] of goods.items.entries()) {
      const list = places.get(categoryId);
      if (list) list.push(place);
      else places.set(categoryId, [place]);
    }
    return places;
  });

function pickStocked(goods: GoodsStock, { shop, holdingId, sort }: StoreAsk, categoryId: number | undefined) {
  const byCategory = placesByCategory(goods);
  const places = [...treeOf(goods, holdingId).chains].flatMap(([id, chain]) => {
    const isInside = categoryId === undefined ? chain[0]?.shop === shop : chain.some((one) => one.id === categoryId);
    return isInside ? (byCategory.get(id) ?? []) : [];
  });
  const isSold = (place: number) => goods.items[place]?.holdings.includes(holdingId) === true;
  return sortPlaces(goods, places.filter(isSold), sort);
}

/** Places of what a holding has in stock of a category or a whole shop, in order; picked once for each copy of the goods. */
export function stockedIn(goods: GoodsStock, ask: StoreAsk, categoryId: number | undefined): Int32Array {
  const { shop, holdingId, sort = 'popular' } = ask;
  return shelves(goods, `${holdingId}/${categoryId ?? shop}/${sort}`, () => pickStocked(goods, ask, categoryId));
}
