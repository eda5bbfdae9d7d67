import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import { goodsWeights } from './goods-index.ts';
import type { GoodsStock } from './goods-stock.ts';
import type { NameTable } from './name-table.ts';
import { isComeWith, type QueryWord } from './parse-query.ts';
import { partWords } from './part-words.data.ts';

const stems = new Set(searchAtoms(partWords).map(stemRussian));

/** Whether a word names a part. */
export const isPart = (text: string): boolean => stems.has(stemRussian(text));

const units = new Set(searchAtoms('акпп мкпп кпп коробка двигатель мотор двс вариатор робот раздатка мост'));
const belonging = new Set(['на', 'от', 'для']);

/** Whether a query asks for the engine or the gearbox of a car, which are wishes otherwise: «акпп на тигуан», «двигатель от камри». */
export function namesUnit(
  { postings }: Pick<NameTable, 'postings'>,
  words: readonly string[],
  exactOf: (text: string) => QueryWord['exact'],
): boolean {
  const isCar = (text: string) => exactOf(text).some(({ word }) => postings.has(word));
  return words.some(
    (word, at) =>
      units.has(word) &&
      belonging.has(words[at + 1] ?? '') &&
      words.slice(at + 2).some(isCar) &&
      !words.slice(0, at).some(isCar),
  );
}

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
