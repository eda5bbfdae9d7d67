import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import { isStopWord, phraseWords } from './attributes.ts';
import { isGeneral } from './foreign-words.ts';
import { spokenWishes } from './spoken-wishes.data.ts';
import { yardWishes } from './yard-wishes.data.ts';

/** What sums are said with. */
const ofSums =
  /^(?:\d.*|тыс|тыр\p{L}*|тысяч\p{L}*|млн|миллион\p{L}*|полмиллиона|полтора|полутора|мест\p{L}?|руб\p{L}*|км|лс|сил|лош\p{L}*|тонн\p{L}?|т|м|м3|куб(?:ов|а)?|старше|старее|моложе|новее|запас\p{L}*|хода?|хозя\p{L}*|владел\p{L}*|руль|рулем|прав(?:ым|ый)|турбо\p{L}*|(?:двух|трех|четырех|пяти|шести|семи|восьми|девяти)сот|бак(?:ом)?|двер(?:и|ьми|ями)|минивен\p{L}{0,2}|стар(?:ый|ая|ую|ые|ое|ого)|\p{L}{3,6}и?местн\p{L}{2,3})$/u;
/** Other cases of a shorter word may be another one. */
const shortestInflected = 5;
const phraseStems = new Set([...phraseWords].filter(({ length }) => length >= shortestInflected).map(stemRussian));
/** Whether a word is one of a wish, in any case. */
export const isWish = (word: string): boolean =>
  phraseWords.has(word) || (word.length >= shortestInflected && phraseStems.has(stemRussian(word)));
/** Whether a word is a wish, a sum or tells nothing. */
export const isPlain = (word: string) => isStopWord(word) || isWish(word) || isGeneral(word) || ofSums.test(word);

/** Russian words in Latin letters: «avto s probegom». */
const letters: readonly (readonly [latin: string, russian: string])[] = [
  ...([
    ['shch', 'щ'],
    ['sh', 'ш'],
    ['ch', 'ч'],
    ['zh', 'ж'],
    ['kh', 'х'],
    ['ts', 'ц'],
    ['yu', 'ю'],
    ['ya', 'я'],
  ] as const),
  ...Array.from('abvgdeziyklmnoprstufhcj', (latin, at) => [latin, 'абвгдезийклмнопрстуфхцж'[at] ?? ''] as const),
];
const latinPiece = new RegExp(letters.map(([latin]) => latin).join('|'), 'g');
const russianOf = new Map(letters);
/** A word in Latin letters as it sounds in Russian ones. */
export const inRussian = (word: string) =>
  word.replace(latinPiece, (piece) => russianOf.get(piece) ?? piece).replace(/(?<=[бвгджзклмнпрстфхцчшщ])й/gu, 'ы');

/** A query in Latin letters whose words are all those of Russian wishes; else as it is. A single word may be English. */
function fromLatin(text: string): string {
  const words = searchAtoms(text);
  if (words.length < 2 || !words.every((word) => /^[a-z]+$/.test(word))) return text;
  const russian = words.map(inRussian);
  const isMeant = russian.every((word) => isStopWord(word) || phraseWords.has(word));
  return isMeant && !words.some((word) => phraseWords.has(word)) ? russian.join(' ') : text;
}

const small: ReadonlySet<string> = new Set([
  'с',
  'в',
  'на',
  'за',
  'до',
  'от',
  'из',
  'без',
  'для',
  'по',
  'и',
  'под',
  'не',
  'бу',
]);
const shortestLatin = 4;

/**
 * A query in Latin letters with its Russian words in their own: «gazel s tentom», «zapchasti kalina». `isKnown` tells of a word whether it is
 * there letter for letter or as another case.
 */
export function withRussianWords(typed: string, isKnown: (word: string, isWhole: boolean) => boolean): string {
  const pieces = foldText(typed).trim().split(/\s+/);
  if (pieces.length < 2 || /[а-я]/.test(typed.toLowerCase())) return typed;
  let isMeant = false;
  const meant = pieces.map((piece) => {
    if (!/^[a-z]+$/.test(piece) || piece.length < shortestLatin || isKnown(piece, true)) return piece;
    const russian = inRussian(piece);
    if (/[a-z]/.test(russian) || !isKnown(russian, false)) return piece;
    isMeant = true;
    return russian;
  });
  if (!isMeant) return typed;
  return meant.map((piece) => (small.has(inRussian(piece)) ? inRussian(piece) : piece)).join(' ');
}

/** How old somebody is says no more: «первая машина дочке 18 лет». */
const ageOf =
  /(?<=(?:сын|доч|внук|внуч|жен[еуы]|мам[еуы]|пап[еуы]|отц|дед|бабушк|девушк|парн|ребен|подрост|тещ|брат|сестр|племянни)\p{L}*\s(?:.*\s)?)(?:на\s+)?\d{1,2}[\s-]*(?:ти\s*)?лет(?:ие|ию)?(?!\p{L})/u;

const wishes = [...yardWishes, ...spokenWishes];
/** A query with the words that are known for wishes in people's own, where nothing but wishes stands beside; `$1`, `$2` in them are what was said. */
export function withSpokenWishes(typed: string): string {
  const bare = foldText(fromLatin(foldText(typed)))
    .replace(ageOf, '')
    .trim();
  let text = bare;
  for (const { said, means } of wishes) {
    const found = said.exec(text);
    if (!found) continue;
    const rest = text.replace(said, ' ');
    if (!searchAtoms(rest).every(isPlain)) continue;
    const [, part = ''] = found;
    const meant =
      typeof means === 'string' ? means.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '') : means(part);
    text = `${meant} ${rest}`.replace(/\s+/g, ' ').trim();
  }
  return text === foldText(typed) || (text === bare && /[а-я]/.test(typed.toLowerCase())) ? typed : text;
}
