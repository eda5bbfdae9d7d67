import type { EngineType } from '@showroom/domain/dictionaries';
import type { MarkFacts, ModelFacts } from '../facts/types.ts';
import type { Candidate, ModelPool } from '../model-pool.ts';
import type { Random } from '../random.ts';
import type { EngineKind } from './goods-types.ts';

/** What an item is made for, and how its name says so. */
export type Fitment = { models: readonly Candidate[]; words: string; years?: Years };
/** First and last model year; null: still made. */
type Years = readonly [from: number, to: number | null];

const maxModels = 3;
const severalChance = 0.35;
const typeOf = (model: ModelFacts) => model.type ?? 'cars';

/** `XV70 (2018–2024)`; years alone where a model has but one generation. */
function drawGeneration(random: Random, model: ModelFacts): { words: string; years: Years } {
  const [name, from, to] = model.generations?.length ? random.pick(model.generations) : ['', ...model.years];
  const years = to === null ? `с ${from} г.` : `${from}–${to}`;
  // The first of «M-Hero I» is called as the model is.
  return { words: name === '' || name === model.name ? `(${years})` : `${name} (${years})`, years: [from, to] };
}

function neighbours(random: Random, mark: MarkFacts, model: ModelFacts): ModelFacts[] {
  const others = mark.models.filter((other) => other !== model && typeOf(other) === typeOf(model));
  return others.length > 0 && random.chance(severalChance)
    ? [...new Set(Array.from({ length: random.int(1, maxModels - 1) }, () => random.pick(others)))]
    : [];
}

const unlike: Record<EngineKind, readonly EngineType[]> = {
  any: [],
  spark: ['diesel'],
  diesel: ['petrol', 'hybrid', 'gas'],
};

/** Whether a model is sold with an engine of the kind, too. */
export const hasEngine =
  (kind: EngineKind) =>
  ({ engines }: ModelFacts): boolean =>
    engines.some(([fuel]) => fuel !== 'electro' && !unlike[kind].includes(fuel));

type Wanted = { several: boolean; fits?: (model: ModelFacts) => boolean };

/** Draws the model that an item fits; parts, unlike accessories, often fit several of one mark. */
export function drawFitment(random: Random, pool: ModelPool, { several, fits = () => true }: Wanted): Fitment {
  let first = pool.draw(random);
  while (!fits(first.model)) first = pool.draw(random);
  const { mark, model } = first;
  const others = several ? neighbours(random, mark, model).filter(fits) : [];
  if (others.length === 0) {
    const { words, years } = drawGeneration(random, model);
    return { models: [first], words: `для ${mark.name} ${model.name} ${words}`, years };
  }
  return {
    models: [first, ...others.map((other) => ({ ...first, model: other }))],
    words: `для ${mark.name} ${[model, ...others].map(({ name }) => name).join(', ')}`,
  };
}
