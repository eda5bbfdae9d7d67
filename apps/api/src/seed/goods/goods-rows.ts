import type { accessory, accessoryFitment, accessoryStock } from '../../db/accessory-schema.ts';
import type { DealerFacts } from '../facts/dealer-facts.ts';
import type { Facts } from '../facts.ts';
import type { Workshop } from '../make-vehicle.ts';
import { createModelPool, type ModelPool } from '../model-pool.ts';
import { createRandom, type Random } from '../random.ts';
import { drawFitment, type Fitment, hasEngine } from './draw-fitment.ts';
import { type DrawnItem, drawItem } from './draw-item.ts';
import { goodsBrandRows, goodsCategories, type PlacedKind } from './goods-categories.ts';
import { goodsPicture } from './goods-picture.ts';
import type { KindFacts } from './goods-types.ts';

type GoodsRows = {
  items: (typeof accessory.$inferInsert)[];
  fitments: (typeof accessoryFitment.$inferInsert)[];
  stock: (typeof accessoryStock.$inferInsert)[];
};

const firstItemId = 500_001;
const maxAttempts = 60;
const sellingChance = 0.75;
const maxQty = 12;
const maxRank = 1_000_000;

type Shelf = { dealerIds: readonly (readonly number[])[] };

/** Dealer centres by holding: each holding has a shop of its own. */
function shelfOf(dealers: readonly DealerFacts[], ids: Workshop['ids']['dealer']): Shelf {
  const byHolding = Map.groupBy(dealers, ({ holdingId }) => holdingId);
  return {
    dealerIds: [...byHolding.values()].map((own) => own.flatMap(({ code }) => ids.get(code) ?? [])),
  };
}

/** A few centres of most holdings have it; one at least. */
function drawStock(random: Random, accessoryId: number, { dealerIds }: Shelf): GoodsRows['stock'] {
  const selling = dealerIds.filter(() => random.chance(sellingChance));
  const shops = selling.length > 0 ? selling : [random.pick(dealerIds)];
  return shops.flatMap((dealers) => {
    const chosen = new Set(Array.from({ length: random.int(1, 2) }, () => random.pick(dealers)));
    return [...chosen].map((dealerId) => ({ accessoryId, dealerId, qty: random.int(1, maxQty) }));
  });
}

type Pools = Record<Exclude<KindFacts['fit'], 'all'>, ModelPool>;

const offRoad = new Set(['suv', 'pickup']);
const open = new Set(['cabriolet', 'roadster', 'coupe']);

function drawOne(random: Random, kinds: readonly PlacedKind[], pools: Pools) {
  const placed = random.weighted(kinds, ({ kind }) => kind.share);
  const { kind, shop } = placed;
  const fitment: Fitment | undefined =
    kind.fit === 'all'
      ? undefined
      : drawFitment(random, pools[kind.fit], {
          several: shop === 'parts',
          ...(kind.ofEngine && { fits: hasEngine(kind.ofEngine) }),
        });
  return { placed, fitment, item: drawItem(random, kind, fitment) };
}

/**
 * The goods of the seed. Each depends on its number and on those before it alone, so that a small shop is the
 * beginning of a large one. No two share a name or an article.
 */
export function goodsRows(facts: Facts, ids: Workshop['ids'], count: number): GoodsRows {
  const { kinds } = goodsCategories();
  const brandIds = goodsBrandRows().ids;
  const shelf = shelfOf(facts.dealers, ids.dealer);
  const pools: Pools = {
    car: createModelPool(facts.marks, 'cars', 'used', () => true),
    roof: createModelPool(facts.marks, 'cars', 'used', (_, { bodies }) => !bodies.some((body) => open.has(body))),
    'off-road': createModelPool(facts.marks, 'cars', 'used', (_, { bodies }) =>
      bodies.every((body) => offRoad.has(body)),
    ),
    moto: createModelPool(facts.marks, 'moto', 'used', () => true),
  };
  const rows: GoodsRows = { items: [], fitments: [], stock: [] };
  const names = new Set<string>();
  const articles = new Set<string>();
  const isFresh = ({ name, partCode }: DrawnItem) => !names.has(name) && !articles.has(partCode);
  for (let id = firstItemId; id < firstItemId + count; id++) {
    const random = createRandom(-id);
    let drawn = drawOne(random, kinds, pools);
    for (let attempt = 0; !isFresh(drawn.item) && attempt < maxAttempts; attempt++)
      drawn = drawOne(random, kinds, pools);
    const { placed, fitment, item } = drawn;
    const { brand, ...words } = item;
    if (!isFresh(item)) throw new Error(`There are no ${count} different goods in the facts.`);
    names.add(item.name);
    articles.add(item.partCode);
    rows.items.push({
      id,
      ...words,
      categoryId: placed.categoryId,
      brandId: brandIds.get(brand) ?? 0,
      rank: Math.round(maxRank * random.next() ** 2),
      picture: goodsPicture(placed.kind.code, brand, item.name),
      minCount: placed.kind.minCount ?? 1,
    });
    for (const { mark, model } of fitment?.models ?? []) {
      const [yearFrom, yearTo] = fitment?.years ?? model.years;
      rows.fitments.push({
        accessoryId: id,
        markId: ids.mark.get(mark.code) ?? 0,
        modelId: ids.model.get(`${mark.code}/${model.code}`) ?? 0,
        yearFrom,
        yearTo,
      });
    }
    rows.stock.push(...drawStock(random, id, shelf));
  }
  return rows;
}
