import { isSaidOfAnything } from '../words/attributes.ts';
import { fondQuality } from '../words/lexicon.ts';
import { isComeWith } from '../words/parse-query.ts';
import { bitCount, bitsOf } from '../words/score-names.ts';
import { vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindsAsked } from '../words/vehicle-kinds.ts';
import { askedModels, nameOf, wordsNaming } from './asked-models.ts';
import type { Explained } from './explain-words.ts';
import { isSureName, type Reading } from './vehicle-reading.ts';

/** Tells that no vehicle is meant. */
type Denial = (reading: Reading, explained: Explained) => boolean;

/** Shorter words tell nothing beside an unknown one, unless they are names. */
const shortestTelling = 4;

/** «гидроцикл» where no jet ski is sold. */
const typeIsNotSold: Denial = ({ stock, hits, inStock, types, isNoCar }) =>
  isNoCar &&
  ![...hits.values()].some(({ hasMark }) => hasMark) &&
  ![...inStock.keys()].some((model) => types.includes(stock.names.models[model]?.type ?? 'cars'));

/** «масло для солярис» */
const hasWordOfShop: Denial = (_, { ofShop }) => ofShop !== 0;

/** «красивое кино», «билеты в кино», «0 процентов», «айпад про»: what is vague by itself means nothing beside an unknown word. */
const isVagueBesideUnknown: Denial = ({ words, senses, hits, masks }, { unknown }) => {
  if (unknown === 0 || masks.coded !== 0) return false;
  const isNamed = [...hits.values()].some(isSureName);
  const lengthOf = (at: number) => words[at]?.text.length ?? 0;
  const vague = bitsOf(senses, ({ kind, attributes, names }, at) => {
    const isShort = !isNamed && attributes.length === 0 && lengthOf(at) < shortestTelling;
    const isGuess = kind === 'fuzzy' && names.every(({ quality }) => quality < fondQuality);
    const isOfAnything = attributes.length > 0 && attributes.every(isSaidOfAnything);
    const isFigureOfText = attributes.length + names.length === 0 && /^\d/.test(words[at]?.text ?? '');
    return isShort || isGuess || isOfAnything || isFigureOfText;
  });
  return (masks.meant & ~vague) === 0;
};

/** «салфетки» are no «safety»: a slip of a word of texts, and nothing else. */
const isSlipOfText: Denial = ({ senses, masks: { meant, coded } }) => {
  const slips = bitsOf(
    senses,
    ({ kind, names, attributes }) => kind === 'fuzzy' && names.length + attributes.length === 0,
  );
  return meant !== 0 && (meant & ~(slips & ~coded)) === 0;
};

/** «и в на» */
const saysNothing: Denial = ({ amounts, masks }) => masks.meant === 0 && Object.keys(amounts).length === 0;

/** Unknown words are more than the others; beside wishes alone as many are enough. */
const isOutweighed: Denial = ({ senses, masks: { meant, coded } }, { unknown }) => {
  const [known, strange] = [bitCount(meant), bitCount(unknown)];
  const isNamed = coded !== 0 || senses.some(({ kind, names }) => kind === 'exact' && names.length > 0);
  return strange > known || (!isNamed && strange > 0 && strange >= known);
};

/** Types as one says that there are none. */
const manyOfTypes: Readonly<Record<string, string>> = {
  moto: 'Мотоциклов',
  atv: 'Квадроциклов',
  'jet-ski': 'Гидроциклов',
  commercial: 'Грузовых автомобилей',
};
const manyOfBodies: Readonly<Record<string, string>> = {
  truck: 'Грузовиков',
  van: 'Фургонов',
  sedan: 'Седанов',
  wagon: 'Универсалов',
  hatchback: 'Хэтчбеков',
  liftback: 'Лифтбеков',
  suv: 'Кроссоверов и внедорожников',
  coupe: 'Купе',
  cabriolet: 'Кабриолетов',
  minivan: 'Минивэнов',
  pickup: 'Пикапов',
  microbus: 'Микроавтобусов',
};
/** What is for a motorcycle is asked of the shop. */
const forOne = /^(?:аксессуар|запчаст|для$)/;

/** What a query asks for, as one says that there is none. */
export function manyAsked({ senses, types }: Pick<Reading, 'senses' | 'types'>): string | undefined {
  const kind = senses.flatMap(kindsAsked)[0];
  if (kind) return vehicleKinds[kind].many;
  const bodies = senses.flatMap(({ attributes }) =>
    attributes.flatMap((one) => (one.key === 'bodyType' && !one.not ? one.value : [])),
  );
  return manyOfBodies[bodies[0] ?? ''] ?? manyOfTypes[types[0] ?? ''];
}

/** The kind or type of vehicle that a query asks for, or a model of it, and nothing else, where the holding sells no such vehicles. */
export function missingType(reading: Reading, explained: Explained): { missing?: string; isUnsold?: true } {
  const { stock, words, masks } = reading;
  const besides = bitsOf(words, (_, at) => isComeWith(words, at));
  const left = masks.said & masks.letters & ~masks.wished & ~besides;
  const asked = left === 0 ? [] : askedModels(reading);
  const named = wordsNaming(reading, asked);
  const isAlone =
    (left & ~named) === 0 && explained.ofShop + explained.unknown === 0 && !words.some(({ text }) => forOne.test(text));
  // «мопед альфа»
  const missing = asked.length > 0 ? nameOf(stock.names, asked, true) : manyAsked(reading);
  return isAlone && missing !== undefined && typeIsNotSold(reading, explained) ? { missing, isUnsold: true } : {};
}

const denials: readonly Denial[] = [
  typeIsNotSold,
  hasWordOfShop,
  isVagueBesideUnknown,
  isSlipOfText,
  saysNothing,
  isOutweighed,
];

/** Whether a query means no vehicle at all. */
export const meansNothing: Denial = (reading, explained) => denials.some((denial) => denial(reading, explained));
