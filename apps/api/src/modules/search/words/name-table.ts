import { toLookAlike, toRussianTwin } from '@showroom/domain/search/look-alike';
import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import type { Dictionary, MarkEntry, ModelEntry } from '../../catalog/dictionary.ts';
import { markNicknames, modelNicknames } from '../../catalog/nicknames.data.ts';
import { buildMarketModels, type MarketModels } from './market-models.ts';
import { buildCodeTable, type CodeTable } from './read-codes.ts';
import { markSlang, modelSlang } from './slang.data.ts';

/** What people call a mark in fewer letters is put together of other words by chance. */
const leastCompound = 7;

/** A spelling of a model: `Land Cruiser`, `Ленд Крузер`, `крузак`; `isBeside`: it is none without its mark; `isCode`: a letter and figures in this order. */
type Variant = { model: number; atoms: number; isBeside?: boolean; isCode?: boolean };
type Posting = { marks: number[]; variants: number[] };

/** Marks and models by the words of all their names. Models and marks are positions in the lists. */
export type NameTable = {
  marks: readonly MarkEntry[];
  models: readonly ModelEntry[];
  /** Position of the mark of each model. */
  markOf: Int32Array;
  modelsOf: readonly (readonly number[])[];
  variants: readonly Variant[];
  postings: ReadonlyMap<string, Posting>;
  /** Names of models with their words joined: `x5`, `rav4`. */
  joined: ReadonlySet<string>;
  /** Names of marks and models that are one word: `хтрейл`. */
  compounds: ReadonlySet<string>;
  /** All names of the well-known marks of cars. */
  popular: readonly string[];
  /** Generations of models by their codes: `e70`. */
  codes: CodeTable;
  /** Models that the dictionary lacks. */
  market: MarketModels;
};

const byId = <T extends { id: number }>(entries: ReadonlyMap<number, T>): T[] =>
  [...entries.values()].sort((a, b) => a.id - b.id);

const isCode = ([letter = '', figures = '', ...more]: readonly string[]) =>
  letter.length === 1 && /^\d/.test(figures) && more.length === 0;
const isWordOrLetter = (atom = '') => /^\p{L}+$/u.test(atom);
const isWord = (atom: string) => /^\D/.test(atom) && atom.length > 1;

/** A Russian name with the letter that looks like the Latin one: `Rio X`, `Рио Икс` → `рио х`, `риох`; none when no letter stands alone. */
function withTwinLetter(name: string, nameRu: string): string[] {
  const [latin, russian] = [searchAtoms(name), searchAtoms(nameRu)];
  const isAlone = (atom = '') => /^[a-z]$/.test(atom);
  if (latin.length < 2 || latin.length !== russian.length || !latin.some(isAlone)) return [];
  const atoms = russian.map((atom, at) => (isAlone(latin[at]) ? toRussianTwin(latin[at] ?? '') : atom));
  return [atoms.join(' '), atoms.join('')];
}

const asRussian = new Map(
  Object.entries({
    ...{ b: 'б', c: 'с', d: 'д', f: 'ф', g: 'г', h: 'х', k: 'к', l: 'л', m: 'м' },
    ...{ n: 'н', p: 'п', r: 'р', s: 'с', t: 'т', v: 'в', w: 'в', x: 'х', z: 'з' },
  }),
);

/** H is called «аш». */
const asCalled = new Map(asRussian).set('h', 'ш');

/** A name with its abbreviations in Russian letters, as nobody says them by sound: `KRX` → `крх`, `FH` → `фх`, `фш`; none without one. */
function withRussianLetters(name: string): string[] {
  const isShort = (atom: string) => /^[bcdfghklmnprstvwxz]{2,4}$/.test(atom) && /x|h|cc/.test(atom);
  const atoms = searchAtoms(name);
  if (!atoms.some(isShort)) return [];
  const written = (letters: ReadonlyMap<string, string>) =>
    atoms
      .map((atom) => (isShort(atom) ? [...atom].map((letter) => letters.get(letter) ?? letter).join('') : atom))
      .join(' ');
  return [written(asRussian), written(asCalled)];
}

/** Latin letters as they sound, where that is no twin: `h` → `х`, which looks like another. */
const bySound = new Map(Object.entries({ c: 'ц', g: 'г', h: 'х', i: 'и', j: 'ж', u: 'ю', z: 'з' }));

/** A code with its letter as it sounds: `H6` → `х 6`, `x 6`; it is no name without another word, that of the mark at least. */
function withSoundLetters(name: string, nameRu: string): string[][] {
  const atoms = searchAtoms(name);
  const [letter = '', ...rest] = atoms;
  // «зикр х»
  if (letter.length === 1 && rest.length === 0) return [[toRussianTwin(letter)]];
  // «скания р»
  if (/^[a-z]$/.test(letter) && rest.join(' ') === 'series') return [[letter], searchAtoms(nameRu).slice(0, 1)];
  const at = atoms.findIndex((atom, place) => bySound.has(atom) && /^\d/.test(atoms[place + 1] ?? ''));
  const sound = bySound.get(atoms[at] ?? '');
  // J is called like G: «джаку джи 7».
  const called = atoms[at] === 'j' ? ['джи'] : [];
  return sound === undefined
    ? []
    : [...new Set([sound, toLookAlike(sound), ...called])].map((letter) => atoms.with(at, letter));
}

/** A name without its «Класс», which people leave out where enough is left: `GLK-Класс` → `GLK`. */
const withoutClass = (name: string): string[] => (/^.{2,}-класс$/i.test(name) ? [name.replace(/-класс$/i, '')] : []);

/** What feeds write for a model of its family, and who searches means by itself: «девятка» is no 2114. */
const ofFeedsAlone: Readonly<Record<string, ReadonlySet<string>>> = {
  'lada/2114-samara': new Set(['девятка', 'восьмерка', '2109', '21099', '2108']),
};
const allNicknames = (mark: string | undefined, model: string): readonly string[] =>
  [modelNicknames, modelSlang].flatMap((table) =>
    (table[`${mark}/${model}`] ?? []).filter((name) => !ofFeedsAlone[`${mark}/${model}`]?.has(name)),
  );
const nicknamesOf = (mark: string | undefined, model: string): readonly string[] =>
  allNicknames(mark, model).filter((nickname) => !nickname.startsWith('+'));
/** Those that mean another model without the mark: «копейка» is a Lada, «бмв копейка» a BMW. */
const nicknamesBeside = (mark: string | undefined, model: string): string[][] =>
  allNicknames(mark, model).flatMap((nickname) => (nickname.startsWith('+') ? [searchAtoms(nickname.slice(1))] : []));

/** What people call a longer name of the same mark when they have a word for what it begins with: `хрей` → `хрей кросс`. */
function nicknamesOfBase(base: ModelEntry, nicknames: readonly string[], { name, nameRu }: ModelEntry): string[] {
  const rests = (
    [
      [name, base.name],
      [nameRu, base.nameRu],
    ] as const
  ).flatMap(([whole, begun]) => (whole.startsWith(`${begun} `) ? [whole.slice(begun.length)] : []));
  return rests.flatMap((rest) => nicknames.map((nickname) => nickname + rest));
}

/** What people call a code with a Russian letter that looks alike: `c 200` → `с 200`. */
const withTwin = (nickname: string): string[] =>
  /^[a-z] \d/.test(nickname) ? [toRussianTwin(nickname[0] ?? '') + nickname.slice(1)] : [];

/** Figures that stand for an engine with the letter of its fuel: `520` → `520 d`. */
const withFuel = (name: string): string[] => (/^\d{3}$/.test(name) ? [`${name} d`, `${name} i`, `${name} д`] : []);

/** A name without what stands in brackets, which nobody says: `UNI-S (CS55 Plus)`. */
const withoutBrackets = (name: string): string => name.replace(/\s*\(.*\)/, '');

/** A name as it is typed without its hyphens: `Q8 e-tron` → `Q8 etron`. */
function withoutHyphens(name: string): string[] {
  const joined = name.replace(/(?<=\p{L})-(?=\p{L})/gu, '');
  return joined === name ? [] : [joined];
}

/** The words of a name with what each is in the other alphabet: «cs55 плюс». */
function inBothAlphabets(latin: readonly string[], russian: readonly string[]) {
  const pairs = latin.length === russian.length ? latin.map((atom, at) => [atom, russian[at] ?? atom] as const) : [];
  return (atoms: readonly string[]): readonly string[] =>
    atoms.flatMap((atom) => [atom, ...pairs.flatMap(([a, b]) => (a === atom ? [b] : b === atom ? [a] : []))]);
}

/** The words of a name, and once more with two or all of them as one when people leave spaces out: `грейтволл`, `тигго 8 промакс`. */
function spellings(name: string): string[][] {
  const atoms = [...new Set(searchAtoms(name))];
  const pairs = atoms.flatMap((atom, at) => {
    const next = atoms[at + 1] ?? '';
    return isWord(atom) && isWord(next) ? [[...atoms.slice(0, at), atom + next, ...atoms.slice(at + 2)]] : [];
  });
  return atoms.length > 2 && atoms.every(isWord) ? [atoms, ...pairs, [atoms.join('')]] : [atoms, ...pairs];
}

/** Builds the table from the names of the database and the nicknames that people use. */
export function buildNameTable(dictionary: Pick<Dictionary, 'marks' | 'models'>): NameTable {
  const [marks, models] = [byId(dictionary.marks), byId(dictionary.models)];
  const postings = new Map<string, Posting>();
  const postingOf = (word: string) => {
    const known = postings.get(word);
    if (known) return known;
    const fresh: Posting = { marks: [], variants: [] };
    postings.set(word, fresh);
    return fresh;
  };
  const places = new Map(marks.map(({ id }, place) => [id, place]));
  const markOf = Int32Array.from(models, ({ markId }) => places.get(markId) ?? -1);
  const modelsOf: number[][] = marks.map(() => []);
  const variants: Variant[] = [];
  const joined = new Set<string>();
  const compounds = new Set<string>();
  for (const [place, { code, name, nameRu }] of marks.entries()) {
    // A dealer's dictionary may tell two marks apart so: «Урал (грузовые)».
    const words = [name, nameRu]
      .map(withoutBrackets)
      .concat(markNicknames[code] ?? [], markSlang[code] ?? [])
      .flatMap(spellings)
      .flat();
    for (const word of new Set(words)) postingOf(word).marks.push(place);
    const whole = [name, nameRu, ...(markNicknames[code] ?? []).filter(({ length }) => length >= leastCompound)];
    for (const one of whole.filter((one) => /^\p{L}+$/u.test(one))) compounds.add(foldText(one));
  }
  for (const [model, mark] of markOf.entries()) modelsOf[mark]?.push(model);
  for (const [model, { code, name, nameRu }] of models.entries()) {
    const mark = markOf[model] ?? -1;
    const nicknames = nicknamesOf(marks[mark]?.code, code);
    const others = modelsOf[mark] ?? [];
    const ofBases = others.flatMap((other) => {
      const base = models[other];
      const own = base && nicknamesOf(marks[mark]?.code, base.code);
      return base && own && models[model] ? nicknamesOfBase(base, own, models[model]) : [];
    });
    const names = [
      name,
      nameRu,
      ...(withoutBrackets(name) === name ? [] : [withoutBrackets(name)]),
      ...withRussianLetters(name),
      ...ofBases,
      ...withoutHyphens(name),
      ...withoutHyphens(nameRu),
      ...withoutClass(name),
      ...withoutClass(nameRu),
      ...withTwinLetter(name, nameRu),
      ...nicknames,
      ...nicknames.flatMap(withFuel),
      ...nicknames.flatMap(withTwin),
    ];
    const withOthers = inBothAlphabets(searchAtoms(withoutBrackets(name)), searchAtoms(nameRu));
    for (const atoms of names.flatMap(spellings)) {
      for (const word of new Set(withOthers(atoms))) postingOf(word).variants.push(variants.length);
      joined.add(atoms.join(''));
      // What a longer name begins with: `v90` of V90 Cross Country.
      if (isWordOrLetter(atoms[0]) && /^\d/.test(atoms[1] ?? '')) joined.add(atoms.slice(0, 2).join(''));
      if (atoms.length === 1) compounds.add(atoms.join(''));
      variants.push({ model, atoms: atoms.length, isCode: isCode(atoms) });
    }
    for (const atoms of [...withSoundLetters(name, nameRu), ...nicknamesBeside(marks[mark]?.code, code)]) {
      for (const word of new Set(withOthers(atoms))) postingOf(word).variants.push(variants.length);
      variants.push({ model, atoms: atoms.length, isBeside: atoms.length <= 2 });
    }
  }
  const popular = marks.flatMap(({ code, name, nameRu, popular: isPopular }, mark) =>
    isPopular && modelsOf[mark]?.some((model) => models[model]?.type === 'cars')
      ? [name, nameRu, ...(markNicknames[code] ?? [])].map(foldText)
      : [],
  );
  const codes = buildCodeTable(
    marks.map(({ code }) => code),
    models,
    markOf,
  );
  const market = buildMarketModels(marks, dictionary);
  return { marks, models, markOf, modelsOf, variants, postings, joined, compounds, popular, codes, market };
}
