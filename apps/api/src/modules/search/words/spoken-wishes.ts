import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import { isStopWord, phraseWords } from './attributes.ts';
import { isGeneral } from './foreign-words.ts';
import { spokenWishes } from './spoken-wishes.data.ts';

/** What sums are said with. */
const ofSums =
  /^(?:\d.*|тыс|тысяч\p{L}*|млн|миллион\p{L}*|полмиллиона|полтора|полутора|мест\p{L}?|руб\p{L}*|км|тонн\p{L}?|т|м|м3|куб(?:ов|а)?)$/u;
/** Other cases of a shorter word may be another one. */
const shortestInflected = 5;
const phraseStems = new Set([...phraseWords].filter(({ length }) => length >= shortestInflected).map(stemRussian));
const isWish = (word: string) =>
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
const inRussian = (word: string) => word.replace(latinPiece, (piece) => russianOf.get(piece) ?? piece);

/** A query in Latin letters whose words are all those of Russian wishes; else as it is. A single word may be English. */
function fromLatin(text: string): string {
  const words = searchAtoms(text);
  if (words.length < 2 || !words.every((word) => /^[a-z]+$/.test(word))) return text;
  const russian = words.map(inRussian);
  const isMeant = russian.every((word) => isStopWord(word) || phraseWords.has(word));
  return isMeant && !words.some((word) => phraseWords.has(word)) ? russian.join(' ') : text;
}

/** A query with the words that are known for wishes in people's own, where nothing but wishes stands beside; `$1`, `$2` in them are what was said. */
export function withSpokenWishes(typed: string): string {
  const folded = foldText(fromLatin(foldText(typed)));
  let text = folded;
  for (const { said, means } of spokenWishes) {
    const found = said.exec(text);
    if (!found) continue;
    const rest = text.replace(said, ' ');
    if (!searchAtoms(rest).every(isPlain)) continue;
    const [, part = ''] = found;
    const meant =
      typeof means === 'string' ? means.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '') : means(part);
    text = `${meant} ${rest}`.replace(/\s+/g, ' ').trim();
  }
  return text === foldText(typed) ? typed : text;
}
