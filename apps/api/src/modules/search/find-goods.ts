import { stemRussian } from '@showroom/domain/search/stem-russian';
import { isAside } from './errands.ts';
import { isFiller } from './find-pages.ts';
import { isOtherThing } from './foreign-words.ts';
import { goodsWeights } from './goods-index.ts';
import { goodsSenseOf, isBegun, isNothing, noSense, shortestWhole } from './goods-senses.ts';
import type { GoodsStock } from './goods-stock.ts';
import type { NameTable } from './name-table.ts';
import { namesPage } from './page-ways.ts';
import { isComeWith, type ParsedQuery, type QueryWord } from './parse-query.ts';
import { bitCount, bitsOf } from './score-names.ts';
import { mostWords, scoreSteps, tallyFitment, tallyWords, unionOf } from './tally-goods.ts';

const kopecks = 100;
/** Weight of a word: numbers low, names and kinds high. */
const figureWeight = 1;
const letterWeight = 3;
/** What is said of a thing weighs less than what it is: «омыватель зимний» is no tyre. */
const qualityWeight = 2.5;
export const isQuality = (text: string): boolean => /^.{4,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/.test(text);
/** Minimum share of the query's weight that an item must match. */
const leastShare = 0.5;

/** Of things that a query means as much, those of these categories are meant: «масло на ладу» is for its engine, «свечи на рио» are no glow plugs. */
const meantFirst: ReadonlySet<string> = new Set(['motornye-masla', 'svechi-zazhiganiya']);
function firstMeant({ items, categories }: GoodsStock, places: readonly number[]): readonly number[] {
  const isMeant = (place: number) => meantFirst.has(categories.get(items[place]?.categoryId ?? 0)?.code ?? '');
  const meant = places.filter(isMeant);
  return meant.length === 0 ? places : [...meant, ...places.filter((place) => !isMeant(place))];
}

/** Whether most things that are called so are made for one car or another: «чехлы на рав4» are none for wheels. */
function isMadeForCars({ items }: GoodsStock, heads: Uint32Array, named: number): boolean {
  let [all, made] = [0, 0];
  for (let place = 0; place < heads.length; place++) {
    if (((heads[place] as number) & named) === 0) continue;
    all += 1;
    if ((items[place]?.fits.length ?? 0) > 0) made += 1;
  }
  return made * 2 > all;
}

/** What a thing is made of, or what follows «из», may be otherwise where there is none: «резиновые коврики поло», «чехлы из экокожи». */
const materials: ReadonlySet<string> = new Set(
  'резиновый текстильный ворсовый полиуретановый тканевый кожаный велюровый алюминиевый стальной'
    .split(' ')
    .map(stemRussian),
);
const towards = new Set(['в', 'во', 'на', 'для', 'под', 'к', 'от']);

/** What a thing is for weighs less than the thing, and what it has still less: «присадка в масло» is no oil, a recorder «с камерой заднего вида» no camera. */
function weightOf(text: string, before: string, isHad: boolean): number {
  if (/^\d/.test(text) || text.length < 3 || isHad) return figureWeight;
  if (towards.has(before)) return qualityWeight;
  return isQuality(text) ? qualityWeight : letterWeight;
}

/** Places of the items of a holding that a query means, best first. What names a page (`isPage`) must be all about goods. */
export function findGoods(
  stock: GoodsStock,
  names: NameTable,
  holdingId: number,
  { words, amounts }: ParsedQuery,
  isPage: boolean,
): number[] {
  const all = words.map((word) => goodsSenseOf(stock, names, word));
  // Beside a word that nobody knows the first letters of another mean nothing: «запись на то».
  const hasUnknown = words.some(({ isStopWord, attribute }, at) => !isStopWord && !attribute && isNothing(all[at]));
  // «для» is in the names of some things.
  const isAsideOf = (at: number) => words[at]?.isStopWord === true && words[at].text.length < shortestWhole;
  const senses = all.map((sense, at) => ((hasUnknown && isBegun(words[at])) || isAsideOf(at) ? noSense : sense));
  const withAt = words.findIndex(({ text }) => text === 'с' || text === 'со');
  const weights: readonly number[] = words.map(({ text, isStopWord }, at) => {
    const sense = senses[at];
    const isHad = withAt > 0 && at > withAt && (sense?.words.length ?? 0) > 0;
    return isStopWord || isNothing(sense) ? 0 : weightOf(text, words[at - 1]?.text ?? '', isHad);
  });
  const asked = weights.reduce((sum, weight) => sum + weight, 0);
  const unknown = words.filter(
    ({ isStopWord, attribute }, at) => !isStopWord && !attribute && weights[at] === 0,
  ).length;
  // Figures alone name no thing: «кредит под 0 процентов».
  const isFigures = words.every(({ text }, at) => weights[at] === 0 || /^\d/.test(text));
  // So do names of cars beside a word that nobody knows: «айпад про».
  const isThing = senses.some(({ words: own }, at) => own.length > 0 && (weights[at] ?? 0) > figureWeight);
  if (asked === 0 || ((isFigures || !isThing) && unknown > 0) || unknown > (isPage ? 0 : words.length / 2)) return [];
  // A thing of another world, or what it is for: «масло подсолнечное», «чехол на айфон». What a page is called is how it is sold.
  // What it comes with may be written nowhere: «магнитола с навигацией».
  const isForeign = ({ text, isStopWord, attribute }: QueryWord, at: number) =>
    !isStopWord &&
    !isComeWith(words, at) &&
    !attribute &&
    weights[at] === 0 &&
    !/^\d/.test(text) &&
    !isFiller(text) &&
    !isAside(text) &&
    !namesPage(text);
  const hasOther = words.some(({ text }, at) => isOtherThing(text) && !isComeWith(words, at));
  if (words.some(isForeign) || (hasOther && unknown > 0)) return [];
  const tally = tallyWords(stock, senses);
  tallyFitment(stock, names, senses, tally);
  const { from = 0, to = Number.POSITIVE_INFINITY } = amounts.price ?? {};
  const shareOf = new Map<number, number>();
  const weightOfMask = (mask: number) => {
    let sum = shareOf.get(mask);
    if (sum === undefined) {
      sum = weights.reduce((all, weight, at) => ((mask & (1 << at)) === 0 ? all : all + weight), 0);
      shareOf.set(mask, sum);
    }
    return sum;
  };
  // How much a vehicle may cost is no price of a thing: «мотоцикл до 300 тысяч».
  if (amounts.price && words.every(({ attribute, isStopWord }) => isStopWord || attribute)) return [];
  let best = 0;
  let byScore = new Map<number, number[]>();
  const isMark = (word: string) =>
    (names.postings.get(word)?.marks.length ?? 0) > 0 &&
    stock.words.get(word)?.every(({ weight }) => weight === goodsWeights.name) === true;
  /** Words of a car alone; of its model where one is named. */
  const named = senses.map(({ words: own, names: named }, at) =>
    // «чехлы из кожи» are for no Yamaha YZ.
    // A mark is one though a thing is called after it: «масло bmw» are no steps Bmw-Style.
    own.some(({ word }) => !isMark(word)) || words[at]?.isStopWord ? [] : named,
  );
  const modelNamed = bitsOf(named, (list) => list.some(({ word }) => !names.postings.get(word)?.marks.length));
  const carNamed = modelNamed || bitsOf(named, (list) => list.length > 0);
  const kindNamed =
    unionOf(tally.kinds) &
    ~bitsOf(senses, ({ names }) => names.length > 0) &
    ~bitsOf(words, ({ attribute, isStopWord }) => isStopWord || attribute !== undefined);
  // What the thing is called outweighs what is said of others: for a car «масло» is no filter of oil.
  // Of a thing for a car all is meant that any such thing has: «масляный фильтр» is no other filter.
  const isMaterial = ({ text }: QueryWord, at: number) =>
    materials.has(stemRussian(text)) || words[at - 1]?.text === 'из';
  const ofThing = kindNamed & ~bitsOf(words, isMaterial);
  const wholeThing = carNamed === 0 ? 0 : mostWords(tally.things, ofThing);
  const headNamed = carNamed === 0 ? 0 : unionOf(tally.heads) & kindNamed;
  const isMade = headNamed !== 0 && isMadeForCars(stock, tally.heads, headNamed);
  for (let place = 0; place < tally.masks.length; place++) {
    const mask = tally.masks[place] as number;
    if (mask === 0) continue;
    const weight = weightOfMask(mask);
    if (weight < best || weight === 0) continue;
    const item = stock.items[place];
    if (!item?.holdings.includes(holdingId) || item.disprice < from * kopecks || item.disprice > to * kopecks) continue;
    // Another thing that fits the car: «аккумулятор на солярис» is no roof rack.
    if (kindNamed !== 0 && ((tally.kinds[place] ?? 0) & kindNamed) === 0) continue;
    if (headNamed !== 0 && ((tally.heads[place] ?? 0) & headNamed) === 0) continue;
    if (bitCount((tally.things[place] ?? 0) & ofThing) < wholeThing) continue;
    // Made for another car than the one that was named.
    if (carNamed !== 0 && (mask & carNamed) === 0 && (isMade || item.fits.length > 0)) continue;
    if (weight > best) {
      best = weight;
      byScore = new Map();
    }
    const step = Math.round((tally.scores[place] ?? 0) * scoreSteps);
    const places = byScore.get(step);
    if (places) places.push(place);
    else byScore.set(step, [place]);
  }
  // Things that fit every car need not say which.
  const isUniversal = headNamed !== 0 && !isMade;
  // By that word alone only what is called so: «купить велосипед» is no rack for one.
  const isOtherAlone = hasOther && bitCount(bitsOf(weights, (weight) => weight > 0)) === 1;
  if (isOtherAlone && unionOf(tally.heads) === 0) return [];
  if (hasOther && best < asked) return [];
  if (best < (isUniversal ? weightOfMask(~carNamed) : asked) * leastShare) return [];
  return [...byScore]
    .sort(([a], [b]) => b - a)
    .flatMap(([, places]) => (kindNamed !== 0 ? firstMeant(stock, places) : places));
}
