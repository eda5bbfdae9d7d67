import { editDistance } from '@showroom/domain/search/edit-distance';
import { soundKey } from '@showroom/domain/search/sound-key';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import { memoize } from '../../feeds/normalise/memoize.ts';
import { firstFrom } from './first-from.ts';

/** A word of the lexicon and the quality of the match: 1 is exact. */
export type WordMatch = { word: string; quality: number };

export type Lexicon = {
  /** The word, its inflections, and phonetic matches in either alphabet. */
  exact(atom: string): WordMatch[];
  /** Words with this prefix: still being typed. */
  prefix(atom: string): WordMatch[];
  /** The word in this alphabet that is heard alike where no vowel is stressed, with the fewest letters wrong. */
  heard(atom: string): string | undefined;
  /** Words with a fond ending taken off, else within one or two edits; the atom may be a prefix. */
  fuzzy(atom: string): WordMatch[];
};

const isLatin = (text: string) => /^[a-z]/.test(text);
const isDigits = (text: string) => /^\d/.test(text);
/** Shorter words match phonetically by chance: only transliterations count. */
const shortestSound = 4;
/** Quality of a word that sounds so; another case of a word is better. */
export const soundQuality = 0.9;

/** Whether a word is what was typed, in this alphabet or the other one, and not another case of it. */
export const isSame = ({ quality }: WordMatch) => quality === 1 || quality <= soundQuality;

const shortestPrefix = 2;
const shortestDigits = 3;
const shortestTypo = 4;
/** In shorter words a letter too many or too few makes another word: «слона» is no «салона». */
const shortestLength = 6;
/** Quality of such a guess, and of two typos: enough for a name, not for goods and pages. */
export const guessQuality = 0.44;
const twoTyposFrom = 8;
const maxPrefixWords = 60;
/** Words whose matches are remembered: a query asks for each several times, a visitor for the same while typing. */
const mostRemembered = 2_000;

function gramsOf(key: string): string[] {
  const padded = `^${key}$`;
  return Array.from({ length: Math.max(0, padded.length - 1) }, (_, place) => padded.slice(place, place + 2));
}

function addTo<K>(map: Map<K, string[]>, key: K, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** In shorter words a vowel makes another word. */
const shortestHeard = 5;
/** How a word is heard where its vowels are not stressed: «дески» are диски, «чахлы» чехлы. */
const heardKey = (word: string): string =>
  soundKey(stemRussian(word))
    .replaceAll('o', 'a')
    .replace(/e|(?<=ch|sh|j)a/g, 'i');

/** Phonetic key of a word; undefined for repeated letters («qqqqqq»). */
function soundOf(atom: string): string | undefined {
  const key = soundKey(atom);
  return key.length * 2 < atom.length ? undefined : key;
}

const byQuality = (matches: Map<string, number>): WordMatch[] =>
  [...matches].map(([word, quality]) => ({ word, quality })).sort((a, b) => b.quality - a.quality);

/** Endings that fond people put to a name: «туарежик», «октавка», «камрюха». */
const fondEnding = /(?:очка|ушка|юшка|шка|чик|уха|юха|ик|ек|ок|ка)$/;
/** «вольвовский», «тойотовская», «бмвшный» */
const adjective = /(?:(?:о|е|и)?вск|шн)(?:ий|ый|ая|ое|ие|ые|ую|ого|ой|их|ых|им|ым)$/;
/** Quality of a word whose root was said so. */
export const fondQuality = 0.88;
/** Shorter roots are taken whole, not as beginnings. */
const shortestRoot = 4;

/** What such a word was made of: `туареж` and `туарег`; none when it has no such ending. */
function fondRoots(atom: string): string[] {
  const root = atom.replace(fondEnding, '');
  if (root === atom || root.length < shortestRoot - 1) return [];
  return [root, root.replace(/ж$/, 'г').replace(/ч$/, 'к')].filter((one, at, all) => all.indexOf(one) === at);
}

/** Consonants that are written for one another: voiced and voiceless, and those that are one key away. */
const likeConsonants = [
  'bp',
  'dt',
  'gk',
  'vf',
  'zs',
  'js',
  'lr',
  'mn',
  'td',
  'pr',
  'rn',
  'gn',
  'sm',
  'tm',
  'ld',
  'jd',
  'kn',
];
const isConsonant = (letter = '') => /[^aeiou]/.test(letter);

/** Whether two short words differ by a consonant that nobody writes for the other: «айфон» is no Icon. */
function isOtherConsonant(typed: string, sound: string): boolean {
  if (typed.length !== sound.length) return false;
  const places = [...typed].flatMap((letter, at) => (letter === sound[at] ? [] : [at]));
  const [at = 0] = places;
  const [one = '', other = ''] = [typed[at], sound[at]];
  if (places.length !== 1 || !isConsonant(one) || !isConsonant(other)) return false;
  return !likeConsonants.some((pair) => pair.includes(one) && pair.includes(other));
}

/** Makes words findable: by letters, stem, sound, beginning and pairs of letters. */
export function createLexicon(words: Iterable<string>): Lexicon {
  const known = new Set(words);
  const byStem = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const word of known) {
    if (isDigits(word)) continue;
    addTo(byStem, stemRussian(word), word);
    addTo(bySound, soundKey(word), word);
  }
  const sounds = [...bySound.keys()].sort();
  const byHeard = Map.groupBy(
    [...known].filter((word) => !isDigits(word)),
    heardKey,
  );
  const figures = [...known].filter(isDigits).sort();
  const byGram = new Map<string, number[]>();
  for (const [place, sound] of sounds.entries())
    for (const gram of new Set(gramsOf(sound))) {
      const list = byGram.get(gram);
      if (list) list.push(place);
      else byGram.set(gram, [place]);
    }
  const wordsOf = (sound: string) => bySound.get(sound) ?? [];

  /** Adds words with their other cases, unless they are there with a better quality. */
  const gather = (matches: Map<string, number>, found: readonly string[], quality: number) => {
    for (const word of found)
      for (const sibling of [word, ...(byStem.get(stemRussian(word)) ?? [])])
        if ((matches.get(sibling) ?? 0) < quality) matches.set(sibling, quality);
  };

  const startingWith = (sorted: readonly string[], start: string): string[] => {
    const found: string[] = [];
    for (
      let place = firstFrom(sorted, start);
      sorted[place]?.startsWith(start) && found.length < maxPrefixWords;
      place++
    )
      found.push(sorted[place] ?? '');
    return found;
  };

  /** Words whose root has got another ending; long roots may be the beginning of one. */
  const fond = (atom: string): Map<string, number> => {
    const matches = new Map<string, number>();
    const roots = fondRoots(atom);
    for (const root of roots) gather(matches, [...(byStem.get(root) ?? []), ...wordsOf(soundKey(root))], fondQuality);
    const mark = atom.replace(adjective, '');
    if (mark !== atom && mark.length >= shortestRoot - 1)
      gather(matches, [...(byStem.get(mark) ?? []), ...wordsOf(soundKey(mark))], fondQuality);
    if (matches.size === 0)
      for (const root of roots.filter(({ length }) => length >= shortestRoot))
        gather(matches, startingWith(sounds, soundKey(root)).flatMap(wordsOf), guessQuality);
    return matches;
  };

  const typosOf = (atom: string): WordMatch[] => {
    const matches = new Map<string, number>();
    const typed = soundKey(atom);
    if (isDigits(atom) || typed.length < shortestTypo) return [];
    const own = fond(atom);
    if (own.size > 0) return byQuality(own);
    const limit = typed.length >= twoTyposFrom ? 2 : 1;
    const shared = new Uint8Array(sounds.length);
    // Each typo spoils three pairs of letters at most (a swap); the end may not have been typed yet.
    const needed = Math.max(1, gramsOf(typed).length - 1 - 3 * limit);
    for (const gram of new Set(gramsOf(typed)))
      for (const place of byGram.get(gram) ?? []) shared[place] = (shared[place] as number) + 1;
    for (let place = 0; place < shared.length; place++) {
      if ((shared[place] as number) < needed) continue;
      const sound = sounds[place] ?? '';
      if (sound.length < shortestTypo - 1) continue;
      const whole = editDistance(typed, sound, limit);
      // Nobody errs in the first letter of a short word: «диван» is no Livan.
      if (typed.length < shortestLength && (typed[0] !== sound[0] || isOtherConsonant(typed, sound))) continue;
      if (whole === 1 && typed.length < shortestLength && typed.length !== sound.length)
        gather(matches, wordsOf(sound), guessQuality);
      else if (whole <= limit) {
        // The first letter is seldom wrong: «рендровер» is a «рендж ровер» rather than a «ленд ровер».
        const slip = typed[0] === sound[0] ? 0.6 : 0.53;
        gather(matches, wordsOf(sound), whole > 1 ? guessQuality : slip);
      } else if (typed.length > shortestTypo && editDistance(typed, sound.slice(0, typed.length), 1) <= 1)
        gather(matches, wordsOf(sound), 0.45);
    }
    const found = byQuality(matches);
    const best = found[0]?.quality ?? 0;
    return found.filter(({ quality }) => quality >= best - 0.05);
  };
  return {
    exact: memoize((atom) => {
      const matches = new Map<string, number>();
      if (known.has(atom)) matches.set(atom, 1);
      if (isDigits(atom) || atom.length < 2) return byQuality(matches);
      for (const word of byStem.get(stemRussian(atom)) ?? []) if (!matches.has(word)) matches.set(word, 0.95);
      // What is there letter for letter is meant: «литьё» is no Lite.
      if (matches.size > 0) return byQuality(matches);
      const alike = wordsOf(soundOf(atom) ?? '');
      const near = atom.length < shortestSound ? alike.filter((word) => isLatin(word) !== isLatin(atom)) : alike;
      gather(matches, near, soundQuality);
      return byQuality(matches);
    }, mostRemembered),
    prefix: (atom) => {
      const matches = new Map<string, number>();
      if (isDigits(atom)) {
        if (atom.length >= shortestDigits)
          for (const word of startingWith(figures, atom)) if (word !== atom) matches.set(word, 0.6);
        return byQuality(matches);
      }
      if (atom.length < shortestPrefix) return [];
      const start = soundOf(atom);
      if (start === undefined) return [];
      for (const sound of startingWith(sounds, start)) {
        // In one alphabet a beginning is a matter of letters: «роллы» are no ролики.
        const words = wordsOf(sound).filter((word) => isLatin(word) !== isLatin(atom) || word.startsWith(atom));
        gather(matches, words, 0.5 + (0.35 * start.length) / sound.length);
      }
      return byQuality(matches);
    },
    heard: (atom) => {
      const alike =
        atom.length < shortestHeard || soundOf(atom) === undefined ? [] : (byHeard.get(heardKey(atom)) ?? []);
      return alike
        .filter((word) => isLatin(word) === isLatin(atom) && word.length >= shortestHeard)
        .sort((a, b) => editDistance(atom, a, 3) - editDistance(atom, b, 3))[0];
    },
    fuzzy: memoize(typosOf, mostRemembered),
  };
}
