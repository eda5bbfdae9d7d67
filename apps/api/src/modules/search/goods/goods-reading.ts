import { isAside } from '../pages/errands.ts';
import { isFiller } from '../pages/find-pages.ts';
import { namesPage } from '../pages/page-ways.ts';
import type { NameTable } from '../words/name-table.ts';
import { isComeWith, type ParsedQuery } from '../words/parse-query.ts';
import type { QueryWord } from '../words/query-word.ts';
import type { AskedAmounts } from '../words/read-facts.ts';
import { bitCount, bitsOf } from '../words/score-names.ts';
import { type GoodsSense, goodsSenseOf, isNothing, isThingElsewhere, noSense, shortestWhole } from './goods-senses.ts';
import type { GoodsStock } from './goods-stock.ts';

/** A query as the shop understands it. */
export type GoodsReading = {
  words: readonly QueryWord[];
  amounts: AskedAmounts;
  senses: readonly GoodsSense[];
  /** What each word weighs. */
  weights: readonly number[];
  /** Words, a bit for each, that mean nothing to the shop and are no wish. */
  unknown: number;
  /** A thing of another world is named. */
  hasOther: boolean;
};

/** Numbers weigh little, names and kinds much. */
const figureWeight = 1;
const letterWeight = 3;
/** What is said of a thing weighs less than what it is: «омыватель зимний» is no tyre. */
const qualityWeight = 2.5;
export const isQuality = (text: string): boolean => /^.{4,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/.test(text);

/** When, not what: beside a thing «шины зимой» are winter tyres. */
export const seasons: ReadonlySet<string> = new Set(['зимой', 'летом', 'осенью', 'весной']);

export const towards: ReadonlySet<string> = new Set(['в', 'во', 'на', 'для', 'под', 'к', 'от']);

/** «присадка в масло» is no oil: what a thing is for weighs less. A recorder «с камерой заднего вида» is no camera: what it `isHad` with still less. */
function weightOf(text: string, before: string, isHad: boolean): number {
  if (/^\d/.test(text) || text.length < 3 || isHad) return figureWeight;
  if (towards.has(before)) return qualityWeight;
  return isQuality(text) ? qualityWeight : letterWeight;
}

/** Reads each word of a query by itself. */
export function readGoods(stock: GoodsStock, names: NameTable, { words, amounts }: ParsedQuery): GoodsReading {
  const alone = words.map((word) => goodsSenseOf(stock, names, word));
  const isStrange = ({ isStopWord, attribute }: QueryWord) => !isStopWord && !attribute;
  const hasThing = words.some(
    ({ text, attribute }, at) => !attribute && !seasons.has(text) && (alone[at]?.words.length ?? 0) > 0,
  );
  const senses = alone.map((sense, at) => {
    // «каблук бу» is no BYD.
    if (words[at]?.attribute?.key === 'condition') return noSense;
    // «зимой дизель»
    if (!hasThing && seasons.has(words[at]?.text ?? '')) return noSense;
    // «w213» is no oil of 5W.
    if (words[at]?.text === 'w' && /^\d{3}$/.test(words[at + 1]?.text ?? '')) return noSense;
    // «для» is in the names of some things.
    const isShort = words[at]?.isStopWord === true && words[at].text.length < shortestWhole;
    // «омода с5»: of a name, which needs its mark beside it.
    const names = /^\d/.test(words[at + 1]?.text ?? '') ? sense.names : [];
    return isShort ? { words: [], names } : sense;
  });
  const withAt = words.findIndex(({ text }) => text === 'с' || text === 'со');
  const weights = words.map(({ text, isStopWord }, at) => {
    const sense = senses[at];
    const isHad = withAt > 0 && at > withAt && (sense?.words.length ?? 0) > 0;
    return isStopWord || isNothing(sense) ? 0 : weightOf(text, words[at - 1]?.text ?? '', isHad);
  });
  return {
    ...{ words, amounts, senses, weights },
    unknown: bitsOf(words, (word, at) => isStrange(word) && weights[at] === 0),
    // What it comes with may be of any world.
    hasOther: words.some(({ text }, at) => isThingElsewhere(names, text) && !isComeWith(words, at)),
  };
}

/** Tells that nothing of the shop is meant; `isPage`: the words name a page. */
type Denial = (reading: GoodsReading, isPage: boolean) => boolean;

/** «кредит под 0 процентов», «айпад про»: beside an unknown word figures and names of cars are no thing. */
const namesNoThing: Denial = ({ senses, weights, unknown }) => {
  const isThing = senses.some(({ words }, at) => words.length > 0 && (weights[at] ?? 0) > figureWeight);
  return weights.every((weight) => weight === 0) || (unknown !== 0 && !isThing);
};

/** What names a page must be all about goods. */
const isOutweighed: Denial = ({ words, unknown }, isPage) => bitCount(unknown) > (isPage ? 0 : words.length / 2);

/** «масло подсолнечное», «чехол на айфон»; but «магнитола с навигацией», and what a page is called is how a thing is sold. */
const isOfOtherWorld: Denial = ({ words, unknown, hasOther }) => {
  const told = bitsOf(
    words,
    ({ text }, at) => isComeWith(words, at) || /^\d/.test(text) || isFiller(text) || isAside(text) || namesPage(text),
  );
  return (unknown & ~told) !== 0 || (hasOther && unknown !== 0);
};

/** «мотоцикл до 300 тысяч», «скутер 50 кубов»: a vehicle's price is no price of a thing. */
const isSumOfVehicle: Denial = ({ words, amounts }) =>
  (amounts.price !== undefined || amounts.volume !== undefined) &&
  words.every(({ attribute, isStopWord }) => isStopWord || attribute);

const denials: readonly Denial[] = [namesNoThing, isOutweighed, isOfOtherWorld, isSumOfVehicle];

export const meansNoGoods: Denial = (reading, isPage) => denials.some((denial) => denial(reading, isPage));
