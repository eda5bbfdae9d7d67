import { stemRussian } from '@showroom/domain/search/stem-russian';
import { isOtherThing } from '../words/foreign-words.ts';
import { soundQuality } from '../words/lexicon.ts';
import type { NameTable } from '../words/name-table.ts';
import type { QueryWord } from '../words/query-word.ts';
import { bitCount, bitsOf } from '../words/score-names.ts';
import { type AskedModels, fitsAsked, type NamedCars, readAskedModels } from './asked-car.ts';
import type { GoodsItem } from './goods.ts';
import { goodsWeights } from './goods-index.ts';
import type { GoodsReading } from './goods-reading.ts';
import type { GoodsSense } from './goods-senses.ts';
import type { GoodsStock } from './goods-stock.ts';
import { mostWords, type Tally, unionOf } from './tally-goods.ts';

/** What an item must be to be meant: words, a bit for each. */
export type AskedGoods = {
  /** The car that it is for. */
  car: number;
  /** All words that name a car, its mark included. */
  named: number;
  /** The models of that name; undefined where no name is whole. */
  models: AskedModels | undefined;
  /** What it is and who makes it: one of these must be met. */
  kind: number;
  /** What it is called first: one of these must be met. */
  head: number;
  /** What it is, of which it must meet so many. */
  thing: number;
  mostThings: number;
  /** Things that are called so are mostly made for one car or another. */
  isMade: boolean;
  /** Beside a car: things of that kind mostly fit every car, «дворники на киа рио». */
  isForAll: boolean;
};

/** «чехлы на рав4» are none for wheels: whether most things called so are made for some car. */
export function isMadeForCars({ items }: GoodsStock, heads: Uint32Array, named: number): boolean {
  let [all, made] = [0, 0];
  for (let place = 0; place < heads.length; place++) {
    if (((heads[place] as number) & named) === 0) continue;
    all += 1;
    if ((items[place]?.fits.length ?? 0) > 0) made += 1;
  }
  return made * 2 > all;
}

/** «резиновые коврики поло», «чехлы из экокожи»: of another material where there is none of this. */
const materials: ReadonlySet<string> = new Set(
  'резиновый текстильный ворсовый полиуретановый тканевый кожаный велюровый алюминиевый стальной'
    .split(' ')
    .map(stemRussian),
);

/** The words that name a car and nothing else; of its model where one is named. */
function carNamed(
  stock: GoodsStock,
  names: NameTable,
  { words, senses }: GoodsReading,
): Pick<AskedGoods, 'car' | 'named'> {
  const isMarkOf = (word: string) => (names.postings.get(word)?.marks.length ?? 0) > 0;
  const weightsOf = (own: GoodsSense['words']) =>
    own.flatMap(({ word }) => (stock.words.get(word) ?? []).map(({ weight }) => weight));
  const hasMaker = senses.some(({ words: own }) => weightsOf(own).includes(goodsWeights.brand));
  // «масло в мост патриот»: a line of a maker is one beside its maker.
  const isLine = (own: GoodsSense['words']) =>
    hasMaker || !weightsOf(own).every((weight) => weight === goodsWeights.name);
  // «сид» is no other case of Sidem.
  const isNamed = (own: GoodsSense['words'], names: GoodsSense['names']) =>
    names.some(({ quality }) => quality === 1) && own.every(({ quality }) => quality < 1);
  // «чехлы из кожи» are for no Yamaha YZ.
  const named = senses.map(({ words: own, names }, at) =>
    (own.length > 0 && (isLine(own) || /^\d/.test(words[at]?.text ?? '')) && !isNamed(own, names)) ||
    words[at]?.isStopWord
      ? []
      : names,
  );
  const all = bitsOf(named, (list) => list.length > 0);
  // «детские санки» name no Ssangyong.
  const sure = bitsOf(named, (list) => list.some(({ quality }) => quality >= soundQuality));
  return { car: bitsOf(named, (list) => list.some(({ word }) => !isMarkOf(word))) || all, named: sure };
}

/** Reads what of the shop the words of a query ask for. */
export function readAsked(
  stock: GoodsStock,
  names: NameTable,
  reading: GoodsReading,
  cars: NamedCars,
  tally: Tally,
): AskedGoods {
  const { words, senses } = reading;
  const { car, named: spelled } = carNamed(stock, names, reading);
  // With its figures: «мазда сх 5»; «детские санки» name no car.
  const sure = spelled & ~bitsOf(words, ({ text }) => isOtherThing(text));
  const named = [...cars.hits.values()].reduce(
    (all, { coverage, hasMark, mask }) => ((coverage === 1 || hasMark) && (mask & sure) !== 0 ? all | mask : all),
    0,
  );
  const kind =
    unionOf(tally.kinds) &
    ~bitsOf(senses, (sense) => sense.names.length > 0) &
    ~bitsOf(words, ({ attribute, isStopWord }) => isStopWord || attribute !== undefined);
  const isMaterial = ({ text }: QueryWord, at: number) =>
    materials.has(stemRussian(text)) || words[at - 1]?.text === 'из';
  // «масло на весту» is no filter of oil, «масляный фильтр на весту» no other filter.
  const thing = car === 0 ? 0 : kind & ~bitsOf(words, isMaterial);
  // «антифриз зик»: beside a maker, too, a thing is what it is called.
  const hasMaker = car === 0 && (unionOf(tally.kinds) & ~unionOf(tally.things)) !== 0;
  const head = car === 0 && !hasMaker ? 0 : unionOf(tally.heads) & kind;
  const isMade = car !== 0 && head !== 0 && isMadeForCars(stock, tally.heads, head);
  return {
    ...{ car, named, kind, head, thing, isMade },
    models: car === 0 ? undefined : readAskedModels(names, cars, car),
    mostThings: thing === 0 ? 0 : mostWords(tally.things, thing),
    isForAll: head === 0 ? thing !== 0 && !isMadeForCars(stock, tally.kinds, thing) : !isMade,
  };
}

/** Whether an item is what is asked for, whatever it costs. */
export function isAsked(
  { car, models, kind, head, thing, mostThings, isMade }: AskedGoods,
  tally: Tally,
  place: number,
  item: GoodsItem,
): boolean {
  const has = (masks: Uint32Array, words: number) => words === 0 || ((masks[place] as number) & words) !== 0;
  // «аккумулятор на солярис» is no roof rack that fits it.
  if (!has(tally.kinds, kind) || !has(tally.heads, head)) return false;
  if (bitCount((tally.things[place] as number) & thing) < mostThings) return false;
  if (!isMade && item.fits.length === 0) return true;
  // Made for another car than the one that was named.
  return models ? fitsAsked(item, models) : has(tally.masks, car);
}
