import { toLookAlike } from '@showroom/domain/search/look-alike';
import { foldText } from '@showroom/domain/search/search-atoms';
import { facelifts } from './facelifts.data.ts';
import { generationCodes } from './generations.data.ts';
import { numberOfRoman, romanOf } from './read-facts.ts';

/** A generation of a model: its model years, both ends included (an open end is still made), and what it is called. */
export type Generation = {
  from: number;
  to: number;
  names: readonly string[];
  /** What any generation of the model is called. */
  known: ReadonlySet<string>;
  /** Of a trim («RX 350»): litres of its engines, and whether it may be a hybrid. */
  engines?: { volumes: readonly number[]; isHybrid: boolean };
};

/** Words of a query that are the code of a generation: a bit for each word, and the models that have it. */
export type ReadCode = { mask: number; code: string; models: ReadonlyMap<number, Generation> };

/** Generations by their code: `e70` → X5 of 2006–2013. */
export type CodeTable = ReadonlyMap<string, ReadonlyMap<number, Generation>>;

const longestCode = 3;
const mostGenerations = 16;

/** Whether a code is no more than the number of a generation: «туссан 4». */
export const isNumberCode = (code: string): boolean =>
  /^mk\d/.test(code) || numberOfRoman(code) > 0 || (/^\d{1,2}$/.test(code) && Number(code) <= mostGenerations);

/** Russian letters as they sound in a code: `б3` → `b3`. */
const sounds: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'w', г: 'g', д: 'd', е: 'e', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', э: 'e', ю: 'u' },
};
const toSound = (text: string) => [...text].map((letter) => sounds[letter] ?? letter).join('');

/** How a name is said: beside the mark or the model the figures alone («мерс 124», «тиана 32»), a number in the other ways of writing it; «и» is no first one, «m50» no Infiniti M Y50. */
function waysOf(name: string, isShort: boolean): string[] {
  const roman = isNumberCode(name) ? romanOf(Number(name)) : '';
  const numbers = roman === '' ? [] : [`mk${name}`, ...(roman === 'i' ? [] : [roman])];
  return [name, ...((isShort ? /^[a-z](\d{3})$/ : /^[a-z]([2-9]\d|\d{3})$/).exec(name)?.slice(1) ?? []), ...numbers];
}

const enginesOf = (said: string | undefined): Pick<Generation, 'engines'> =>
  said === undefined
    ? {}
    : { engines: { volumes: said.split(',').map(Number).filter(Number.isFinite), isHybrid: said.includes('h') } };

function readGenerations(row: string): Generation[] {
  const entries = row.split(' ').map((entry) => {
    const [, names = '', from, to, engines] = /^(.+):(\d+)-(\d*)(?:@(.+))?$/.exec(entry) ?? [];
    return { from: Number(from), to: to ? Number(to) : Number.POSITIVE_INFINITY, names: names.split('='), engines };
  });
  const known = new Set(entries.flatMap(({ names, engines }) => (engines === undefined ? names : [])));
  return entries.map(({ engines, ...one }) => ({ ...one, known, ...enginesOf(engines) }));
}

/** Keys of the generation that is made now and of those before it: «рапид новый кузов». */
export const bodyCodes = { new: '@new', old: '@old' } as const;

/** The newest of a model's generations, and all the others as one; none where there is but one. */
function bodiesOf(generations: readonly Generation[]): readonly (readonly [code: string, generation: Generation])[] {
  const all = generations.filter(({ engines }) => !engines);
  const newest = all.reduce<Generation | undefined>(
    (last, one) => (last && last.from >= one.from ? last : one),
    undefined,
  );
  const others = all.filter((one) => newest && one.from < newest.from);
  if (!newest || others.length === 0) return [];
  const before = {
    from: Math.min(...others.map(({ from }) => from)),
    // What is still made under an older name is no other one.
    to: Math.min(newest.from, Math.max(...others.map(({ to }) => to))),
    names: others.flatMap(({ names }) => names),
    known: newest.known,
  };
  return [
    [bodyCodes.new, newest],
    [bodyCodes.old, before],
  ];
}

/** Reads the table of generations for the models that are there. */
export function buildCodeTable(
  markCodes: readonly string[],
  models: readonly { code: string }[],
  markOf: Int32Array,
): CodeTable {
  const table = new Map<string, Map<number, Generation>>();
  const add = (said: string, model: number, generation: Generation) => {
    const byModel = table.get(said) ?? new Map<number, Generation>();
    table.set(said, byModel);
    byModel.set(model, byModel.get(model) ?? generation);
  };
  for (const [model, { code }] of models.entries()) {
    const row = generationCodes[`${markCodes[markOf[model] ?? -1]}/${code}`];
    const generations = row === undefined ? [] : readGenerations(row);
    for (const generation of generations)
      for (const said of generation.names.flatMap((name) => waysOf(name, code.length === 1)))
        add(said, model, generation);
    for (const [said, generation] of bodiesOf(generations)) add(said, model, generation);
    const restyled = facelifts[`${markCodes[markOf[model] ?? -1]}/${code}`];
    const lifted = restyled === undefined ? [] : readGenerations(restyled);
    for (const generation of lifted) {
      const names = generation.names
        .flatMap((name) => waysOf(name, code.length === 1))
        .flatMap((name) => [`${name}fl`, `fl${name}`]);
      const named = { ...generation, names: [...names, 'fl'] };
      for (const said of lifted.length === 1 ? named.names : names) add(said, model, named);
    }
  }
  return table;
}

/** «рестайлинг», «рест» */
const facelift = /^рест(?:айл\p{L}*)?$/u;

/** The codes of generations among the words of a query, the longest first: words that stand together, in either alphabet. */
export function readCodes(table: CodeTable, words: readonly string[]): ReadCode[] {
  const found: ReadCode[] = [];
  for (let length = Math.min(longestCode, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const text = foldText(
        words
          .slice(at, at + length)
          .map((word) => (facelift.test(word) ? 'fl' : word))
          .join(''),
      );
      if (text.length > 6) continue;
      for (const code of new Set([text, toLookAlike(text), toSound(text)])) {
        const models = table.get(code);
        if (models) found.push({ mask: ((1 << length) - 1) << at, code, models });
      }
    }
  return found;
}

/** A generation as one says which: «III», «W213», «XV70» for 70. */
export function nameOfGeneration(code: string, { names }: Pick<Generation, 'names'>): string {
  if (code === bodyCodes.old) return 'прошлых поколений';
  if (code === bodyCodes.new) return nameOfGeneration(names[0] ?? '', { names });
  const [, lifted] = /^(?:fl(.+)|(.+)fl)$/.exec(code)?.filter(Boolean) ?? [];
  if (lifted !== undefined)
    return `${nameOfGeneration(lifted, { names: names.map((name) => name.replace('fl', '')) })} рестайлинг`;
  if (isNumberCode(code))
    return (numberOfRoman(code) > 0 ? code : romanOf(Number(code.replace('mk', '')))).toUpperCase();
  // «прайм» is Prime.
  const latin = /^\p{L}{3,}$/u.test(code) ? names.find((name) => /^[a-z]{4,}$/.test(name)) : undefined;
  const word = latin ?? (/^\p{L}{4,}$/u.test(code) ? code : undefined);
  if (word !== undefined) return word.charAt(0).toUpperCase() + word.slice(1);
  return (names.find((name) => !isNumberCode(name) && name.endsWith(code)) ?? code).toUpperCase();
}

/** Whether the text of a vehicle says this generation; undefined where it says none that is known, or what people take for one is a facelift. */
export function saysGeneration(text: string, { names, known }: Generation): boolean | undefined {
  if (names.includes('fl')) return undefined;
  const said = searchText(text).filter((name) => known.has(name));
  return said.length === 0 ? undefined : said.some((name) => names.includes(name));
}

/** The words of a generation with its number in figures: «III рестайлинг (TL)» → `3`, `рестайлинг`, `tl`. */
const searchText = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => String(numberOfRoman(word) || word));
