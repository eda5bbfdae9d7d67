import { toRussianTwin } from '@showroom/domain/search/look-alike';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import { switchLayout } from '@showroom/domain/search/switch-layout';
import type { ModelEntry } from '../../catalog/dictionary.ts';
import { nameWordsOf } from '../words/begun-models.ts';
import { soundQuality, type WordMatch } from '../words/lexicon.ts';
import type { NameTable } from '../words/name-table.ts';
import type { QueryWord } from '../words/query-word.ts';
import type { VehicleSense } from './vehicle-senses.ts';

const begunQuality = 0.7;
const shortest = 2;
/** Letters that may stand alone for a Latin one, by how they sound or as some are written: «лексус р», «ауди к». */
const toLatin = (letter: string): string =>
  'абвгдезиклмнопрстфхэ'.includes(letter) ? soundKey(letter) + ({ к: 'q', с: 'c', х: 'x' }[letter] ?? '') : '';

/** The words of a model's names that begin so. */
const begunAtoms = (model: ModelEntry | undefined, starts: readonly string[]): string[] =>
  searchAtoms(`${model?.name} ${model?.nameRu}`).filter((atom) => starts.some((start) => atom.startsWith(start)));
const begunSense = (begun: readonly string[]): VehicleSense => ({
  kind: 'prefix',
  names: [...new Set(begun)].map((word) => ({ word, quality: begunQuality })),
  attributes: [],
  texts: [],
});

/** A word of a longer name and the beginning of another one: «нива ле», «гранд че». */
function withBegunFamily(
  { models, variants, postings }: NameTable,
  text: string,
  first: VehicleSense,
  last: VehicleSense,
): readonly VehicleSense[] {
  const isWhole = ({ word, quality }: WordMatch) => quality === 1 && postings.has(word);
  if (text.length > 1 && last.kind === 'exact' && last.names.some(isWhole)) return [first, last];
  const family = first.names.flatMap(({ word, quality }) => (quality === 1 && postings.get(word)?.variants) || []);
  const begun = family.flatMap((place) => begunAtoms(models[variants[place]?.model ?? -1], [text]));
  return begun.length === 0 ? [first, last] : [first, begunSense(begun)];
}

/**
 * A mark and the beginning of one of its models: «киа спорт», «рено да». What the second word means elsewhere is not meant then, unless
 * it is a wish or names a model of this mark as it is.
 */
function withBegunModel(
  table: NameTable,
  words: readonly QueryWord[],
  senses: readonly VehicleSense[],
): readonly VehicleSense[] {
  const { models, modelsOf, markOf, variants, postings } = table;
  const [first, last] = senses;
  const text = words[1]?.text ?? '';
  if (words.length !== 2 || !first || !last || !/^\p{L}/u.test(text) || last.attributes.length > 0) return senses;
  const marks = first.kind === 'exact' ? first.names.flatMap(({ word }) => postings.get(word)?.marks ?? []) : [];
  const isOfMark = ({ word, quality }: WordMatch) =>
    (quality === 1 || (text.length > shortest && quality >= soundQuality)) &&
    postings.get(word)?.variants.some((place) => marks.includes(markOf[variants[place]?.model ?? -1] ?? -1));
  if (marks.length === 0 && first.kind === 'exact') return withBegunFamily(table, text, first, last);
  if (marks.length === 0 || (last.kind === 'exact' && last.names.some(isOfMark))) return senses;
  const starts = [text, ...(text.length < shortest ? toLatin(text) : '')];
  const begun = marks.flatMap((mark) => modelsOf[mark] ?? []).flatMap((model) => begunAtoms(models[model], starts));
  if (begun.length > 0) return [first, begunSense(begun)];
  // «чанган ю»
  const called = nameWordsOf(table, marks).filter(({ word }) => word.startsWith(text));
  return called.length === 0 ? senses : [first, begunSense(called.map(({ word }) => word))];
}

const markQuality = 0.9;
/** Longer beginnings are not taken for the other layout. */
const longestSwitched = 3;

/** The beginning of a well-known mark of cars, and nothing else, outweighs those of models and what is called so by chance: «бм», «чан». */
function withBegunMark(
  { popular, compounds }: NameTable,
  words: readonly QueryWord[],
  senses: readonly VehicleSense[],
): readonly VehicleSense[] {
  const [{ text } = { text: '' }] = words;
  const [only] = senses;
  if (words.length !== 1 || !only || text.length < shortest || only.attributes.length > 0) return senses;
  const isWhole = ({ word, quality }: WordMatch) => quality === 1 && compounds.has(word);
  if (only.kind === 'exact' && only.names.some(isWhole)) return senses;
  // «ау» and «ни» were taken for Latin letters.
  const texts = [text, toRussianTwin(text), ...(text.length <= longestSwitched ? [switchLayout(text)] : [])];
  const begun = popular.filter((name) => texts.some((is) => name.startsWith(is)));
  if (begun.length === 0) return senses;
  const names = begun.flatMap((name) => searchAtoms(name)[0] ?? []).map((word) => ({ word, quality: markQuality }));
  const others = only.kind === 'prefix' ? only.names : [];
  return [{ kind: 'prefix', names: [...names, ...others], attributes: [], texts: [] }];
}

/** The same after wishes: «белый паджеро сп». */
function withBegunModelBeside(
  table: NameTable,
  words: readonly QueryWord[],
  senses: readonly VehicleSense[],
): readonly VehicleSense[] {
  const at = Math.max(0, words.length - 2);
  const isBeside = words.slice(0, at).every(({ attribute, isStopWord }) => attribute !== undefined || isStopWord);
  return isBeside ? [...senses.slice(0, at), ...withBegunModel(table, words.slice(at), senses.slice(at))] : senses;
}

/** Reads the beginnings of names: of a mark alone, of a model beside its mark. */
export const withBegunNames = (
  names: NameTable,
  words: readonly QueryWord[],
  senses: readonly VehicleSense[],
): readonly VehicleSense[] => withBegunMark(names, words, withBegunModelBeside(names, words, senses));
