import { isQuality, seasons } from '../goods/goods-reading.ts';
import { isComeWith } from '../words/parse-query.ts';
import { bitsOf } from '../words/score-names.ts';
import { kindsAsked } from '../words/vehicle-kinds.ts';
import { isEquipment, truckBodies } from '../words/vehicle-words.ts';
import { asksForKind, type Reading } from './vehicle-reading.ts';

/** What becomes of the words of a query; masks. */
export type Explained = {
  /** A vehicle must have these. */
  required: number;
  /** These mean nothing to anybody. */
  unknown: number;
  /** These mean something to the shop alone. */
  ofShop: number;
};

/** Words that ask for nothing, though no vehicle has them. */
type Aside = (reading: Reading) => number;

const isFigure = (text: string) => /^\d+$/.test(text);

/** «нива с кондиционером» */
const whatItComesWith: Aside = ({ words }) =>
  bitsOf(words, ({ text }, at) => isComeWith(words, at) || (text === 'без' && isComeWith(words, at + 1)));

/** «нива легенд кондиционер», «вито 119»: equipment and an engine beside a whole name. */
const besideWholeName: Aside = ({ words, hits }) => {
  const isWhole = [...hits.values()].some(({ coverage, hasMark }) => coverage === 1 && (hasMark || words.length > 1));
  // «королла ае92»: codes of bodies that no table has.
  const isCode = (text: string, at: number) =>
    /^\p{L}{1,3}$/u.test(text) && /^\d{2,3}$/.test(words[at + 1]?.text ?? '');
  return isWhole ? bitsOf(words, ({ text }, at) => isEquipment(text) || isFigure(text) || isCode(text, at)) : 0;
};

/** «газель тент» */
const bodyOfTruck: Aside = ({ stock, words, hits }) => {
  const best = [...hits.values()].reduce((most, { score }) => Math.max(most, score), 0);
  const isTruck = [...hits].some(
    ([model, { score }]) => score === best && stock.names.models[model]?.type === 'commercial',
  );
  return isTruck ? bitsOf(words, ({ text }) => truckBodies.has(text)) : 0;
};

/** «зимой дизель» */
const whenItIsDriven: Aside = ({ words }) => bitsOf(words, ({ text }) => seasons.has(text));

const asides: readonly Aside[] = [whatItComesWith, besideWholeName, bodyOfTruck, whenItIsDriven];

/** «скутер 50 кубов»: the volume of a motorcycle that no version has. */
function volumes({ words, senses, hits, isNoCar }: Reading): number {
  if (!isNoCar) return 0;
  const named = [...hits.values()].reduce((all, { mask }) => all | mask, 0);
  return bitsOf(words, ({ text }, at) => isFigure(text) && senses[at]?.texts.length === 0) & ~named;
}

/** Sorts the words by what is to be done with them. */
export function explainWords(reading: Reading): Explained {
  const { words, goods, masks, isNoCar, senses } = reading;
  // «бескапотный тягач»
  const ofLorry = senses.some((sense) => sense.kind === 'exact' && kindsAsked(sense).length > 0);
  const left = masks.said & ~volumes(reading);
  const meaningless = asides.reduce((mask, aside) => mask & ~aside(reading), left & ~masks.meant);
  const ofGoods = bitsOf(goods, (known) => known !== undefined);
  // «детский квадроцикл»: what is said of a kind of vehicle is said of things of the shop, too.
  const qualities = asksForKind(reading) ? bitsOf(words, ({ text }) => isQuality(text)) : 0;
  return {
    required: left & masks.meant,
    unknown: meaningless & ~ofGoods & ~(isNoCar || ofLorry ? qualities : 0),
    ofShop: meaningless & ofGoods & ~qualities,
  };
}
