import type { GoodsKnowledge } from '../goods/goods-senses.ts';
import type { Attribute } from '../words/attributes.data.ts';
import type { ParsedQuery } from '../words/parse-query.ts';
import { lesserFacts } from '../words/read-facts.ts';
import { otherCars } from '../words/same-cars.data.ts';
import { bitsOf } from '../words/score-names.ts';
import { askedModels, missingNamesake, nameOf, nameOfAll, unknownModel } from './asked-models.ts';
import { type Explained, explainWords } from './explain-words.ts';
import { findAlike } from './find-alike.ts';
import { findBoth, type Known, sidesOf } from './find-either.ts';
import { withFamily } from './find-family.ts';
import { type FoundVehicles, findInstead, findNamed, foundNothing } from './find-instead.ts';
import { mostNeighbours } from './find-neighbours.ts';
import { findUnmet } from './find-unmet.ts';
import { findWaived } from './find-waived.ts';
import { type Found, foundPlaces } from './found-vehicles.ts';
import { markWithout } from './mark-without.ts';
import { matchKinds } from './match-rows.ts';
import type { Plan, Wishes } from './match-segment.ts';
import { meansNothing, missingType } from './means-nothing.ts';
import { withoutMisreadNames } from './misread-names.ts';
import { needsBeside, planVehicles } from './vehicle-plans.ts';
import { type Reading, readVehicles } from './vehicle-reading.ts';
import type { VehicleStock } from './vehicle-stock.ts';

/** What comes instead of a model that a query names and the holding lacks; undefined: it has it, or none is named. */
function findWithout(reading: Reading, explained: Explained, asked: readonly number[]): FoundVehicles | undefined {
  const { hits, inStock } = reading;
  const { names } = reading.stock;
  const wanted = asked.flatMap((model) => names.models[model] ?? []);
  const without = markWithout(reading, asked);
  if (without) {
    const ofMark = wanted.map((model) => ({ ...model, markId: without.markId }));
    // «ямаха р3»: near to a motorcycle come no cars.
    const own = names.models.filter(({ markId }) => markId === without.markId);
    const isOfType = own.some(({ type }) => ofMark.some((model) => model.type === type));
    return findInstead(reading, isOfType ? ofMark : own.map((model) => ({ ...model, name: '' })), without.missing);
  }
  if (asked.length === 0 || asked.some((model) => inStock.has(model))) return undefined;
  const hit = hits.get(asked[0] ?? -1);
  const isByCode = hit?.code !== undefined && hit.mask === hit.code.mask && asked.length > 1;
  const missing = isByCode ? nameOfAll(names, asked) : nameOf(names, asked, hit !== undefined && hit.coverage > 0);
  const needs = needsBeside(reading, explained, hit?.mask ?? 0);
  // What a figure says of a model that is out is said of nothing near: «актрос мп 4».
  const figures = bitsOf(reading.words, ({ text, attribute }) => /^\d+$/.test(text) && !attribute);
  const wishes = needs === undefined ? undefined : { ...reading, needs: needs & ~figures };
  const family = withFamily(reading, asked);
  if (!family) return findInstead(reading, wanted, missing, wishes);
  const there = findThere(family.reading, explained, family.asked);
  // It is said by the name that was asked for.
  const said = there.missing?.replace(nameOf(names, family.asked, true), missing);
  return said === undefined ? there : { ...there, missing: said };
}

/** Whether a model that was asked for is among what was found, or one whose name goes on: «веста» and Vesta Cross. */
function hasAsked({ stock: { names } }: Reading, { counts }: Found, asked: readonly number[]): boolean {
  const nameOfModel = (model: number) => `${names.markOf[model]} ${names.models[model]?.name ?? ''}`;
  // «дискавери 4» is no Discovery Sport.
  const isOther = (model: number) => otherCars.has(`${names.models[model]?.markCode}/${names.models[model]?.name}`);
  return [...counts.keys()].some((model) =>
    asked.some((one) => one === model || (!isOther(model) && nameOfModel(model).startsWith(`${nameOfModel(one)} `))),
  );
}

/** What of the wishes beside a name is waived, the first first: «серый джолион 2023»; sums hold longest. */
const waivable: readonly ((attribute: Attribute) => boolean)[] = [
  () => false,
  // «рав4 американка»
  ({ key }) => key === 'country',
  ({ key }) => key === 'year',
  ({ key }) => key === 'color',
  ({ key }) => key === 'year' || key === 'color',
  () => true,
];

/** What is asked for by a name without words that are no wishes, else with fewer wishes, else for another sum. */
function findLesser(reading: Reading, explained: Explained, asked: readonly number[]): Found | undefined {
  const { stock, holdingId, senses, hits } = reading;
  const amounts = { ...reading.amounts };
  for (const fact of lesserFacts) delete amounts[fact];
  const find = (isWaived: (attribute: Attribute) => boolean, bounds: Wishes['amounts']): Found | undefined => {
    const wished = bitsOf(senses, ({ attributes }) => attributes.length > 0 && !attributes.some(isWaived));
    const plans = new Map<number, Plan>();
    for (const model of asked) {
      const { mask = 0, score = 0, code } = hits.get(model) ?? {};
      const needs = explained.required & wished & ~mask;
      if (needs !== 0 || Object.keys(bounds).length > 0) plans.set(model, { score, needs, code });
    }
    const found = plans.size === 0 ? undefined : matchKinds(stock, holdingId, { ...reading, amounts: bounds, plans });
    return found && found.total > 0 ? found : undefined;
  };
  for (const isWaived of waivable) {
    const found = find(isWaived, amounts);
    if (found) return found;
  }
  return Object.keys(amounts).length > 0 ? find(() => false, {}) : undefined;
}

function findThere(reading: Reading, explained: Explained, asked: readonly number[]): FoundVehicles {
  const { stock, holdingId } = reading;
  const found = matchKinds(stock, holdingId, { ...reading, ...planVehicles(reading, explained) });
  const waived = found.total > 0 ? undefined : findWaived(reading, explained, asked, findThere);
  if (waived) return waived;
  // «ситроен с4 седан»: the model outweighs a wish that only others of its mark meet.
  const isMet = found.total > 0 && (asked.length === 0 || hasAsked(reading, found, asked));
  const missing = missingNamesake(reading, asked) ?? unknownModel(reading, explained.unknown, asked);
  const unmet = isMet || missing !== undefined ? undefined : findUnmet(reading, explained, asked);
  if (unmet) return unmet;
  const shown = isMet ? found : (findLesser(reading, explained, asked) ?? findNamed(reading, asked));
  return missing === undefined
    ? { found: shown }
    : { found: foundPlaces(stock, shown.slice(0, mostNeighbours)), missing };
}

/** Models that a query names whole. */
const namedWhole = (reading: Reading): number[] =>
  askedModels(reading).filter((model) => reading.hits.get(model)?.coverage === 1);

function findOne(reading: Reading): FoundVehicles {
  const { stock } = reading;
  const explained = explainWords(reading);
  if (meansNothing(reading, explained)) return { ...foundNothing(stock), ...missingType(reading, explained) };
  const asked = askedModels(reading);
  return (
    findAlike(reading, explained, asked) ??
    findWithout(reading, explained, asked) ??
    findThere(reading, explained, asked)
  );
}

/**
 * The vehicles of a holding that a query means. A word must be explained by the name of a mark or a model, by a wish or by the text of a
 * version; words that mean nothing are passed over while the others are more. Where nothing has it all, the models that were named come
 * without the wishes; where there is none of them, what is near to them.
 */
export function findVehicles(
  stock: VehicleStock,
  holdingId: number,
  query: ParsedQuery,
  goods: readonly GoodsKnowledge[],
): FoundVehicles {
  const read = (known: Known) => withoutMisreadNames(readVehicles(stock, holdingId, known.query, known.goods));
  const sides = sidesOf({ query, goods });
  const [first, last] = sides?.map((side) => namedWhole(read(side))) ?? [];
  // «дефендер или танк 300»: the longer name is no more meant than the other.
  if (sides && first?.[0] !== undefined && last?.[0] !== undefined)
    return findBoth(findOne(read(sides[0])), findOne(read(sides[1])));
  return findOne(read({ query, goods }));
}
