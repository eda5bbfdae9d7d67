import type { AmountRange } from '@showroom/domain/search/read-amounts';
import type { Attribute } from '../words/attributes.data.ts';
import { lesserFacts } from '../words/read-facts.ts';
import { bitsOf } from '../words/score-names.ts';
import { isVehicleWord } from '../words/vehicle-words.ts';
import { nameOf } from './asked-models.ts';
import type { Explained } from './explain-words.ts';
import { type FoundVehicles, findInsteadOfKind, foundNothing, missableWords } from './find-instead.ts';
import { mostNeighbours } from './find-neighbours.ts';
import { allBits, sayPrice, sayYears } from './find-unmet.ts';
import { type Found, foundPlaces } from './found-vehicles.ts';
import { matchKinds } from './match-rows.ts';
import type { Plan, Wishes } from './match-segment.ts';
import { manyAsked } from './means-nothing.ts';
import { sayCountry, sayFact, sayTogether, sayWish } from './say-facts.ts';
import { planVehicles } from './vehicle-plans.ts';
import { asksForKind, type Reading } from './vehicle-reading.ts';
import type { StockPlace } from './vehicle-stock.ts';
import { beyond, yearsFrom, yearsWished } from './wished-years.ts';

type Find = (reading: Reading, explained: Explained, asked: readonly number[]) => FoundVehicles;
/** What comes where nothing has all that is wished; undefined where a wish of its kind is none of the query's. */
type Waiver = (...query: [...Parameters<Find>, again: Find]) => FoundVehicles | undefined;

const isOfKind = ({ key }: Attribute) => key === 'kind' || key === 'type' || key === 'bodyType';
const wordsOf = ({ senses }: Pick<Reading, 'senses'>, is: (attribute: Attribute) => boolean): number =>
  bitsOf(senses, ({ attributes }) => attributes.some(is));

/** What of the models that are asked for, or of any, has some of the words, whatever else is wished. */
function findWith(reading: Reading, asked: readonly number[], needs: number, amounts: Wishes['amounts']): Found {
  const { stock, holdingId, senses, hits } = reading;
  const plans = new Map(
    asked.map((model): [number, Plan] => [model, { score: 0, needs: needs & ~(hits.get(model)?.mask ?? 0) }]),
  );
  const general = asked.length === 0 ? { score: 0, needs } : undefined;
  return matchKinds(stock, holdingId, { senses, amounts, plans, general });
}

/** `others` as what comes instead of what is said to be out, where they are not that already. */
const insteadOf = ({ stock }: Reading, { found, missing, ...rest }: FoundVehicles, said: string | undefined) =>
  missing !== undefined || found.total === 0 || said === undefined
    ? { found, ...rest, ...(missing !== undefined && { missing }) }
    : { found: foundPlaces(stock, found.slice(0, mostNeighbours)), missing: said };

/** «самосвал 8х4», «камаз 6х6», «мопед до 50 кубов»: the same in other figures. */
const withoutFact: Waiver = (reading, explained, asked, again) => {
  const fact = lesserFacts.find((one) => reading.amounts[one] !== undefined);
  if (!fact) return undefined;
  const { [fact]: value, ...amounts } = reading.amounts;
  // The smallest are the cheapest.
  const isSmall = fact === 'volume' && reading.amounts.volume?.from === 1;
  const others = again(
    { ...reading, amounts, order: reading.order ?? (isSmall ? 'price-asc' : undefined) },
    explained,
    asked,
  );
  const { names } = reading.stock;
  // «квадроцикл 200 кубов»: what is nearest to the volume comes first.
  const near = fact === 'volume' && !isSmall && reading.amounts.volume;
  const distance = ({ segment, row }: StockPlace) => beyond(segment.columns.ranges.volume[row] ?? 0, near || {});
  const { found } = others;
  const nearest = near && found.slice(0, found.total).sort((a, b) => distance(a) - distance(b));
  const isModel = (reading.hits.get(asked[0] ?? -1)?.coverage ?? 0) > 0;
  const subject = asked.length === 0 ? manyAsked(reading) : nameOf(names, asked, isModel);
  const figure = sayFact({ [fact]: value });
  const isOut = () => findWith(reading, asked, wordsOf(reading, isOfKind), { [fact]: value }).total === 0;
  const instead = nearest ? { ...others, found: foundPlaces(reading.stock, nearest) } : others;
  return insteadOf(reading, instead, subject && figure && isOut() ? `${subject} ${figure}` : undefined);
};

/** «тягач до 5 млн»: the cheapest of the kind. */
const atAnyPrice: Waiver = (reading, explained, asked, again) => {
  const { price, ...amounts } = reading.amounts;
  const many = manyAsked(reading) ?? (reading.isCar ? 'Автомобилей' : undefined);
  if (!price || many === undefined || asked.length > 0) return undefined;
  const others = again({ ...reading, amounts, order: reading.order ?? 'price-asc' }, explained, asked);
  // «тягач с пробегом до 5 миллионов»: what is told without a price holds.
  if (others.missing?.startsWith(many) && others.missing !== many) return others;
  return others.missing === undefined && others.found.total > 0
    ? insteadOf(reading, others, `${many} ${sayPrice(price)}`)
    : undefined;
};

/** «на 500 л. с.», «от 400 л. с.» */
const sayPower = ({ from, to }: AmountRange): string =>
  from === to
    ? `на ${from} л. с.`
    : `${[from === undefined ? [] : `от ${from}`, to === undefined ? [] : `до ${to}`].flat().join(' ')} л. с.`;

/** «тягач 500 лс»: the kind in another power. */
const atAnyPower: Waiver = (reading, explained, asked, again) => {
  const { power, ...amounts } = reading.amounts;
  const many = manyAsked(reading);
  if (!power || many === undefined || asked.length > 0) return undefined;
  const others = again({ ...reading, amounts }, explained, asked);
  return others.missing === undefined && others.found.total > 0
    ? insteadOf(reading, others, `${many} ${sayPower(power)}`)
    : undefined;
};

const isColor = ({ key }: Attribute) => key === 'color' || key === 'year' || key === 'country' || key === 'purpose';
const isCondition = ({ key }: Attribute) => key === 'condition';

/** A kind that is there in no such colour, year or condition, or from no such country: «красный кабриолет», «авто 2023 года без пробега», «фура бу». */
const inAnyColor: Waiver = (reading, explained, asked) => {
  const { stock, holdingId, words, senses } = reading;
  const { plans, general } = planVehicles(reading, explained);
  const isKind = asksForKind(reading) || words.some(({ text }) => isVehicleWord(text));
  if (asked.length > 0 || !isKind || !general) return undefined;
  const { year, leastSeats, generation, ...amounts } = reading.amounts;
  const needs = general.needs & ~wordsOf(reading, isColor);
  const ofAny = needs & ~wordsOf(reading, isCondition);
  for (const left of needs === ofAny ? [needs] : [needs, ofAny]) {
    if (left === 0) continue;
    const found = matchKinds(stock, holdingId, { ...reading, amounts, plans, general: { ...general, needs: left } });
    if (found.total === 0) continue;
    const told = senses.flatMap((sense, at) => {
      if ((general.needs & ~left & (1 << at)) === 0) return [];
      return sayWish(sense)?.said ?? sense.attributes.map(sayCountry).find((said) => said !== undefined) ?? [];
    });
    const when = yearsWished(reading, general.needs & ~left);
    const near =
      when && found.slice(0, found.total).sort((a, b) => yearsFrom(when.years)(a) - yearsFrom(when.years)(b));
    const said = when ? [...told, sayYears(when.years)] : told;
    const instead = near ? foundPlaces(stock, near) : found;
    const many = manyAsked(reading);
    return insteadOf(reading, { found: instead }, many && said.length > 0 ? `${many} ${sayTogether(said)}` : undefined);
  }
  return undefined;
};

/** «машина ямаха», but no «авто до 300 тысяч» */
const ofAnyType: Waiver = (reading, explained, asked, again) =>
  reading.isCar && (reading.hits.size > 0 || !reading.amounts.price)
    ? again({ ...reading, isCar: false }, explained, asked)
    : undefined;

const isElectro = ({ key, value }: Attribute) => key === 'engine' && value.includes('electro');

/** «электроквадроцикл» */
const ofAnyEngine: Waiver = (reading, explained, asked, again) => {
  const electro = wordsOf(reading, isElectro) & explained.required;
  const kind = manyAsked(reading);
  if (electro === 0 || kind === undefined || asked.length > 0) return undefined;
  const others = again(reading, { ...explained, required: explained.required & ~electro }, asked);
  return insteadOf(reading, others, `Электрических ${kind.toLowerCase()}`);
};

/** «эвакуатор», «эвакуатор камаз» */
const ofOtherKind: Waiver = (reading) => {
  if (missableWords(reading.senses) === 0) return undefined;
  // «маз бортовой» is no СГР Бортовой, and the name of a trailer may say its kind: «контейнеровоз».
  const named = [...reading.hits].filter(([, { mask }]) => (mask & ~reading.masks.wished) !== 0);
  if (named.some(([, { coverage }]) => coverage > 0)) return undefined;
  return findInsteadOfKind(
    reading,
    reading,
    named.map(([model]) => model),
  );
};

/** «мотоцикл бмв» where BMW stands for cars alone, «гидроцикл ямаха» */
const ofOtherMark: Waiver = (reading, _, asked) => {
  const { stock, holdingId, types, hits, inStock } = reading;
  const { names } = stock;
  const isOfTypes = (model: number) => types.includes(names.models[model]?.type ?? 'cars');
  const isMark = asked.length > 0 && asked.every((model) => hits.get(model)?.coverage === 0);
  const subject = manyAsked(reading);
  const isThere = types.length === 0 || asked.some((model) => isOfTypes(model) && inStock.has(model));
  if (!isMark || subject === undefined || isThere) return undefined;
  const missing = `${subject} ${nameOf(names, asked, false)}`;
  if (![...inStock.keys()].some(isOfTypes)) return { ...foundNothing(stock), missing, isUnsold: true };
  const ofType = (needs: number) =>
    matchKinds(stock, holdingId, { ...reading, plans: new Map(), general: { score: 0, needs } });
  const wished = ofType(wordsOf(reading, () => true));
  const others = wished.total > 0 ? wished : ofType(wordsOf(reading, isOfKind));
  return insteadOf(reading, { found: others }, missing);
};

/** In this order they are waived. */
const buildKeys: readonly Attribute['key'][] = ['gear', 'drive', 'engine'];

/** «универсал дизель механика» where one of the two is there alone. */
const ofOtherBuild: Waiver = (reading, explained, asked) => {
  const { stock, holdingId, senses } = reading;
  const many = manyAsked(reading);
  const { plans, general } = planVehicles(reading, explained);
  if (asked.length > 0 || many === undefined || !general) return undefined;
  const find = (needs: number) => matchKinds(stock, holdingId, { ...reading, plans, general: { ...general, needs } });
  const wished = buildKeys.flatMap((key) =>
    senses.flatMap((sense, at) => {
      const wish = (general.needs & (1 << at)) === 0 ? undefined : sayWish(sense);
      return wish?.key === key ? [{ ...wish, bit: 1 << at }] : [];
    }),
  );
  for (const waived of [...wished.map(({ bit }) => bit), allBits(wished)]) {
    const found = find(general.needs & ~waived);
    if (found.total > 0)
      return insteadOf(reading, { found }, `${many} ${sayTogether(wished.map(({ said }) => said).toReversed())}`);
  }
  return undefined;
};

/** In this order: what is waived first. */
const waivers: readonly Waiver[] = [
  withoutFact,
  atAnyPrice,
  atAnyPower,
  inAnyColor,
  ofAnyType,
  ofAnyEngine,
  ofOtherBuild,
  ofOtherKind,
  ofOtherMark,
];

export function findWaived(...query: Parameters<Waiver>): FoundVehicles | undefined {
  for (const waiver of waivers) {
    const found = waiver(...query);
    if (found) return found;
  }
  return undefined;
}
