import { bitsOf, type NameHit } from '../words/score-names.ts';
import { type VehicleKind, vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindsAsked } from '../words/vehicle-kinds.ts';
import { isEquipment } from '../words/vehicle-words.ts';
import { isPartOfName, type Reading } from './vehicle-reading.ts';

/** Tells which hits are no names; undefined where the rule has nothing to say of a query. */
type Misreading = (reading: Reading) => ((hit: NameHit, model: number) => boolean) | undefined;

/**
 * «пассат 3» is no Москвич 3: words outweigh figures. «2114 механика» has no other word, as a wish is none. «рафик 4» is no Polestar 4:
 * beside an unknown word figures name nothing.
 */
const loneFigures: Misreading = ({ words, hits, masks: { said, letters, meant } }) => {
  const wordsAlone = bitsOf(words, ({ attribute }) => attribute === undefined) & letters;
  // «2107 инжектор»
  const ofCar = bitsOf(words, ({ text }) => isEquipment(text));
  const hasUnknown = (said & letters & ~meant & ~ofCar) !== 0;
  const isTold = hasUnknown || [...hits.values()].some(({ mask }) => (mask & wordsAlone) !== 0);
  return isTold ? ({ mask }) => (mask & letters) === 0 : undefined;
};

/** «дизель из японии» is no Yamaha YZ, «есть машины до 300 тыс» no Auman EST. */
const stopWords: Misreading = ({ amounts, masks: { said, meant } }) =>
  meant === 0 && Object.keys(amounts).length === 0 ? undefined : ({ mask }) => (mask & said) === 0;

/** «бокс 500 литров» is no Box Liner: what the shop has letter for letter is no part of a longer name. */
const wordsOfShop: Misreading = ({ goods }) => {
  const ofShop = bitsOf(goods, (known) => known === 'letter');
  return ofShop === 0 ? undefined : (hit) => isPartOfName(hit) && (hit.mask & ~ofShop) === 0;
};

/** «кашкай механика 2 литра» is neither a Русская Механика nor its РМ 500-2: beside another name wishes and figures are no mark, and no part of a longer name: «газон самосвал». */
const wishesBesideName: Misreading = ({ hits, senses, masks: { wished, letters } }) => {
  const isNamed = ({ mask }: NameHit) => (mask & ~wished & letters) !== 0;
  // A guess takes no part of a name away: «школьный» is hardly a Skoda.
  const exact = bitsOf(senses, ({ kind }) => kind === 'exact');
  const isSaid = [...hits.values()].some(({ mask }) => (mask & ~wished & letters & exact) !== 0);
  return [...hits.values()].some(isNamed)
    ? (hit) => !isNamed(hit) && !hit.code && (hit.coverage === 0 || ((hit.hasMark || isSaid) && hit.coverage < 1))
    : undefined;
};

/** «приорик хэтч» is no Mini Hatch: beside another name a body is none. */
const bodiesBesideName: Misreading = ({ hits, senses, masks: { letters } }) => {
  const bodies = bitsOf(
    senses,
    ({ kind, attributes }) => kind === 'exact' && attributes.some(({ key }) => key === 'bodyType'),
  );
  const isNamed = ({ mask }: NameHit) => (mask & ~bodies & letters) !== 0;
  return bodies !== 0 && [...hits.values()].some(isNamed) ? (hit) => !isNamed(hit) && !hit.hasMark : undefined;
};

/** «механика недорого» is no Русская Механика: where nothing but wishes is said, a word of a mark is one. */
const wishesAlone: Misreading = ({ masks: { said, letters, wished } }) =>
  wished !== 0 && (said & letters & ~wished) === 0
    ? ({ hasMark, coverage, mask }) => hasMark && coverage === 0 && (mask & ~wished) === 0
    : undefined;

/** «камаз 54901 к5» is no Kia: beside a model that is named whole, with its mark, a code names none of another mark. */
const codesBesideName: Misreading = ({ stock: { names }, words, hits }) => {
  const marks = new Set(
    [...hits].flatMap(([model, { hasMark, coverage }]) => (hasMark && coverage === 1 ? names.markOf[model] : [])),
  );
  const codes = bitsOf(words, ({ text }) => /^\p{L}?\d*$/u.test(text));
  return marks.size === 0
    ? undefined
    : ({ hasMark, mask }, model) => !hasMark && (mask & ~codes) === 0 && !marks.has(names.markOf[model]);
};

const isOfTypes = ({ stock, types }: Reading, model: number) =>
  types.includes(stock.names.models[model]?.type ?? 'cars');

/** «мопед альфа» is no Alfa Romeo: beside a kind of vehicle names of that kind are meant, where one is there. */
const otherTypes: Misreading = (reading) =>
  [...reading.hits.keys()].some((model) => isOfTypes(reading, model) && reading.inStock.has(model))
    ? (_, model) => !isOfTypes(reading, model)
    : undefined;

/** «мотоцикл эндуро 250» is no E 250: beside a motorcycle a car is meant only by its mark. */
const carsBesideMoto: Misreading = (reading) =>
  reading.isNoCar ? ({ hasMark }, model) => !hasMark && !isOfTypes(reading, model) : undefined;

/** «мопед альфа» is no Alfa Romeo: beside a kind of motorcycle a mark is meant that makes any. */
const marksBesideMoto: Misreading = (reading) => {
  const isMoto = (kind: VehicleKind) => vehicleKinds[kind].type === 'moto';
  if (!reading.senses.some((sense) => sense.kind === 'exact' && kindsAsked(sense).some(isMoto))) return undefined;
  const { models, markOf } = reading.stock.names;
  const makers = new Set(models.flatMap((_, model) => (isOfTypes(reading, model) ? (markOf[model] ?? []) : [])));
  return (_, model) => !makers.has(markOf[model] ?? -1);
};

/** In this order: what one leaves is what the next is asked of. */
const misreadings: readonly Misreading[] = [
  loneFigures,
  stopWords,
  wordsOfShop,
  wishesBesideName,
  bodiesBesideName,
  wishesAlone,
  codesBesideName,
  otherTypes,
  carsBesideMoto,
  marksBesideMoto,
];

/** A reading without the names that its words have by chance. */
export function withoutMisreadNames(read: Reading): Reading {
  let reading = read;
  for (const misreading of misreadings) {
    const isMisread = misreading(reading);
    if (isMisread)
      reading = { ...reading, hits: new Map([...reading.hits].filter(([model, hit]) => !isMisread(hit, model))) };
  }
  return reading;
}
