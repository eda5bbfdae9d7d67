import { editDistance } from '@showroom/domain/search/edit-distance';
import { toLookAlike } from '@showroom/domain/search/look-alike';
import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import { nameWordsOf } from './begun-models.ts';
import type { NameTable } from './name-table.ts';
import { remember } from './remember.ts';
import { lettersCalled } from './spoken-codes.ts';

/** `isStrange`: nobody knows a word, nor how it sounds; `heardAs`: what is heard so; `marksOf`: which marks a word names. */
type Knowledge = {
  names: NameTable;
  isStrange: (word: string, isLast: boolean) => boolean;
  heardAs: (word: string) => string | undefined;
  marksOf: (word: string) => readonly number[];
};
/** A word of a name, as it is put in place of what was typed, and how it sounds. */
type Sounding = { word: string; sound: string };

/** In shorter words a wrong letter makes another word, in longer ones the first or two may be wrong. */
const shortest = { one: 4, first: 5, two: 6, mark: 5, pair: 7 };
const isWord = (text: string) => /^\p{L}{4,}$/u.test(text);
const isCode = (text: string) => /^(?=.*\d)\p{L}{0,3}\d{1,3}$/u.test(text);

const consonants = (sound: string) => sound.replace(/[aeiou]+/g, '_');
/** How many letters are wrong; undefined where that is another word. */
function slipsIn(typed: string, sound: string): number | undefined {
  const least = Math.min(typed.length, sound.length);
  const slips = editDistance(typed, sound, 2);
  const isFirst = typed[0] === sound[0];
  if (slips <= 1) return least >= (isFirst ? shortest.one : shortest.first) ? slips : undefined;
  const isHeard = least >= shortest.two && isFirst && editDistance(consonants(typed), consonants(sound), 1) <= 1;
  return slips === 2 && isHeard ? slips : undefined;
}

function nearestOf<T extends Sounding>(typed: string, words: Iterable<T>): T | undefined {
  let best: T | undefined;
  let fewest = 3;
  for (const one of words) {
    const slips = slipsIn(typed, one.sound);
    if (slips !== undefined && slips < fewest) [best, fewest] = [one, slips];
  }
  return best;
}

const ofMarket = new WeakMap<NameTable, Map<number, readonly Sounding[]>>();
/** Names of the models of a mark that the market alone knows. */
function marketWordsOf(names: NameTable, mark: number): readonly Sounding[] {
  const byMark = remember(ofMarket, names, () => new Map());
  const known = byMark.get(mark);
  if (known) return known;
  const words = [...(names.market.ofMark.get(mark) ?? [])].flatMap(([key, { name }]) =>
    key.startsWith('~') ? [{ word: foldText(name), sound: key.slice(1) }] : [],
  );
  byMark.set(mark, words);
  return words;
}

type MarkWord = Sounding & { mark: number };
const markWords = new WeakMap<NameTable, readonly MarkWord[]>();
function readMarkWords(names: NameTable): readonly MarkWord[] {
  return remember(markWords, names, () =>
    [...names.postings].flatMap(([word, { marks }]) =>
      isWord(word) ? marks.map((mark) => ({ word, sound: soundKey(word), mark })) : [],
    ),
  );
}

const compact = (text: string) => toLookAlike(searchAtoms(text).join(''));

/** «авайтер 11», «джайко j8»: the mark that comes nearest and makes what is called so. */
function markByCode(names: NameTable, word: string, codes: readonly string[]): string | undefined {
  const typed = soundKey(word);
  if (codes.length === 0 || typed.length < shortest.mark) return undefined;
  const makes = (mark: number) =>
    (names.modelsOf[mark] ?? []).some((model) => codes.includes(compact(names.models[model]?.name ?? '')));
  const near = readMarkWords(names).filter(({ sound, mark }) => {
    const isHeard = sound.length >= shortest.mark && typed[0] === sound[0] && editDistance(typed, sound, 2) <= 2;
    return (slipsIn(typed, sound) !== undefined || isHeard) && makes(mark);
  });
  return near.sort((a, b) => editDistance(typed, a.sound, 3) - editDistance(typed, b.sound, 3))[0]?.word;
}

/** «вольво эфаш», «эксид тихель», «сиэс 55»: letters called by their names, as one word. */
function calledCode(
  { postings, variants, markOf, joined }: NameTable,
  word: string,
  next: string,
  marks: readonly number[],
): string | undefined {
  const code = lettersCalled(word);
  if (code === undefined) return undefined;
  if (/^\d/.test(next) && joined.has(code + next)) return code;
  const models = (postings.get(code)?.variants ?? []).map((place) => variants[place]?.model ?? -1);
  const isOwn = models.some((model) => marks.length === 0 || marks.includes(markOf[model] ?? -1));
  return isOwn && (marks.length > 0 || code.length > 2) ? code : undefined;
}

/**
 * A query with the words that nobody knows in place of what comes nearest to them: beside a mark its models, in two pieces too («тайота хай
 * ландер», «шевролет кобольд»), beside the code of a model its mark («джайко j8»), else what is heard so («литые дески», «каробка»).
 */
export function withNearNames(typed: string, { names, isStrange, heardAs, marksOf }: Knowledge): string {
  const pieces = foldText(typed).trim().split(/\s+/);
  const strange = pieces.map((piece, at) => isWord(piece) && isStrange(piece, at === pieces.length - 1));
  if (!strange.includes(true)) return typed;
  const named = pieces.map((piece, at) => (strange[at] || !/^\p{L}/u.test(piece) ? [] : marksOf(piece)));
  const marks = [...new Set(named.flat())];
  const words = marks.flatMap((mark) => [...nameWordsOf(names, [mark]), ...marketWordsOf(names, mark)]);
  const codes = pieces
    .flatMap((piece, at) => [piece, piece + (pieces[at + 1] ?? '')])
    .filter(isCode)
    .map(compact);
  const meant: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [piece = '', next = ''] = pieces.slice(at, at + 2);
    const joined = piece + next;
    const isPair =
      /^\p{L}{7,}$/u.test(joined) && next !== '' && (strange[at] || strange[at + 1]) && named[at]?.length === 0;
    const pair = isPair && (named[at + 1]?.length ?? 0) === 0 ? nearestOf(soundKey(joined), words) : undefined;
    if (pair && pair.sound.length >= shortest.pair) {
      meant.push(pair.word);
      at += 1;
      continue;
    }
    const found = !strange[at]
      ? undefined
      : (calledCode(names, piece, next, marks) ??
        (marks.length > 0 ? nearestOf(soundKey(piece), words)?.word : markByCode(names, piece, codes)) ??
        // «шкода октов» is half typed.
        (marks.length > 0 && at === pieces.length - 1 ? undefined : heardAs(piece)));
    meant.push(found ?? piece);
  }
  const text = meant.join(' ');
  return text === pieces.join(' ') ? typed : text;
}
