import { editDistance } from '@showroom/domain/search/edit-distance';
import { foldText } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import type { NameTable } from './name-table.ts';
import { remember } from './remember.ts';

/** A word of the names of some models of a mark, and how it sounds. */
export type NameWord = { word: string; sound: string; models: readonly number[] };

const isWord = (text: string) => /^\p{L}{3,}$/u.test(text);
const shortestBegun = 3;
/** In shorter words a wrong letter makes another word. */
const shortestEdit = { beside: 4, alone: 6 };
/** With fewer consonants vowels may not be wrong. */
const leastConsonants = { beside: 2, alone: 3 };

const tables = new WeakMap<NameTable, ReadonlyMap<number, readonly NameWord[]>>();

function readWords({ postings, variants, markOf }: NameTable): ReadonlyMap<number, readonly NameWord[]> {
  const byMark = new Map<number, NameWord[]>();
  for (const [word, posting] of postings) {
    if (!isWord(word) && !(word.length === 2 && /^[а-я]+$/.test(word))) continue;
    const ofMark = new Map<number, Set<number>>();
    for (const place of posting.variants) {
      const model = variants[place]?.model ?? -1;
      const mark = markOf[model] ?? -1;
      ofMark.set(mark, (ofMark.get(mark) ?? new Set()).add(model));
    }
    const sound = soundKey(word);
    for (const [mark, models] of ofMark) {
      const words = byMark.get(mark) ?? [];
      byMark.set(mark, words);
      words.push({ word, sound, models: [...models] });
    }
  }
  return byMark;
}

/** The words of the names of some marks' models, nicknames too. */
export function nameWordsOf(table: NameTable, marks: Iterable<number>): readonly NameWord[] {
  const known = remember(tables, table, () => readWords(table));
  return [...marks].flatMap((mark) => known.get(mark) ?? []);
}

/** Consonants with a mark for the vowels between: «палас» and «палис» are one. */
const skeletonOf = (sound: string) => sound.replace(/[aeiou]+/g, '_');
const consonantsIn = (skeleton: string) => skeleton.replaceAll('_', '').length;

/** Whether what was typed begins like a word with other vowels or one letter wrong; `beside` its mark less is needed than `alone`. */
export function beginsWithSlip(typed: string, sound: string, where: 'beside' | 'alone'): boolean {
  if (typed[0] !== sound[0] || typed.length > sound.length + 1) return false;
  const skeleton = skeletonOf(typed);
  if (consonantsIn(skeleton) >= leastConsonants[where] && skeletonOf(sound).startsWith(skeleton)) return true;
  if (typed.length < shortestEdit[where]) return false;
  return [-1, 0, 1].some((more) => editDistance(typed, sound.slice(0, typed.length + more), 1) <= 1);
}

type CountOf = (models: readonly number[]) => number;
/** Of some words that of which a holding has most, the shortest among equals. */
function mostThere(words: readonly NameWord[], countOf: CountOf): string | undefined {
  const counted = words.map(({ word, models }) => ({ word, count: countOf(models) }));
  return counted.sort((a, b) => b.count - a.count || a.word.length - b.word.length)[0]?.word;
}

/** The word of a model of some marks that begins so; none where one is just so, other cases count; two letters tell what is there alone. */
export function begunBeside(
  table: NameTable,
  marks: readonly number[],
  last: string,
  countOf: CountOf,
): string | undefined {
  const words = nameWordsOf(table, marks);
  // «ленд ровер диск» begins «диско».
  const isSaid = (word: string) => stemRussian(word) === stemRussian(last) && (word === last || !word.startsWith(last));
  if (last.length < 2 || words.some(({ word }) => isSaid(word))) return undefined;
  const isTold = (models: readonly number[]) => last.length >= shortestBegun || countOf(models) > 0;
  return mostThere(
    words.filter(({ word, models }) => word.startsWith(last) && isTold(models)),
    countOf,
  );
}

/** The word of a longer name of some models' family that begins so: «газель бизн». */
export function begunInFamily(
  table: NameTable,
  family: readonly number[],
  last: string,
  countOf: CountOf,
): string | undefined {
  const marks = new Set(family.map((model) => table.markOf[model] ?? -1));
  return mostThere(
    nameWordsOf(table, marks).filter(
      ({ word, models }) => word.startsWith(last) && models.some((model) => family.includes(model)),
    ),
    countOf,
  );
}

/** The rest of a name that the market alone knows, begun after a model: «киа соренто прай». */
export function begunBeyond(table: NameTable, family: readonly number[], last: string): string | undefined {
  const { models, markOf, market } = table;
  for (const model of family) {
    const { name = '', nameRu = '' } = models[model] ?? {};
    for (const beyond of market.ofMark.get(markOf[model] ?? -1)?.values() ?? [])
      for (const [whole, base] of [
        [beyond.name, name],
        ...beyond.spellings.map((one) => [one, nameRu] as const),
      ] as const) {
        const rest = foldText(whole).startsWith(`${foldText(base)} `) ? foldText(whole).slice(base.length + 1) : '';
        if (rest.startsWith(last)) return rest;
      }
  }
  return undefined;
}

/** The word of a model of some marks that was begun with a slip: «джили мондш», «ниссан ика». */
export function slippedBeside(
  table: NameTable,
  marks: readonly number[],
  last: string,
  countOf: CountOf,
): string | undefined {
  const words = nameWordsOf(table, marks);
  const typed = soundKey(last);
  if (last.length < shortestBegun || words.some(({ sound }) => sound.startsWith(typed))) return undefined;
  const slipped = words.filter(({ sound }) => beginsWithSlip(typed, sound, 'beside'));
  // All but the last letter are right.
  const found = slipped.length > 0 ? slipped : words.filter(({ word }) => word.startsWith(last.slice(0, -1)));
  return mostThere(found, countOf);
}

/** What people ask for most of all that was begun with a slip and nothing else, else a model that is there: «паласи», «мондже». */
export function slippedAlone(
  table: NameTable,
  completions: readonly { text: string; sounds: readonly string[] }[],
  last: string,
  countOf: CountOf,
): string | undefined {
  const typed = soundKey(last);
  const isBegun = (sound: string) => beginsWithSlip(typed, sound, 'alone');
  const asked = completions.find(({ sounds }) => sounds.some(isBegun));
  if (asked) return asked.text;
  const words = nameWordsOf(table, table.marks.keys()).filter(({ sound }) => isBegun(sound));
  return mostThere(
    words.filter(({ models }) => countOf(models) > 0),
    countOf,
  );
}
