import {
  bodyTypes,
  type ColorGroup,
  colorGroups,
  conditions,
  driveTypes,
  engineTypes,
  gearTypes,
} from '@showroom/domain/dictionaries';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import * as words from './feed-words.data.ts';
import { remembered } from './remembered.ts';

/** `Внедорожник 5 дв.` → `внедорожник 5 дв`: case, accents and signs do not count. */
export const foldWords = (text: string): string => searchAtoms(text).join(' ');

function tableOf<Code extends string>(
  labels: Readonly<Record<Code, string>>,
  phrases: Readonly<Partial<Record<Code, string>>>,
): ReadonlyMap<string, Code> {
  const table = new Map<string, Code>();
  for (const code of Object.keys(labels) as Code[]) {
    for (const phrase of [code, labels[code], ...(phrases[code]?.split('|') ?? [])]) {
      const folded = foldWords(phrase);
      if (!table.has(folded)) table.set(folded, code);
    }
  }
  return table;
}

/** Finds the code that a feed's word stands for; undefined when nobody knows it. */
export type ReadWord<Code> = (text: string) => Code | undefined;

function reader<Code extends string>(table: ReadonlyMap<string, Code>): ReadWord<Code> {
  return remembered((text) => table.get(foldWords(text)));
}

const bare = <Code extends string>(phrases: Readonly<Record<Code, string>>) =>
  reader(
    tableOf<Code>(
      Object.fromEntries(Object.keys(phrases).map((code) => [code, code])) as Record<Code, string>,
      phrases,
    ),
  );

const bodies = tableOf(bodyTypes, words.bodyWords);
export const readBody: ReadWord<keyof typeof bodyTypes> = remembered((text) => {
  const atoms = searchAtoms(text);
  // «Седан 4 дв. Long»: what follows the name of the body narrows it, it does not change it.
  for (let count = atoms.length; count > 0; count--) {
    const found = bodies.get(atoms.slice(0, count).join(' '));
    if (found) return found;
  }
  return undefined;
});

export const readEngine = reader(tableOf(engineTypes, words.engineWords));
export const readGear = reader(tableOf(gearTypes, words.gearWords));
export const readDrive = reader(tableOf(driveTypes, words.driveWords));
export const readCondition = reader(tableOf(conditions, words.conditionWords));
export const readWheel = bare<'left' | 'right'>(words.wheelWords);
export const readAvailability = bare<keyof typeof words.availabilityWords>(words.availabilityWords);
const ownerPhrases = bare<'0' | '1' | '2' | '3'>(words.ownerWords);

const colors = tableOf<ColorGroup>(
  Object.fromEntries(Object.entries(colorGroups).map(([code, { label }]) => [code, label])) as Record<
    ColorGroup,
    string
  >,
  words.colorWords,
);
const longestColor = Math.max(...[...colors.keys()].map((phrase) => phrase.split(' ').length));

/** Group of a colour, or of a paint that has a colour in its name: the first one, as «серо-голубой металлик» says. */
export const readColor: ReadWord<ColorGroup> = remembered((text) => {
  const atoms = searchAtoms(text);
  for (let start = 0; start < atoms.length; start++) {
    for (let count = Math.min(longestColor, atoms.length - start); count > 0; count--) {
      const found = colors.get(atoms.slice(start, start + count).join(' '));
      if (found) return found;
    }
  }
  return undefined;
});

/** Owners by the documents: a number or the words of the classifieds. */
export function readOwners(text: string): number | undefined {
  const digits = /^\s*(\d{1,2})\s*$/.exec(text)?.[1];
  const phrase = digits ?? ownerPhrases(text);
  return phrase === undefined ? undefined : Number(phrase);
}

const yes = new Set(words.yesWords.split('|').map(foldWords));
export const readFlag = (text: string): boolean => yes.has(foldWords(text));
