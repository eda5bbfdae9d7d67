import type { Attribute } from './attributes.data.ts';
import { isSaidOfAnything } from './attributes.ts';
import { withBegunNames } from './begun-names.ts';
import { isQuality } from './find-goods.ts';
import { askedModels, mostNeighbours, nameOf, neighbourModels, type Wanted } from './find-neighbours.ts';
import { type Found, foundPlaces } from './found-vehicles.ts';
import type { MarketName } from './market-names.ts';
import { type Asked, matchRows, type Plan } from './match-rows.ts';
import type { NameTable } from './name-table.ts';
import { figureOf, isComeWith, type ParsedQuery } from './parse-query.ts';
import { readCodes } from './read-codes.ts';
import { bitsOf, type NameHit, scoreCodes, scoreNames, withoutLoneNumbers } from './score-names.ts';
import { type GoodsKnowledge, isMeaningless, type VehicleSense, vehicleSenseOf } from './vehicle-senses.ts';
import { countModels, type VehicleStock } from './vehicle-stock.ts';

/** `missing` is the name of the model or mark that was asked for and is out: what is found are its neighbours. */
export type FoundVehicles = { found: Found; missing?: string };

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
/** Countries whose groups sell under several marks. */
const mixedUp: ReadonlySet<string> = new Set(['cn', 'kr']);
/** What a car has rather than what the shop sells for it: «нива легенд кондиционер». */
const equipment: ReadonlySet<string> = new Set(
  'кондиционер кондер кондей климат климатконтроль круиз люк панорама гбо парктроник парктроники подогрев вебаста'.split(
    ' ',
  ),
);
/** Weight of a filter word relative to a name. */
const wishScore = 0.4;

/** What may be otherwise where a kind of vehicle is named and there is none with it. */
const isLesser = ({ key }: Attribute) => key === 'color' || key === 'year';

const nothing = (stock: VehicleStock): FoundVehicles => ({ found: foundPlaces(stock, []) });

/** Plans that ask for models alone, whatever else was wished. */
const plansOf = (models: Iterable<readonly [model: number, score: number]>): Map<number, Plan> =>
  new Map([...models].map(([model, score]) => [model, { score, needs: 0 }]));
const wishesNone: Omit<Asked, 'plans'> = { senses: [], amounts: {} };
const wishless = (plans: Map<number, Plan>): Asked => ({ ...wishesNone, plans });

/** The vehicles of the models that are asked for, else of those named best and there at all, whatever else was wished. */
function findNamed(
  stock: VehicleStock,
  holdingId: number,
  inStock: ReadonlyMap<number, number>,
  hits: ReadonlyMap<number, NameHit>,
  asked: readonly number[],
): FoundVehicles {
  const ofMark = [...hits].filter(([model, { hasMark }]) => (asked.length > 0 ? asked.includes(model) : hasMark));
  const named = [...(ofMark.length > 0 ? ofMark : hits)].filter(([model]) => inStock.has(model));
  const best = named.reduce((most, [, { score }]) => Math.max(most, Math.floor(score)), 0);
  const plans = plansOf(
    named.filter(([, { score }]) => Math.floor(score) === best).map(([model, { score }]) => [model, score]),
  );
  return plans.size > 0 ? { found: matchRows(stock, holdingId, wishless(plans)) } : nothing(stock);
}

/** What is near to models that are out, with the other wishes of the query where there is such a thing, else without. */
function findInstead(
  stock: VehicleStock,
  holdingId: number,
  inStock: ReadonlyMap<number, number>,
  wanted: readonly Wanted[],
  missing: string,
  wishes: Omit<Asked, 'plans'>,
  needs: number | undefined,
): FoundVehicles {
  const near = plansOf(neighbourModels(stock.names, inStock, wanted));
  const withWishes = (needed: number) =>
    matchRows(stock, holdingId, {
      ...wishes,
      plans: new Map([...near].map(([model, { score }]) => [model, { score, needs: needed }])),
    });
  const wished = needs === undefined ? undefined : withWishes(needs);
  const found = wished && wished.total > 0 ? wished : matchRows(stock, holdingId, wishless(near));
  return {
    found: foundPlaces(stock, found.slice(0, mostNeighbours)),
    missing,
  };
}

/**
 * The mark that a query names beside a code that other marks alone have: there is no «тойота x5». A name of letters outweighs the mark, figures
 * alone are none.
 */
function markWithout(
  { marks, markOf, models, postings }: NameTable,
  asked: readonly number[],
  hits: ReadonlyMap<number, NameHit>,
  words: readonly { text: string; sense: VehicleSense }[],
): { markId: number; missing: string } | undefined {
  // A code that is there whole outweighs a model of the mark that has a part of it: «бмв q5» is no 5 серии.
  const whole = asked.filter((model) => {
    const hit = hits.get(model);
    return hit && !hit.hasMark && !hit.code && hit.coverage === 1;
  });
  const wholeMask = whole.reduce((bits, model) => bits | (hits.get(model)?.mask ?? 0), 0);
  const isPart = (model: number) => (wholeMask & ~(hits.get(model)?.mask ?? 0)) !== 0;
  const meant = whole.length > 0 ? asked.filter((model) => whole.includes(model) || !isPart(model)) : asked;
  const all = meant.flatMap((model) => hits.get(model) ?? []);
  const mask = all.reduce((bits, hit) => bits | hit.mask, 0);
  const said = words.filter((_, at) => (mask & (1 << at)) !== 0).map(({ text }) => text);
  const isCode = said.some((text) => !/^\d/.test(text)) && said.every((text) => text.length === 1 || /^\d/.test(text));
  if (!isCode || all.some(({ hasMark, code }) => hasMark || code)) return undefined;
  const [other, ...more] = words.flatMap(({ sense }, at) =>
    // A wish names no mark: «л200 механика» is not of Русская Механика.
    (mask & (1 << at)) === 0 && sense.names.length > 0 && sense.attributes.length === 0 ? [sense] : [],
  );
  const isSure = other?.kind === 'exact' && more.length === 0;
  const named = isSure ? other.names.flatMap(({ word }) => postings.get(word)?.marks ?? []) : [];
  const mark = marks[named[0] ?? -1];
  // Marks of a young group are mixed up: the T77 of Bestune is called FAW's, the K5 of Kia Hyundai's.
  const isMixedUp = (country?: string) => mixedUp.has(country ?? '') && country === mark?.country;
  const isOther = mark !== undefined && meant.every((model) => !isMixedUp(marks[markOf[model] ?? -1]?.country));
  return isOther ? { markId: mark.id, missing: `${mark.name} ${models[meant[0] ?? -1]?.name}` } : undefined;
}

/** What is near to a model that the market alone knows. */
export function findBeside(stock: VehicleStock, holdingId: number, { model, mark }: MarketName): FoundVehicles {
  const { names } = stock;
  const missing = `${mark ?? names.marks.find(({ id }) => id === model.markId)?.name} ${model.name}`.trim();
  const ofMark = names.models.filter(({ markId, type }) => markId === model.markId && type === model.type);
  // Any body of the mark is near.
  const bodyTypes = [...model.bodyTypes, ...ofMark.flatMap((one) => one.bodyTypes)];
  const wanted = [{ ...model, klass: null, bodyTypes }];
  return findInstead(stock, holdingId, countModels(stock, holdingId), wanted, missing, wishesNone, undefined);
}

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
  const senses = withBegunNames(
    stock.names,
    words,
    words.map((word, at) => vehicleSenseOf(stock, word, goodsWords[at])),
  );
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
  const best = [...hits].reduce((most, [, { score }]) => Math.max(most, score), 0);
  const isTruck = [...hits].some(
    ([model, { score }]) => score === best && stock.names.models[model]?.type === 'commercial',
  );
  const hasKind = senses.some(({ attributes }) => attributes.some(({ key }) => key === 'type' || key === 'bodyType'));
  const isWhole = [...hits.values()].some(({ coverage, hasMark }) => coverage === 1 && (hasMark || words.length > 1));
  let required = 0;
  let unknown = 0;
  for (const [at, sense] of senses.entries()) {
    if (!isMeaningless(sense) || isCoded(at)) {
      if (!words[at]?.isStopWord) required |= 1 << at;
    } else if (!words[at]?.isStopWord) {
      const text = words[at]?.text ?? '';
      // «нива с кондиционером», «вито 119»
      if (isComeWith(words, at) || (isWhole && (equipment.has(text) || /^\d+$/.test(text)))) continue;
      // «детский квадроцикл»
      const isSaidOf = (hasKind && isQuality(text)) || (isTruck && truckBodies.has(text));
      if (goodsWords[at] && !isSaidOf) return nothing(stock);
      if (!goodsWords[at]) unknown += 1;
    }
  }
  // Beside a word that nobody knows, guesses, what may be said of anything and figures of texts mean nothing: «билеты в кино», «0 процентов».
  // So do a few letters of a name: «айпад про».
  const isNamed = [...hits.values()].some(({ coverage, hasMark }) => coverage === 1 || hasMark);
  const isVague = ({ kind, attributes, names }: VehicleSense, at: number) =>
    (!isNamed && attributes.length === 0 && (words[at]?.text.length ?? 0) <= shortestBegun) ||
    kind === 'fuzzy' ||
    (attributes.length > 0 && attributes.every(isSaidOfAnything)) ||
    (attributes.length + names.length === 0 && /^\d/.test(words[at]?.text ?? ''));
  // So do the first two letters of a name: «запись на то».
  const last = words.at(-1)?.text ?? '';
  const isBegun = meant === 1 && senses.at(-1)?.kind === 'prefix' && last.length < shortestBegun;
  if (unknown > 0 && coded === 0 && (isBegun || senses.every((sense, at) => !isMeant(sense, at) || isVague(sense, at))))
    return nothing(stock);
  const hasAmounts = Object.keys(amounts).length > 0;
  // A typo of a word of texts, and nothing else, is some other word: «салфетки» are no «safety».
  const isOtherWord = ({ kind, names, attributes }: VehicleSense) =>
    kind === 'fuzzy' && names.length + attributes.length === 0;
  if (meant > 0 && senses.every((sense, at) => !isMeant(sense, at) || (isOtherWord(sense) && !isCoded(at))))
    return nothing(stock);
  if ((meant === 0 && !hasAmounts) || unknown > meant) return nothing(stock);
  // Wishes alone are outweighed by as many words that nobody knows.
  const isNameTyped = coded !== 0 || senses.some(({ kind, names }) => kind === 'exact' && names.length > 0);
  if (!isNameTyped && unknown > 0 && unknown >= meant) return nothing(stock);
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
  const inStock = countModels(stock, holdingId);
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
  let found = matchRows(stock, holdingId, { senses, amounts, plans, general });
  // «красный кабриолет»: of a kind that is there in no such colour all are shown; «дизельный минивэн 2019» too.
  const lesser = bitsOf(senses, ({ attributes }) => attributes.some(isLesser));
  if (found.total === 0 && asked.length === 0 && general && hasKind && lesser !== 0)
    found = matchRows(stock, holdingId, {
      senses,
      amounts,
      plans,
      general: { ...general, needs: general.needs & ~lesser },
    });
  // A model that was named outweighs a wish that only others of its mark meet: «ситроен с4 седан».
  const nameOfModel = (model: number) => stock.names.models[model]?.name ?? '';
  const isAsked = (found: number) =>
    asked.some((model) => model === found || nameOfModel(found).startsWith(`${nameOfModel(model)} `));
  const isMet = asked.length === 0 || [...found.counts.keys()].some(isAsked);
  return found.total > 0 && isMet ? { found } : findNamed(stock, holdingId, inStock, hits, asked);
}
