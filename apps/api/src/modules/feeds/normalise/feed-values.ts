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
import { memoize } from './memoize.ts';
import * as synonyms from './synonyms.data.ts';

/** `Внедорожник 5 дв.` → `внедорожник 5 дв`: case, accents and signs do not count. */
export const foldPhrase = (text: string): string => searchAtoms(text).join(' ');

function tableOf<Code extends string>(
  labels: Readonly<Record<Code, string>>,
  phrases: Readonly<Partial<Record<Code, string>>>,
): ReadonlyMap<string, Code> {
  const table = new Map<string, Code>();
  for (const code of Object.keys(labels) as Code[]) {
    for (const phrase of [code, labels[code], ...(phrases[code]?.split('|') ?? [])]) {
      const folded = foldPhrase(phrase);
      if (!table.has(folded)) table.set(folded, code);
    }
  }
  return table;
}

/** Normalises a feed's value to our code; undefined when unknown. */
export type ReadValue<Code> = (text: string) => Code | undefined;

function reader<Code extends string>(table: ReadonlyMap<string, Code>): ReadValue<Code> {
  return memoize((text) => table.get(foldPhrase(text)));
}

const bare = <Code extends string>(phrases: Readonly<Record<Code, string>>) =>
  reader(
    tableOf<Code>(
      Object.fromEntries(Object.keys(phrases).map((code) => [code, code])) as Record<Code, string>,
      phrases,
    ),
  );

const bodies = tableOf(bodyTypes, synonyms.bodySynonyms);
export const readBody: ReadValue<keyof typeof bodyTypes> = memoize((text) => {
  const atoms = searchAtoms(text);
  // «Седан 4 дв. Long»: what follows the name of the body narrows it, it does not change it.
  for (let count = atoms.length; count > 0; count--) {
    const found = bodies.get(atoms.slice(0, count).join(' '));
    if (found) return found;
  }
  return undefined;
});

export const readEngine = reader(tableOf(engineTypes, synonyms.engineSynonyms));
export const readGear = reader(tableOf(gearTypes, synonyms.gearSynonyms));
export const readDrive = reader(tableOf(driveTypes, synonyms.driveSynonyms));
export const readCondition = reader(tableOf(conditions, synonyms.conditionSynonyms));
export const readWheel = bare<'left' | 'right'>(synonyms.wheelSynonyms);
export const readAvailability = bare<keyof typeof synonyms.availabilitySynonyms>(synonyms.availabilitySynonyms);
const ownerPhrases = bare<'0' | '1' | '2' | '3'>(synonyms.ownerSynonyms);

const colors = tableOf<ColorGroup>(
  Object.fromEntries(Object.entries(colorGroups).map(([code, { label }]) => [code, label])) as Record<
    ColorGroup,
    string
  >,
  synonyms.colorSynonyms,
);
const longestColor = Math.max(...[...colors.keys()].map((phrase) => phrase.split(' ').length));

/** Group of a colour, or of a paint that has a colour in its name: the first one, as «серо-голубой металлик» says. */
export const readColor: ReadValue<ColorGroup> = memoize((text) => {
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

const yes = new Set(synonyms.yesSynonyms.split('|').map(foldPhrase));
export const readFlag = (text: string): boolean => yes.has(foldPhrase(text));
