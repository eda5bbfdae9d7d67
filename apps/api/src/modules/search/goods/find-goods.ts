import type { NameTable } from '../words/name-table.ts';
import type { ParsedQuery } from '../words/parse-query.ts';
import { isGradeOrSize } from '../words/read-special.ts';
import { bitCount, bitsOf } from '../words/score-names.ts';
import { readCars } from './asked-car.ts';
import { type AskedGoods, isAsked, isMadeForCars, readAsked } from './asked-goods.ts';
import { type GoodsReading, meansNoGoods, readGoods } from './goods-reading.ts';
import { isAboutGoods } from './goods-senses.ts';
import type { GoodsStock } from './goods-stock.ts';
import { nearestFirst } from './nearest-figures.ts';
import { scoreSteps, type Tally, tallyFitment, tallyWords, unionOf } from './tally-goods.ts';
import { ofSize } from './tyre-size.ts';

const kopecks = 100;
/** Least share of the query's weight that an item must have. */
const leastShare = 0.5;

/** «масло на ладу» is for its engine, «свечи на рио» are no glow plugs: of things that are meant as much those of these categories come first. */
const meantFirst: ReadonlySet<string> = new Set(['motornye-masla', 'svechi-zazhiganiya']);
function firstMeant({ items, categories }: GoodsStock, places: readonly number[]): readonly number[] {
  const isMeant = (place: number) => meantFirst.has(categories.get(items[place]?.categoryId ?? 0)?.code ?? '');
  const meant = places.filter(isMeant);
  return meant.length === 0 ? places : [...meant, ...places.filter((place) => !isMeant(place))];
}

type WeightOf = (mask: number) => number;

/** What the words of a mask weigh; items have few different masks. */
function weigher({ weights }: GoodsReading): WeightOf {
  const known = new Map<number, number>();
  return (mask) => {
    let sum = known.get(mask);
    if (sum === undefined) {
      sum = weights.reduce((all, weight, at) => ((mask & (1 << at)) === 0 ? all : all + weight), 0);
      known.set(mask, sum);
    }
    return sum;
  };
}

/** Items of the greatest weight, by step of their score. */
type Best = { weight: number; byScore: ReadonlyMap<number, readonly number[]> };

function bestItems(
  { items }: GoodsStock,
  holdingId: number,
  { amounts }: GoodsReading,
  tally: Tally,
  asked: AskedGoods,
  weightOf: WeightOf,
): Best {
  const { from = 0, to = Number.POSITIVE_INFINITY } = amounts.price ?? {};
  let best = 0;
  let byScore = new Map<number, number[]>();
  for (let place = 0; place < tally.masks.length; place++) {
    const mask = tally.masks[place] as number;
    if (mask === 0) continue;
    const weight = weightOf(mask);
    if (weight < best || weight === 0) continue;
    const item = items[place];
    if (!item?.holdings.includes(holdingId) || item.disprice < from * kopecks || item.disprice > to * kopecks) continue;
    if (!isAsked(asked, tally, place, item)) continue;
    if (weight > best) {
      best = weight;
      byScore = new Map();
    }
    const step = Math.round((tally.scores[place] ?? 0) * scoreSteps);
    const places = byScore.get(step);
    if (places) places.push(place);
    else byScore.set(step, [place]);
  }
  return { weight: best, byScore };
}

/** Whether the best items have enough of what was said. */
function isEnough(
  { weight }: Best,
  { weights, hasOther }: GoodsReading,
  tally: Tally,
  asked: AskedGoods,
  weightOf: WeightOf,
) {
  // What fits every car need not say which.
  const whole = weightOf(asked.isForAll ? ~asked.named : -1);
  if (hasOther) {
    // «купить велосипед» is no rack for one.
    const isAlone = bitCount(bitsOf(weights, (one) => one > 0)) === 1;
    if (weight < whole || (isAlone && unionOf(tally.heads) === 0)) return false;
  }
  return weight >= whole * leastShare;
}

/** Places of the items of a holding that a query means, best first; `text`: as it was typed, `beyond`: words, a bit for each, of a model that only the market knows, for which nothing here is made; `isPage`: its words name a page. */
export function findGoods(
  stock: GoodsStock,
  names: NameTable,
  holdingId: number,
  query: ParsedQuery & { text: string; beyond: number },
  isPage: boolean,
): readonly number[] {
  const alone = readGoods(stock, names, query);
  const cars = readCars(names, alone.words, alone.senses);
  const reading = { ...alone, unknown: alone.unknown & ~cars.coded & ~query.beyond };
  const isDoubtful = meansNoGoods(reading, isPage);
  if (isDoubtful && (isPage || !isAboutGoods(stock, names, reading.words, isGradeOrSize(query.text)))) return [];
  const tally = tallyWords(stock, reading.senses);
  tallyFitment(stock, names, cars.hits, tally);
  const asked = readAsked(stock, names, reading, cars, tally);
  // «пылесос турбо вихрь»: of a thing that fits every car nobody knows what more is said, of one for some car what it is for.
  const heads = unionOf(tally.heads);
  if (isDoubtful && (asked.car !== 0 || heads === 0 || isMadeForCars(stock, tally.heads, heads))) return [];
  const weightOf = weigher(reading);
  const best = bestItems(stock, holdingId, reading, tally, asked, weightOf);
  if (!isEnough(best, reading, tally, asked, weightOf)) return [];
  const byScore = [...best.byScore]
    .sort(([a], [b]) => b - a)
    .flatMap(([, places]) => (asked.kind === 0 ? places : firstMeant(stock, places)));
  const meant = ofSize(stock, holdingId, query.text, byScore);
  const fitting = query.beyond === 0 ? meant : meant.filter((place) => stock.items[place]?.fits.length === 0);
  return nearestFirst(query.text, fitting, (place) => stock.items[place]?.name);
}
