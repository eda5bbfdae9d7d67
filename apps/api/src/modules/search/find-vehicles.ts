import { askedModels, mostNeighbours, neighbourModels } from './find-neighbours.ts';
import type { ParsedQuery } from './parse-query.ts';
import { readCodes } from './read-codes.ts';
import { amountsFilter, generationFilter, type RowFilter, senseFilter } from './row-filter.ts';
import { type NameHit, scoreCodes, scoreNames, withoutLoneNumbers } from './score-names.ts';
import { isMeaningless, type VehicleSense, vehicleSenseOf } from './vehicle-senses.ts';
import type { VehicleStock } from './vehicle-stock.ts';

/** The shop's knowledge of a word: exact, similar, or none. */
export type GoodsKnowledge = 'whole' | 'near' | undefined;

/** Row numbers, best first; `missing` is the name of the model or mark that was asked for and is out: `rows` are its neighbours. */
export type FoundVehicles = { rows: readonly number[]; missing?: string };

/** Weight of a filter word relative to a name. */
const wishScore = 0.4;
/** Scores nearer than this are alike: then types and recommendations decide. */
const scoreSteps = 32;

type Plan = { score: number; filter: RowFilter };

function collect(
  stock: VehicleStock,
  holdingId: number,
  plans: ReadonlyMap<number, Plan>,
  general: Plan | undefined,
): FoundVehicles {
  const byScore = new Map<number, number[]>();
  const planOf: (Plan | undefined)[] = [];
  for (const [model, plan] of plans) planOf[model] = plan;
  const { model } = stock.numbers;
  const put = (row: number, { score }: Plan) => {
    const step = Math.round(score * scoreSteps);
    const rows = byScore.get(step);
    if (rows) rows.push(row);
    else byScore.set(step, [row]);
  };
  for (const row of stock.orders.get(holdingId) ?? []) {
    const own = planOf[model[row] ?? -1];
    if (own?.filter(row)) put(row, own);
    else if (general?.filter(row)) put(row, general);
  }
  return { rows: [...byScore].sort(([a], [b]) => b - a).flatMap(([, rows]) => rows) };
}

/** The filter of the words that a name does not explain; undefined when one of them means nothing by itself. */
function filterOfRest(
  senses: readonly VehicleSense[],
  filters: readonly (RowFilter | undefined)[],
  required: number,
  mask: number,
  amounts: RowFilter,
): RowFilter | undefined {
  const parts: RowFilter[] = [amounts];
  for (let word = 0; word < senses.length; word++) {
    if ((required & ~mask & (1 << word)) === 0) continue;
    const filter = filters[word];
    if (!filter) return undefined;
    parts.push(filter);
  }
  return (row) => parts.every((part) => part(row));
}

/** The vehicles of the models that are asked for, else of those named best and there at all, whatever else was wished. */
function findNamed(
  stock: VehicleStock,
  holdingId: number,
  hits: ReadonlyMap<number, NameHit>,
  asked: readonly number[],
): FoundVehicles {
  const ofMark = [...hits].filter(([model, { hasMark }]) => (asked.length > 0 ? asked.includes(model) : hasMark));
  const levels = Map.groupBy(ofMark.length > 0 ? ofMark : hits, ([, { score }]) => Math.floor(score));
  for (const [, named] of [...levels].sort(([a], [b]) => b - a)) {
    const plans = new Map(named.map(([model, { score }]) => [model, { score, filter: () => true }]));
    const found = collect(stock, holdingId, plans, undefined);
    if (found.rows.length > 0) return found;
  }
  return { rows: [] };
}

/** What is near to models that are out, with the other wishes of the query where there is such a thing, else without. */
function findInstead(
  stock: VehicleStock,
  holdingId: number,
  missing: readonly number[],
  hit: NameHit | undefined,
  filter: RowFilter | undefined,
): FoundVehicles {
  const { names } = stock;
  const [first = -1] = missing;
  const mark = names.marks[names.markOf[first] ?? -1]?.name ?? '';
  const near = neighbourModels(stock, holdingId, missing);
  const rowsOf = (kept: RowFilter) =>
    collect(stock, holdingId, new Map([...near].map(([model, score]) => [model, { score, filter: kept }])), undefined)
      .rows;
  const wished = filter ? rowsOf(filter) : [];
  const rows = wished.length > 0 ? wished : rowsOf(() => true);
  return {
    rows: rows.slice(0, mostNeighbours),
    missing: hit?.isWhole ? `${mark} ${names.models[first]?.name}` : mark,
  };
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
  const senses = words.map((word, at) => vehicleSenseOf(stock, word, goodsWords[at] === 'whole'));
  const named = scoreNames(
    stock.names,
    senses.map(({ names }) => names),
  );
  scoreCodes(
    named,
    readCodes(
      stock.names.codes,
      words.map(({ text }) => text),
    ),
  );
  const hits = withoutLoneNumbers(named, words);
  const coded = [...hits.values()].reduce((mask, { code }) => mask | (code?.mask ?? 0), 0);
  const isCoded = (at: number) => (coded & (1 << at)) !== 0;
  let required = 0;
  let unknown = 0;
  for (const [at, sense] of senses.entries()) {
    if (!isMeaningless(sense) || isCoded(at)) {
      if (!words[at]?.isStopWord) required |= 1 << at;
    } else if (!words[at]?.isStopWord) {
      if (goodsWords[at]) return { rows: [] };
      unknown += 1;
    }
  }
  const meant = senses.filter((sense, at) => !words[at]?.isStopWord && (!isMeaningless(sense) || isCoded(at))).length;
  const hasAmounts = Object.keys(amounts).length > 0;
  if ((meant === 0 && !hasAmounts) || unknown > meant) return { rows: [] };
  const amountsKept = amountsFilter(stock, amounts);
  const filters = senses.map((sense) =>
    sense.attributes.length > 0 || sense.modifications.size > 0 ? senseFilter(stock, sense) : undefined,
  );
  const plans = new Map<number, Plan>();
  const cache = new Map<number, RowFilter | undefined>();
  const filterFor = (mask: number) => {
    const rest = required & ~mask;
    if (!cache.has(rest)) cache.set(rest, filterOfRest(senses, filters, required, mask, amountsKept));
    return cache.get(rest);
  };
  for (const [model, { mask, score, code }] of hits) {
    const filter = filterFor(mask);
    const ofCode = code && generationFilter(stock, code, model);
    if (filter) plans.set(model, { score, filter: ofCode ? (row) => filter(row) && ofCode(row) : filter });
  }
  const asked = askedModels(hits, (at) => (senses[at]?.attributes.length ?? 0) > 0);
  const inStock = stock.modelCounts.get(holdingId);
  if (asked.length > 0 && !asked.some((model) => inStock?.has(model))) {
    const hit = hits.get(asked[0] ?? -1);
    return findInstead(stock, holdingId, asked, hit, filterFor(hit?.mask ?? 0));
  }
  const everything = filterFor(0);
  const general = everything && { score: wishScore * meant, filter: everything };
  const found = collect(stock, holdingId, plans, general);
  return found.rows.length > 0 ? found : findNamed(stock, holdingId, hits, asked);
}
