import type { Fitment, StoreItem } from '@showroom/api-contract/store';
import { goodsGallery } from '@showroom/domain/shop/goods-picture';
import { type Centre, readyAt } from '../dealers/pickup-centres.ts';
import type { GoodsItem } from '../search/goods/goods.ts';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import { rowFor, treeOf } from './category-tree.ts';
import { fittings } from './fitting.data.ts';
import { setsOf } from './item-sets.ts';
import { type CardView, presentCard, stockOf } from './present-card.ts';
import type { ShopFacts } from './shop-facts.ts';

const kopecks = 100;
const maxAnalogues = 8;

function fitsOf({ fits, years }: GoodsItem, { marks, models }: ShopFacts): Fitment[] {
  return fits.flatMap((fit, at) => {
    const model = fit > 0 ? models.get(fit) : undefined;
    const mark = marks.get(model?.markId ?? -fit);
    if (!mark) return [];
    const [from, to] = years[at] ?? [null, null];
    const name = ({ code, name }: { code: string; name: string }) => ({ code, name });
    return [{ mark: name(mark), model: model ? name(model) : null, from, to }];
  });
}

const spansMeet = ([a, b]: readonly [number | null, number | null], [c, d]: readonly [number | null, number | null]) =>
  (a ?? 0) <= (d ?? 9_999) && (c ?? 0) <= (b ?? 9_999);

/** Whether what fits one thing may be put on the vehicle of another. */
function sharesVehicle(one: GoodsItem, other: GoodsItem): boolean {
  if (one.isUniversal || other.isUniversal) return true;
  return one.fits.some((fit, at) =>
    other.fits.some((also, place) => {
      const own = one.years[at] ?? [null, null];
      return fit === also && spansMeet(own, other.years[place] ?? [null, null]);
    }),
  );
}

const inches = / R(\d\d)(?!\d)/;

/** A tyre of 15 inches goes on no rim of 14; a name without inches says nothing. */
function areOfOneWheel(one: string, other: string): boolean {
  const [own, its] = [inches.exec(one)?.[1], inches.exec(other)?.[1]];
  return own === undefined || its === undefined || own === its;
}

type View = CardView & { now: number };

/** Where an item can be taken from; a centre without one has it brought there, if any centre of the holding has it. */
function centresOf(item: GoodsItem, facts: ShopFacts, centres: readonly Centre[], view: View): StoreItem['centres'] {
  const stock = stockOf(item, facts, view);
  if (stock.length === 0) return [];
  return centres
    .map((centre) => {
      const qty = stock.find(({ centre: { code } }) => code === centre.code)?.qty ?? 0;
      const isInCity = stock.some(({ centre: { city } }) => city === centre.city);
      const { day } = readyAt(centre, qty > 0 ? 'here' : isInCity ? 'city' : 'elsewhere', view.now);
      const { code, name, city, address } = centre;
      return { dealer: code, name, city, address, qty, readyOn: day };
    })
    .sort((a, b) => Number(b.city === view.city) - Number(a.city === view.city) || (a.readyOn < b.readyOn ? -1 : 1));
}

/** An item for its own page. */
export function presentItem(
  goods: GoodsStock,
  facts: ShopFacts,
  item: GoodsItem,
  rest: { description: string; centres: readonly Centre[]; rating: StoreItem['rating'] },
  view: View,
): StoreItem {
  const chain = treeOf(goods, view.holdingId).chains.get(item.categoryId) ?? [];
  const card = (one: GoodsItem) => presentCard(goods, facts, one, view);
  const codeOf = ({ categoryId }: GoodsItem) => goods.categories.get(categoryId)?.code ?? '';
  const isSold = (one: GoodsItem) => one !== item && one.holdings.includes(view.holdingId);
  const analogues = goods.items
    .filter((one) => isSold(one) && one.categoryId === item.categoryId && sharesVehicle(item, one))
    .slice(0, maxAnalogues * 4)
    .sort((a, b) => Math.abs(a.disprice - item.disprice) - Math.abs(b.disprice - item.disprice))
    .slice(0, maxAnalogues);
  const partner = (code: string) =>
    goods.items.find(
      (one) => isSold(one) && codeOf(one) === code && sharesVehicle(item, one) && areOfOneWheel(item.name, one.name),
    );
  const fitting = rowFor(fittings, chain);
  return {
    ...card(item),
    ...{ description: rest.description, rating: rest.rating },
    gallery: goodsGallery(item.picture),
    centres: centresOf(item, facts, rest.centres, view),
    fits: fitsOf(item, facts),
    analogues: analogues.map(card),
    sets: setsOf(goods, facts, item, partner, view),
    fitting: fitting ? { price: fitting[0] * kopecks, minutes: fitting[1] } : null,
  };
}
