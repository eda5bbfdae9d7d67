import {
  bodyTypes,
  type ColorGroup,
  colorGroups,
  conditions,
  driveTypes,
  engineTypes,
  gearTypes,
} from '@showroom/domain/dictionaries';
import { foldPhrase, phraseTest } from './fold-words.ts';
import { memoize } from './memoize.ts';
import * as synonyms from './synonyms.data.ts';
import { onlyOne, unabbreviated, vocabularyOf } from './unabbreviate.ts';

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

/** A value is one of the whole phrases, else what the first rule that finds its words says, else the same of the words that it abbreviates. */
function reader<Code extends string>(
  table: ReadonlyMap<string, Code>,
  rules: synonyms.Rules<Code> = [],
): ReadValue<Code> {
  const tests = rules.map(([code, phrases]) => [code, phraseTest(phrases)] as const);
  const vocabulary = vocabularyOf([...table.keys(), ...rules.map(([, phrases]) => phrases)]);
  const read = (folded: string) => table.get(folded) ?? tests.find(([, isSaid]) => isSaid(folded))?.[0];
  return memoize((text) => {
    const folded = foldPhrase(text);
    return read(folded) ?? onlyOne(unabbreviated(folded, vocabulary).map(read));
  });
}

function isSaid(phrases: string): (text: string) => boolean {
  const test = phraseTest(phrases);
  return (text) => test(foldPhrase(text));
}

const bare = <Code extends string>(rules: synonyms.Rules<Code>): ReadValue<Code> => reader(new Map(), rules);

export const readBody = reader(tableOf(bodyTypes, synonyms.bodySynonyms), synonyms.bodyRules);
export const readEngine = reader(tableOf(engineTypes, synonyms.engineSynonyms), synonyms.engineRules);
export const readGear = reader(tableOf(gearTypes, synonyms.gearSynonyms), synonyms.gearRules);
export const readDrive = reader(tableOf(driveTypes, synonyms.driveSynonyms), synonyms.driveRules);
export const readCondition = reader(tableOf(conditions, synonyms.conditionSynonyms), synonyms.conditionRules);
/** «Отличное», «хорошее»: how it is kept, which says neither new nor used. */
export const isState = isSaid(synonyms.statePhrases);
export const readWheel = bare(synonyms.wheelRules);
export const readAvailability = bare(synonyms.availabilityRules);
export const readAction = bare(synonyms.actionRules);

/** «2WD», «4х2»: which of the two is the model's own fact. */
export const isTwoWheelDrive = isSaid(synonyms.twoWheelPhrases);
const ownerTable = new Map(
  Object.entries(synonyms.ownerSynonyms).flatMap(([count, phrases]) =>
    phrases.split('|').map((phrase) => [foldPhrase(phrase), Number(count)] as const),
  ),
);

const colorTests = (Object.keys(colorGroups) as ColorGroup[]).map(
  (code) => [code, phraseTest(`${synonyms.colorSynonyms[code]}|${colorGroups[code].label}`)] as const,
);
const colorVocabulary = vocabularyOf([
  ...Object.values(synonyms.colorSynonyms),
  ...Object.values(colorGroups).map(({ label }) => foldPhrase(label)),
]);
const longestColor = 2;
/** «серебристо-», «темно-» narrow the colour that follows. */
const isShade = (word: string) => /[а-я]{2,}о$/.test(word) && !/^(?:серебро|золото|бордо)$/.test(word);

/** Group of a colour, or of a paint that has a colour in its name: the first one, as «серо-голубой металлик» says. */
export const readColor: ReadValue<ColorGroup> = memoize((text) => {
  const folded = foldPhrase(text.replaceAll('ß', 'ss'));
  return readPaint(folded) ?? onlyOne(unabbreviated(folded, colorVocabulary).map(readPaint));
});

/** German makers name paints by one word: «Obsidianschwarz». */
const inGerman = /^[a-z]{3,}(weiss|schwarz|silber|grau|blau|rot|grun|braun|gelb|gold|beige)$/;

function readPaint(folded: string): ColorGroup | undefined {
  const words = folded.split(' ').map((word) => inGerman.exec(word)?.[1] ?? word);
  // In English the colour comes last: «Gold Coast Silver».
  const isEnglish = words.every((word) => /^[a-z]/.test(word));
  const places = isEnglish ? [...words.keys()].reverse() : [...words.keys()];
  for (const passes of [(word: string) => !isShade(word), () => true])
    for (const place of places)
      for (let count = longestColor; count > 0; count--) {
        const start = isEnglish ? place + 1 - count : place;
        const part = words.slice(Math.max(start, 0), start + count);
        // A pair counts when it is a colour's own name («темно вишневый»), a word when it is no shade.
        if (part.length < count || (count === 1 && !passes(part[0] ?? ''))) continue;
        const found = colorTests.find(
          ([, isSaid]) => isSaid(part.join(' ')) && (count === 1 || !part.some((one) => isSaid(one))),
        );
        if (found) return found[0];
      }
  return undefined;
}

/** What stands beside the count: «2 владельца по ПТС». */
const beside = /(?:^| )(?:владел|собственник|хозя|человек|запис|по|в|птс|епс|документ|cts|pts)[а-яa-z]*(?= |$)/g;

/** Owners by the documents: a number or the words of the classifieds. */
export function readOwners(text: string): number | undefined {
  const folded = foldPhrase(text);
  const known = ownerTable.get(folded);
  if (known !== undefined) return known;
  const bare = folded.replace(beside, '').trim();
  // «1 (один)»
  const digits = /^(\d{1,2})(?: \p{L}+)?$/u.exec(bare)?.[1];
  return ownerTable.get(bare) ?? (digits === undefined ? undefined : Number(digits));
}

const yes = new Set(synonyms.yesSynonyms.split('|').map(foldPhrase));
export const readFlag = (text: string): boolean => yes.has(foldPhrase(text));
