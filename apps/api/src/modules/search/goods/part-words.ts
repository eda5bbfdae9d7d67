import { toLookAlike } from '@showroom/domain/search/look-alike';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import type { NameTable } from '../words/name-table.ts';
import { isComeWith } from '../words/parse-query.ts';
import type { QueryWord } from '../words/query-word.ts';
import { goodsWeights } from './goods-index.ts';
import type { GoodsStock } from './goods-stock.ts';
import { partWords } from './part-words.data.ts';

const stems = new Set(searchAtoms(partWords).map(stemRussian));

/** Whether a word names a part. */
export const isPart = (text: string): boolean => stems.has(stemRussian(text));

const units = new Set(
  searchAtoms('акпп мкпп кпп коробка двигатель движок движка мотор двс вариатор робот раздатка мост'),
);
/** What nobody says of a car that is bought used. */
const bought = new Set(searchAtoms('двигатель движок движка мотор двс акпп мкпп кпп коробка раздатка'));
const kinds = new Set(searchAtoms('автомат механика передач робот вариатор'));
const isUsed = (words: readonly string[]) =>
  words.some((word) => word === 'бу' || word.startsWith('контрактн')) || words.join(' ').endsWith('б у');
const belonging = new Set(['на', 'от', 'для']);

/** Whether a query asks for the engine or the gearbox of a car, which are wishes otherwise: «акпп на тигуан», «двигатель от камри». */
export function namesUnit(
  { postings }: Pick<NameTable, 'postings'>,
  words: readonly string[],
  exactOf: (text: string) => QueryWord['exact'],
): boolean {
  const isCar = (text: string) => exactOf(text).some(({ word }) => postings.has(word));
  // «коробка автомат на камри»
  const belongsToCar = (rest: readonly string[]) => {
    const [first = '', ...others] = kinds.has(rest[0] ?? '') ? rest.slice(1) : rest;
    return belonging.has(first) && others.some(isCar);
  };
  return words.some(
    (word, at) =>
      units.has(word) &&
      !words.slice(0, at).some(isCar) &&
      (belongsToCar(words.slice(at + 1)) || (bought.has(word) && words.slice(at + 1).some(isCar) && isUsed(words))),
  );
}

/** Units of measure and what engines are called by everywhere. */
const noCodes = new Set(
  searchAtoms('л лс литр литра литров кубов куб кв v w в i т d км тыс кл клапанов цилиндров год года'),
);
const isLetters = (text = '') => /^(?:[a-z]{1,4}|[а-я]{1,3})$/.test(text) && !noCodes.has(text);
const isWholeNumber = (text = '') => /^\d{1,4}$/.test(text);

/** Engines that are known by their codes alone. */
const engineCode =
  /^(?:[12]jz|[123]zz|[12]nz|[1-4]az|[123]ar|[123]ur|[12]gr|[123]kd|[12]vd|1h[dz]|[57]vz|[34]rz|3s|4s|4g\d\d|4b1[012]|4m4\d|6g\d\d|rb2\d|sr20|vq\d\d|vk\d\d|qr\d\d|mr\d\d|hr1\d|qg\d\d|ga1\d|[bdfhkr][12]\da|ej\d\d|fb\d\d|fa20|k[479][jmk]|f[34]r|m4r|g4[a-z]{2}|d4[a-z]{2}|a1[46]x?|z1\d[a-z]{2,3}|m[2-7]\d(?:b\d\d)?|[nbs][2456]\d(?:b\d\d)?|om\d{3}|c[adfjw][a-z]{2}|ea\d{3}|змз\d{3}|умз\d*|ямз\d{3}|zmz\d{3})(?:[fgtz]{1,3}e?)?$/;
const unitWords = new Set(searchAtoms('двигатель движок движка мотор мотора двигателя двс контрактный б у'));
/** Whether nothing but an engine is named: «2jz», «м57 мотор», «двигатель к7м». */
export const namesEngineAlone = (words: readonly string[]): boolean => {
  const code = words.filter((word) => !unitWords.has(word)).join('');
  // A letter and figures may be a car by themselves.
  const isSure = words.some((word) => unitWords.has(word)) || !/^[mnbskf]\d\d$/.test(toLookAlike(code));
  return isSure && /\d/.test(code) && [code, toLookAlike(code)].some((one) => engineCode.test(one));
};

/** Whether an engine or a gearbox is asked for by its code: «двигатель к9к», «акпп u660e»; figures with a point are its size. */
export const namesEngineCode = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const [first, second] = words.slice(at + 1);
    const isCode = (isLetters(first) && isWholeNumber(second)) || (isWholeNumber(first) && isLetters(second));
    return bought.has(word) && isCode;
  });

/**
 * Whether a query names a part that the shop has none of: nothing in it is said with the word, or the word comes first and is only
 * said of other things («капот веста» beside «дефлектор капота»).
 */
export function namesMissingPart(
  { words: known }: Pick<GoodsStock, 'words'>,
  { postings }: Pick<NameTable, 'postings'>,
  words: readonly QueryWord[],
): boolean {
  const isCar = ({ exact }: QueryWord) => exact.some(({ word, quality }) => quality === 1 && postings.has(word));
  const first = words.findIndex((word) => !word.isStopWord && !word.attribute && !isCar(word));
  return words.some(({ text, exact }, at) => {
    if (!isPart(text) || isComeWith(words, at)) return false;
    const weights = exact.flatMap(({ word }) => (known.get(word) ?? []).map(({ weight }) => weight));
    return weights.length === 0 || (at === first && weights.every((weight) => weight < goodsWeights.keyword));
  });
}

/** Whether words other than `aside`, a bit for each, name a thing that the shop sells: what an item is called first, or the first word what people call a kind. */
export function namesThing(
  { words: known }: Pick<GoodsStock, 'words'>,
  { postings }: Pick<NameTable, 'postings'>,
  words: readonly QueryWord[],
  aside: number,
): boolean {
  return words.some(({ exact, attribute, isStopWord }, at) => {
    if (((aside >> at) & 1) !== 0 || attribute || isStopWord || isComeWith(words, at)) return false;
    if (exact.some(({ word }) => postings.has(word))) return false;
    const weights = exact.flatMap(({ word }) => (known.get(word) ?? []).map(({ weight }) => weight));
    return weights.includes(goodsWeights.head) || (at === 0 && weights.includes(goodsWeights.keyword));
  });
}
