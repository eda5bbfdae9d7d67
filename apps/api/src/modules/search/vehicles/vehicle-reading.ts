import { bitOfEquipment } from '../../catalog/equipment.ts';
import type { GoodsKnowledge } from '../goods/goods-senses.ts';
import type { Attribute } from '../words/attributes.data.ts';
import type { ParsedQuery } from '../words/parse-query.ts';
import type { QueryWord } from '../words/query-word.ts';
import { bodyCodes, readCodes } from '../words/read-codes.ts';
import { type AskedAmounts, ordinalFigure } from '../words/read-facts.ts';
import type { SearchOrder } from '../words/read-order.ts';
import type { Preference } from '../words/read-preference.ts';
import type { Relations } from '../words/read-relations.ts';
import { bitsOf, type NameHit, scoreCodes, scoreGeneration, scoreNames } from '../words/score-names.ts';
import { codeOf } from '../words/spoken-codes.ts';
import { vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { isCarWord } from '../words/vehicle-words.ts';
import { withBegunNames } from './begun-names.ts';
import { isMeaningless, type VehicleSense, vehicleSenseOf } from './vehicle-senses.ts';
import { countModels, isCarType, type VehicleStock } from './vehicle-stock.ts';

/** The vehicles of one holding; `inStock`: how many it has of each model. */
export type Holding = { stock: VehicleStock; holdingId: number; inStock: ReadonlyMap<number, number> };
export const holdingOf = (stock: VehicleStock, holdingId: number): Holding => ({
  stock,
  holdingId,
  inStock: countModels(stock, holdingId),
});

/** Words of a query, a bit for each. */
type WordMasks = {
  /** All but stop words. */
  said: number;
  /** All but figures. */
  letters: number;
  /** The code of a generation. */
  coded: number;
  /** Those that stand for a filter value. */
  wished: number;
  /** Those with a meaning among vehicles. */
  meant: number;
};

/** A query as a holding's vehicles understand it. Models are places in the name table. */
export type Reading = Holding & {
  words: readonly QueryWord[];
  amounts: AskedAmounts;
  order: SearchOrder | undefined;
  preference: Preference | undefined;
  /** What the shop knows of each word. */
  goods: readonly GoodsKnowledge[];
  senses: readonly VehicleSense[];
  hits: ReadonlyMap<number, NameHit>;
  masks: WordMasks;
  /** Types of vehicle that the words ask for. */
  types: readonly string[];
  /** A vehicle is asked for that is neither a car nor a truck. */
  isNoCar: boolean;
  /** One is. */
  isCar: boolean;
} & Relations;

/** Bodies that only motorcycles have. */
const motoBodies: ReadonlySet<string> = new Set(['enduro', 'sport-bike', 'tricycle', 'road']);

/** The types of vehicle that have a filter value; none: any may. */
function typesOf({ key, value, not }: Attribute): readonly string[] {
  if (not) return [];
  if (key === 'type') return value;
  if (key === 'kind') return [vehicleKinds[value].type];
  return key === 'bodyType' && value.some((body) => motoBodies.has(body)) ? ['moto'] : [];
}

const kindKeys: ReadonlySet<string> = new Set<Attribute['key']>(['type', 'bodyType', 'kind']);
/** Whether a query says what kind of vehicle is wanted. */
export const asksForKind = ({ senses }: Pick<Reading, 'senses'>): boolean =>
  senses.some(({ attributes }) => attributes.some(({ key }) => kindKeys.has(key)));

/** Whether a hit is a part of a model's name, without the mark. */
export const isPartOfName = ({ hasMark, coverage }: NameHit): boolean => !hasMark && coverage < 1;

/** Whether a hit is a model's whole name, or has the mark. */
export const isSureName = ({ hasMark, coverage }: NameHit): boolean => hasMark || coverage === 1;

/** What figures count: «солярис 2 литра» is no second Solaris. */
const counted =
  /^(?:л|литр|мест|двер|шт|комплект|владел|хозя|год|лет|месяц|тонн|метр|квт|цилиндр|клапан|ряд|колес|зон|камер|ключ|пассаж|человек|день|дня|дней|процент|тыс|млн|руб)/;
const isCounted = (words: readonly QueryWord[], at: number): boolean => counted.test(words[at + 1]?.text ?? '');

/** «бмв купе» is no Gran Coupe: beside a mark a body is no part of a longer name. */
function withoutBodiesOfNames(hits: Map<number, NameHit>, markOf: Int32Array, senses: readonly VehicleSense[]): void {
  const bodies = bitsOf(senses, ({ kind, attributes }) => kind === 'exact' && attributes.some(isBody));
  if (bodies === 0) return;
  const ofMarks = new Map(
    [...hits].flatMap(([model, hit]) => (hit.coverage === 0 ? [[markOf[model], hit] as const] : [])),
  );
  for (const [model, hit] of hits) {
    const ofMark = ofMarks.get(markOf[model]);
    const isBodyAlone = hit.hasMark && hit.coverage > 0 && hit.coverage < 1 && !hit.code;
    if (ofMark && isBodyAlone && (hit.mask & ~ofMark.mask & ~bodies) === 0) hits.set(model, ofMark);
  }
}
const isBody = ({ key }: Attribute) => key === 'bodyType';

/** Winches are on quads alone. */
const ofQuads = bitOfEquipment('winch');
const isOfCars = ({ equipment }: AskedAmounts): boolean => equipment !== undefined && (equipment.has & ofQuads) === 0;

/** No vehicle costs so little: «л200 до 1800» is said of thousands. */
const leastPrice = 10_000;
function inThousands(amounts: AskedAmounts): AskedAmounts {
  const { price } = amounts;
  if (!price || (price.to ?? price.from ?? leastPrice) >= leastPrice) return amounts;
  const meant = (sum: number | undefined) => (sum === undefined || sum >= leastPrice ? sum : sum * 1_000);
  const [from, to] = [meant(price.from), meant(price.to)];
  return { ...amounts, price: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } };
}

const saidOld = /^стар(?:ый|ая|ую|ое|ого|ой|ые|ых)$/;

/** Reads each word of a query by itself, and which models the words name together. */
export function readVehicles(
  stock: VehicleStock,
  holdingId: number,
  { words, ...wishes }: ParsedQuery,
  goods: readonly GoodsKnowledge[],
): Reading {
  // A figure alone is a name or nothing: «123» asks for no battery of 123 kWh.
  const isFigure = words.length === 1 && /^\d+$/.test(words[0]?.text ?? '');
  const alone = words
    .map((word, at) => vehicleSenseOf(stock, word, goods[at]))
    .map((sense) => (isFigure ? { ...sense, texts: [] } : sense));
  const senses = withBegunNames(stock.names, words, alone);
  const figures = words.map(({ text }, at) => (isCounted(words, at) ? '' : (ordinalFigure(text) ?? codeOf(text))));
  const hits = scoreNames(
    stock.names,
    senses.map(({ names }) => names),
  );
  withoutBodiesOfNames(hits, stock.names.markOf, senses);
  scoreCodes(hits, readCodes(stock.names.codes, figures));
  const { generation } = wishes.amounts;
  // «крета старая» is one of an older body.
  const body = wishes.amounts.body ?? (words.some(({ text }) => saidOld.test(text)) ? 'old' : undefined);
  const code = body === undefined ? generation : bodyCodes[body];
  if (code !== undefined) scoreGeneration(hits, stock.names.codes, String(code));
  const coded = [...hits.values()].reduce((mask, { code }) => mask | (code?.mask ?? 0), 0);
  const said = bitsOf(words, ({ isStopWord }) => !isStopWord);
  // A beginning says a type only where it is the word for it: «веста спо» is no sport bike.
  const types = senses.flatMap(({ kind, attributes }) =>
    attributes.flatMap((one) => (kind === 'exact' || one.key === 'type' ? typesOf(one) : [])),
  );
  const isNoCar = senses.some(
    ({ kind, attributes }) => kind === 'exact' && attributes.flatMap(typesOf).some((type) => !isCarType(type)),
  );
  return {
    ...holdingOf(stock, holdingId),
    ...wishes,
    amounts: inThousands(wishes.amounts),
    ...{ words, goods, senses, hits, types, isNoCar },
    // What something is to be equipped with is said of cars.
    isCar:
      types.length === 0 &&
      (words.some(({ text }) => isCarWord(text)) || (hits.size === 0 && isOfCars(wishes.amounts))),
    masks: {
      ...{ said, coded },
      letters: bitsOf(words, ({ text }) => !/^\d/.test(text)),
      wished: bitsOf(senses, ({ attributes }) => attributes.length > 0),
      meant: said & (coded | bitsOf(senses, (sense) => !isMeaningless(sense))),
    },
  };
}
