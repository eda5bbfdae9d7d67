import { sells } from './draw-dealer.ts';
import { bodiesOf, type MadeBody } from './facts/bodies-in.ts';
import type { MarkFacts, ModelFacts } from './facts/types.ts';
import type { Facts } from './facts.ts';
import { makeVehicle, type VehicleRow, type Workshop } from './make-vehicle.ts';
import { createModelPool, type ModelPool } from './model-pool.ts';
import { createRandom } from './random.ts';
import { type StockShare, stockPlan } from './stock-plan.data.ts';
import { createTallies } from './tally.ts';
import type { TrimBook } from './trims.ts';

const firstVehicleId = 100_001;
/** Semi-trailers are sold by holding 1 alone (PRD-1). */
const semiTrailerHolding = 1;
const maxAttempts = 20;

function bodiesAt(holdingId: number, mark: MarkFacts, model: ModelFacts): MadeBody[] {
  const made = bodiesOf(`${mark.code}/${model.code}`, model);
  return holdingId === semiTrailerHolding ? made : made.filter(({ body }) => body !== 'semi-trailer');
}

function poolOf(facts: Facts, share: StockShare): ModelPool {
  const electricOnly = (model: ModelFacts) => model.engines.every(([fuel]) => fuel === 'electro');
  const allows = (mark: MarkFacts, model: ModelFacts) =>
    bodiesAt(share.holdingId, mark, model).length > 0 &&
    sells(facts.dealers, mark, { ...share, engine: electricOnly(model) ? 'electro' : 'petrol' });
  return createModelPool(facts.marks, share.type, share.condition, allows);
}

/** Ids of a later holding begin at ten million times its own: far beyond any stock of the first two. */
const idsOfHolding = 10_000_000;

/** What to draw: which shares, from which id on, how many. */
type StockOrder = { plan: readonly StockShare[]; firstId: number; count: number };

/**
 * The vehicles of the seed, one by one: the stock of the first two holdings, `count` in all, then that of the others.
 * Each depends on its id and those before it, and its equipment stands in `trims` before it is yielded, so that a small stock is the beginning of a large one.
 */
export function* stockRows(facts: Facts, ids: Workshop['ids'], trims: TrimBook, count: number): Generator<VehicleRow> {
  yield* drawStock(facts, ids, trims, { plan: stockPlan, firstId: firstVehicleId, count });
  for (const { holdingId, perHundred, plan } of facts.moreStock) {
    const own = Math.ceil((count * perHundred) / 100);
    yield* drawStock(facts, ids, trims, { plan, firstId: holdingId * idsOfHolding + 1, count: own });
  }
}

function* drawStock(
  facts: Facts,
  ids: Workshop['ids'],
  trims: TrimBook,
  { plan, firstId, count }: StockOrder,
): Generator<VehicleRow> {
  const workshop: Workshop = {
    facts,
    ids,
    trims,
    bodiesOf: (holdingId, { mark, model }) => bodiesAt(holdingId, mark, model),
  };
  const tallyOf = createTallies();
  const pools = new Map(plan.map((share) => [share, poolOf(facts, share)]));
  for (let id = firstId; id < firstId + count; id++) {
    const random = createRandom(-id);
    const share = random.weighted(plan, (item) => item.share);
    const pool = pools.get(share);
    let row: VehicleRow | undefined;
    for (let attempt = 0; pool && !row && attempt < maxAttempts; attempt++) {
      const candidate = pool.draw(random);
      const tally = tallyOf(share, candidate);
      row = makeVehicle(workshop, share, candidate, id, tally);
      if (row) tally.add(row.bodyType);
    }
    if (!row) throw new Error(`No centre of holding ${share.holdingId} can have ${share.type}, ${share.condition}.`);
    yield row;
  }
}
