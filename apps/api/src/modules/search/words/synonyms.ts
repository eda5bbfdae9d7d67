import { editDistance } from '@showroom/domain/search/edit-distance';
import { foldText } from '@showroom/domain/search/search-atoms';
import { everydaySynonyms } from './synonyms.data.ts';

const meaning = new Map<string, string>();
/** What is read as the other word alone. */
const instead = new Set<string>();
for (const row of everydaySynonyms) {
  const [known = '', ...others] = foldText(row).split(', ');
  for (const other of others)
    if (other !== known) {
      meaning.set(other, known.replace('=', ''));
      if (`${other}${known}`.includes(' ') || known.startsWith('=')) instead.add(other);
    }
}

const phrases = new RegExp(
  `(?<!\\p{L})(?:${[...instead].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L}| стаб)`,
  'gu',
);
/** A query with the words that are known for its phrases: «насос для колес» is a компрессор; «задняя стойка» of a stabiliser is none. */
export const withPhrasesMeant = (text: string): string => text.replace(phrases, (said) => meaning.get(said) ?? said);

/** The word that is known for one of everyday speech: «вонючка» is an ароматизатор; undefined where there is none. */
export const meaningOf = (text: string): string | undefined => meaning.get(text);

/** In shorter words a wrong letter makes another word. */
const shortestSlip = 8;
const slippable = Map.groupBy(
  [...meaning.keys()].filter(
    (word) => !meaning.get(word)?.includes(' ') && /^[а-я]+$/.test(word) && word.length >= shortestSlip,
  ),
  (word) => word.slice(0, 2),
);
/** The word that is known for one of everyday speech with a letter wrong: «арморотек» for Armortech. */
export const meaningOfSlip = (text: string): string | undefined => {
  const found =
    text.length < shortestSlip
      ? undefined
      : slippable.get(text.slice(0, 2))?.find((word) => editDistance(word, text, 1) <= 1);
  return found === undefined ? undefined : meaning.get(found);
};
