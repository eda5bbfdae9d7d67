import type { Attribute } from './attributes.data.ts';
import { isSaidOfAnything } from './attributes.ts';
import { withBegunNames } from './begun-names.ts';
import { isQuality } from './find-goods.ts';
import {
  type FoundVehicles,
  findInstead,
  findInsteadOfKind,
  findNamed,
  foundNothing,
  markWithout,
  missingNamesake,
  wishesNone,
} from './find-instead.ts';
import { askedModels, mostNeighbours, nameOf } from './find-neighbours.ts';
import { foundPlaces } from './found-vehicles.ts';
import { fondQuality } from './lexicon.ts';
import { matchKinds, type Plan } from './match-rows.ts';
import { figureOf, isComeWith, type ParsedQuery } from './parse-query.ts';
import { readCodes } from './read-codes.ts';
import { isVehicleWord } from './read-foreign.ts';
import { bitsOf, type NameHit, scoreCodes, scoreNames, withoutLoneNumbers } from './score-names.ts';
import { vehicleKinds } from './vehicle-kinds.data.ts';
import { kindsAsked } from './vehicle-kinds.ts';
import { type GoodsKnowledge, isMeaningless, type VehicleSense, vehicleSenseOf } from './vehicle-senses.ts';
import { countModels, type VehicleStock } from './vehicle-stock.ts';

/** A typo in a word of so many letters leaves no doubt of what was meant. */
const shortestSure = 8;
/** Fewer letters of a beginning tell nothing beside other words, nor do so many of a part of a name. */
const shortestBegun = 3;
/** What is said of a truck and sold for a car: «газель тент». */
const truckBodies: ReadonlySet<string> = new Set([
  'тент',
  'тентом',
  'тентованная',
  'борт',
  'бортовая',
  'бортовой',
  'будка',
  'кунг',
]);
/** What a car has rather than what the shop sells for it: «нива легенд кондиционер». */
const equipment: ReadonlySet<string> = new Set(
  'кондиционер кондер кондей климат климатконтроль круиз люк панорама гбо парктроник парктроники подогрев вебаста'.split(
    ' ',
  ),
);
/** Weight of a filter word relative to a name. */
const wishScore = 0.4;

/** Beside the name of a truck its body is no other one's name: «газелька бортовая» is no СГР Бортовой. */
function withoutBodyNames(
  { names: { models, variants, postings } }: VehicleStock,
  words: readonly { text: string }[],
  senses: readonly VehicleSense[],
): readonly VehicleSense[] {
  const isBody = (at: number) => truckBodies.has(words[at]?.text ?? '');
  const namesTruck = ({ names }: VehicleSense, at: number) =>
    !isBody(at) &&
    names.some(({ word }) =>
      postings.get(word)?.variants.some((place) => models[variants[place]?.model ?? -1]?.type === 'commercial'),
    );
  if (!words.some((_, at) => isBody(at)) || !senses.some(namesTruck)) return senses;
  return senses.map((sense, at) => (isBody(at) ? { ...sense, kind: 'exact', names: [], texts: [] } : sense));
}

/** Bodies that motorcycles alone have, and are said of nothing else. */
const motoBodies: ReadonlySet<string> = new Set(['enduro', 'sport-bike', 'tricycle']);
/** What is said of a car as well: «грузовой Добло». */
const isCar = (type: string) => type === 'cars' || type === 'commercial';

/** Of which types of vehicle a wish is said. */
function typesOf({ key, value, not }: Attribute): readonly string[] {
  if (not) return [];
  if (key === 'type') return value;
  if (key === 'kind') return [vehicleKinds[value].type];
  return key === 'bodyType' && value.every((body) => motoBodies.has(body)) ? ['moto'] : [];
}

/** What may be otherwise where a kind of vehicle is named and there is none with it. */
const isLesser = ({ key }: Attribute) => key === 'color' || key === 'year';

/**
 * The vehicles of a holding that a query means. A word must be explained by the name of the mark or model, by a wish
 * or by the text of the modification; words that mean nothing anywhere are passed over while the others are more. When
 * nothing has it all, the vehicles of the named models are shown without the wishes.
 */
export function findVehicles(
  stock: VehicleStock,
  holdingId: number,
  { words, amounts }: ParsedQuery,
  goodsWords: readonly GoodsKnowledge[],
): FoundVehicles {
  const read = words.map((word, at) => vehicleSenseOf(stock, word, goodsWords[at]));
  const senses = withBegunNames(stock.names, words, withoutBodyNames(stock, words, read));
  const named = scoreNames(
    stock.names,
    senses.map(({ names }) => names),
  );
  scoreCodes(
    named,
    readCodes(
      stock.names.codes,
      words.map(({ text }) => figureOf(text)),
    ),
  );
  const coded = [...named.values()].reduce((mask, { code }) => mask | (code?.mask ?? 0), 0);
  const isCoded = (at: number) => (coded & (1 << at)) !== 0;
  const isUnknown = (sense: VehicleSense, at: number) =>
    isMeaningless(sense) && !isCoded(at) && !words[at]?.isStopWord && !/^\d/.test(words[at]?.text ?? '');
  const isMeant = (sense: VehicleSense, at: number) => !words[at]?.isStopWord && (!isMeaningless(sense) || isCoded(at));
  const meant = senses.filter(isMeant).length;
  const hits = withoutLoneNumbers(named, words, senses.some(isUnknown));
  // Beside another word one that holds a question together names nothing: «из» is no YZ.
  const telling = bitsOf(words, ({ isStopWord }) => !isStopWord);
  for (const [model, { mask }] of hits) if (meant > 0 && (mask & telling) === 0) hits.delete(model);
  // A word of the shop is no part of a longer name: «бокс 500 литров» is no Box Liner.
  const ofShop = bitsOf(goodsWords, (known) => known === 'letter');
  for (const [model, { mask, coverage, hasMark }] of hits)
    if (!hasMark && coverage < 1 && (mask & ~ofShop) === 0) hits.delete(model);
  // Wishes are no part of a longer name: «универсал дизель» is no S.CS Universal.
  const wished = bitsOf(senses, ({ attributes }) => attributes.length > 0);
  // Nor of the name of a mark beside another name: «кашкай механика» is no Русская Механика.
  // Nor is a figure beside it one of that mark's: «кашкай механика 2 литра» is no РМ 500-2.
  const letters = bitsOf(words, ({ text }) => !/^\d/.test(text));
  const isNamedBeside = [...hits.values()].some(({ mask }) => (mask & ~wished & letters) !== 0);
  for (const [model, { mask, coverage, hasMark, code }] of hits)
    if (isNamedBeside && (coverage === 0 || (hasMark && coverage < 1)) && !code && (mask & ~wished & letters) === 0)
      hits.delete(model);
  // What a car has is no part of a name: «авто с панорамой» is no Doblo Panorama.
  const ofCar = bitsOf(
    words,
    ({ text, exact }) => equipment.has(text) || exact.some(({ word }) => equipment.has(word)),
  );
  for (const [model, { mask, coverage, hasMark }] of hits)
    if (!hasMark && coverage < 1 && (mask & ~ofCar) === 0) hits.delete(model);
  // Beside a kind of vehicle names of that kind are meant: «мопед альфа» is no Alfa Romeo.
  // «веста спо» begins no sport bike.
  const types = senses.flatMap(({ kind, attributes }) =>
    attributes.flatMap((one) => (kind === 'exact' || one.key === 'type' ? typesOf(one) : [])),
  );
  const isOfType = (model: number) => types.includes(stock.names.models[model]?.type ?? 'cars');
  const inStock = countModels(stock, holdingId);
  const isNoCar = senses.some(
    ({ kind, attributes }) => kind === 'exact' && attributes.flatMap(typesOf).some((type) => !isCar(type)),
  );
  if (types.length > 0 && [...hits.keys()].some((model) => isOfType(model) && inStock.has(model)))
    for (const model of [...hits.keys()]) if (!isOfType(model)) hits.delete(model);
  // Nor is a car where one is named that is none, unless by its mark: «мотоцикл эндуро 250» is no E 250.
  if (isNoCar) for (const [model, { hasMark }] of hits) if (!hasMark && !isOfType(model)) hits.delete(model);
  if (isNoCar && ![...hits.values()].some(({ hasMark }) => hasMark) && ![...inStock.keys()].some(isOfType))
    return foundNothing(stock);
  const best = [...hits].reduce((most, [, { score }]) => Math.max(most, score), 0);
  const isTruck = [...hits].some(
    ([model, { score }]) => score === best && stock.names.models[model]?.type === 'commercial',
  );
  const hasKind = senses.some(({ attributes }) =>
    attributes.some(({ key }) => ['type', 'bodyType', 'kind'].includes(key)),
  );
  const isWhole = [...hits.values()].some(({ coverage, hasMark }) => coverage === 1 && (hasMark || words.length > 1));
  let required = 0;
  let unknown = 0;
  const isOfHit = (at: number) => [...hits.values()].some(({ mask }) => (mask & (1 << at)) !== 0);
  for (const [at, sense] of senses.entries()) {
    // «скутер 50 кубов»
    if (isNoCar && /^\d+$/.test(words[at]?.text ?? '') && sense.texts.length === 0 && !isOfHit(at)) continue;
    if (!isMeaningless(sense) || isCoded(at)) {
      if (!words[at]?.isStopWord) required |= 1 << at;
    } else if (!words[at]?.isStopWord) {
      const text = words[at]?.text ?? '';
      // «нива с кондиционером», «вито 119»
      if (isComeWith(words, at) || (isWhole && (equipment.has(text) || /^\d+$/.test(text)))) continue;
      // «детский квадроцикл»
      if (isTruck && truckBodies.has(text)) continue;
      if (goodsWords[at] && !(hasKind && isQuality(text))) return foundNothing(stock);
      if (!goodsWords[at]) unknown += 1;
    }
  }
  // Beside a word that nobody knows, guesses, what may be said of anything and figures of texts mean nothing: «билеты в кино», «0 процентов».
  // So do a few letters of a name: «айпад про».
  const isNamed = [...hits.values()].some(({ coverage, hasMark }) => coverage === 1 || hasMark);
  const isVague = ({ kind, attributes, names }: VehicleSense, at: number) =>
    (!isNamed && attributes.length === 0 && (words[at]?.text.length ?? 0) <= shortestBegun) ||
    (kind === 'fuzzy' && names.every(({ quality }) => quality < fondQuality)) ||
    (attributes.length > 0 && attributes.every(isSaidOfAnything)) ||
    (attributes.length + names.length === 0 && /^\d/.test(words[at]?.text ?? ''));
  // So do the first two letters of a name: «запись на то».
  const last = words.at(-1)?.text ?? '';
  const isBegun = meant === 1 && senses.at(-1)?.kind === 'prefix' && last.length < shortestBegun;
  if (unknown > 0 && coded === 0 && (isBegun || senses.every((sense, at) => !isMeant(sense, at) || isVague(sense, at))))
    return foundNothing(stock);
  const hasAmounts = Object.keys(amounts).length > 0;
  // A typo of a word of texts, and nothing else, is some other word: «салфетки» are no «safety».
  const isOtherWord = ({ kind, names, attributes }: VehicleSense) =>
    kind === 'fuzzy' && names.length + attributes.length === 0;
  if (meant > 0 && senses.every((sense, at) => !isMeant(sense, at) || (isOtherWord(sense) && !isCoded(at))))
    return foundNothing(stock);
  if ((meant === 0 && !hasAmounts) || unknown > meant) return foundNothing(stock);
  // Wishes alone are outweighed by as many words that nobody knows.
  const isNameTyped = coded !== 0 || senses.some(({ kind, names }) => kind === 'exact' && names.length > 0);
  if (!isNameTyped && unknown > 0 && unknown >= meant) return foundNothing(stock);
  const filters = senses.reduce(
    (mask, { attributes, texts }, at) => (attributes.length + texts.length > 0 ? mask | (1 << at) : mask),
    0,
  );
  /** The words that a name does not explain; undefined when one of them means nothing by itself. */
  const needsBeside = (mask: number) => {
    const needs = required & ~mask;
    return (needs & ~filters) === 0 ? needs : undefined;
  };
  const plans = new Map<number, Plan>();
  for (const [model, { mask, score, code, coverage, hasMark }] of hits) {
    if (!hasMark && !code && coverage < 1 && (mask & ~wished) === 0) continue;
    const needs = needsBeside(mask);
    if (needs !== undefined) plans.set(model, { score, needs, code });
  }
  const uses = senses.map(({ attributes, kind }, at) => ({
    isWish: attributes.length > 0,
    isBeginning: kind === 'prefix' && !isCoded(at),
    isLong: (words[at]?.text.length ?? 0) >= shortestSure,
  }));
  const asked = askedModels(stock.names, hits, uses);
  const without = markWithout(
    stock.names,
    asked,
    hits,
    senses.map((sense, at) => ({ text: words[at]?.text ?? '', sense })),
  );
  if (without) {
    const wanted = asked.flatMap((model) => {
      const entry = stock.names.models[model];
      return entry ? [{ ...entry, markId: without.markId }] : [];
    });
    return findInstead(stock, holdingId, inStock, wanted, without.missing, wishesNone, undefined);
  }
  if (asked.length > 0 && !asked.some((model) => inStock.has(model))) {
    const hit = hits.get(asked[0] ?? -1);
    const needs = needsBeside(hit?.mask ?? 0);
    const wanted = asked.flatMap((model) => stock.names.models[model] ?? []);
    const missing = nameOf(stock.names, asked, hit !== undefined && hit.coverage > 0);
    return findInstead(stock, holdingId, inStock, wanted, missing, { senses, amounts }, needs);
  }
  const everything = needsBeside(0);
  const general = everything === undefined ? undefined : { score: wishScore * meant, needs: everything };
  let found = matchKinds(stock, holdingId, { senses, amounts, plans, general });
  // «красный кабриолет»: of a kind that is there in no such colour all are shown; «дизельный минивэн 2019» and «авто 2023 года без пробега» too.
  const lesser = bitsOf(senses, ({ attributes }) => attributes.some(isLesser));
  const needed = (general?.needs ?? 0) & ~lesser;
  const isKind = hasKind || words.some(({ text }) => isVehicleWord(text));
  if (found.total === 0 && asked.length === 0 && general && isKind && needed !== 0) {
    const { year: _, ...sums } = amounts;
    found = matchKinds(stock, holdingId, { senses, amounts: sums, plans, general: { ...general, needs: needed } });
  }
  // A model that was named outweighs a wish that only others of its mark meet: «ситроен с4 седан».
  const nameOfModel = (model: number) => stock.names.models[model]?.name ?? '';
  const isAsked = (found: number) =>
    asked.some((model) => model === found || nameOfModel(found).startsWith(`${nameOfModel(model)} `));
  const isMet = asked.length === 0 || [...found.counts.keys()].some(isAsked);
  // What names nothing but the kind is no name of another: «полуприцеп самосвал».
  const isKindAsked = senses.some((sense) => kindsAsked(sense).length > 0);
  const isOwn = ({ mask, code }: NameHit) => !isKindAsked || code !== undefined || (mask & ~wished) !== 0;
  const own = new Map([...hits].filter(([, hit]) => isOwn(hit)));
  if (isKindAsked && found.total === 0 && [...own.values()].every(({ coverage }) => coverage === 0)) {
    const mark = stock.names.marks[stock.names.markOf[[...own.keys()][0] ?? -1] ?? -1]?.name;
    return findInsteadOfKind(stock, holdingId, { senses, amounts }, mark);
  }
  const shown = found.total > 0 && isMet ? { found } : findNamed(stock, holdingId, inStock, own, asked);
  const missing = missingNamesake(stock, inStock, hits, asked);
  return missing === undefined ? shown : { found: foundPlaces(stock, shown.found.slice(0, mostNeighbours)), missing };
}
