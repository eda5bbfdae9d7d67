import type { Condition, TransportType } from '@showroom/domain/dictionaries';
import { seedYear } from './calendar.ts';
import type { MarkFacts, ModelFacts } from './facts/types.ts';
import { newWeights, usedWeights } from './popularity.data.ts';
import { hashOf, type Random } from './random.ts';

type Weighed = { mark: MarkFacts; model: ModelFacts; weight: number };
/** `demand`: how often its model is drawn, 0 next to never, a third as often as a middle one of its pool, 1 always. */
export type Candidate = Omit<Weighed, 'weight'> & { demand: number };
export type ModelPool = { draw(random: Random): Candidate };

const typeOf = (model: ModelFacts): TransportType => model.type ?? 'cars';

/** What the old fleet is worth falls out of the market: nobody trades in what ended before this. */
const oldestYear = 2005;

function canBe(condition: Condition, model: ModelFacts): boolean {
  const [from, to] = model.years;
  if (condition === 'new') return model.newPrice !== undefined && (to ?? seedYear) >= seedYear - 1 && from <= seedYear;
  return (model.newPrice ?? model.basePrice) !== undefined && (to ?? seedYear) >= oldestYear && from < seedYear;
}

function markWeight(mark: MarkFacts, condition: Condition): number {
  const known = (condition === 'new' ? newWeights : usedWeights)[mark.code];
  return known ?? (mark.popular ? 1.5 : 0.6);
}

/** Dear models are rarer; besides, each has a luck of its own. */
function modelWeight(mark: MarkFacts, model: ModelFacts): number {
  const [from] = model.newPrice ?? model.basePrice ?? [3_000, 3_000];
  const luck = 0.6 + (hashOf(`${mark.code}/${model.code}`) % 1_000) / 1_000;
  return luck / Math.sqrt(Math.max(from, 300) / 2_000);
}

/** The models that a holding can have of a type and condition, each with its share. */
export function createModelPool(
  marks: readonly MarkFacts[],
  type: TransportType,
  condition: Condition,
  allows: (mark: MarkFacts, model: ModelFacts) => boolean,
): ModelPool {
  const candidates: Weighed[] = [];
  for (const mark of marks) {
    const models = mark.models.filter(
      (model) => typeOf(model) === type && canBe(condition, model) && allows(mark, model),
    );
    const sum = models.reduce((total, model) => total + modelWeight(mark, model), 0);
    for (const model of models) {
      candidates.push({ mark, model, weight: (markWeight(mark, condition) * modelWeight(mark, model)) / sum });
    }
  }
  // A cumulative table and a binary search: the draw is made for every vehicle.
  const limits: number[] = [];
  let total = 0;
  for (const { weight } of candidates) {
    total += weight;
    limits.push(total);
  }
  return {
    draw: (random) => {
      const point = random.next() * total;
      let low = 0;
      let high = limits.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((limits[middle] ?? 0) <= point) low = middle + 1;
        else high = middle;
      }
      const found = candidates[low];
      if (!found) throw new Error(`No model of ${type}, ${condition} fits.`);
      const { mark, model, weight } = found;
      return { mark, model, demand: weight / (weight + (2 * total) / candidates.length) };
    },
  };
}
