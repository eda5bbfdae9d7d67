import { editDistance } from '@showroom/domain/search/edit-distance';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import { generalWords, otherThings, tellingThings } from './other-things.data.ts';

/** A shorter root is one of other words too: «белье» and «белый». */
const shortestRoot = { other: 4, general: 3 };

/** Endings of the cases of a noun by that of the first. */
const endings: readonly (readonly [ending: RegExp, cases: string])[] = [
  [/а$/, 'ы и у е ой'],
  [/я$/, 'и ю е ей'],
  [/о$/, 'а у ом е'],
  [/[бвгдзклмнпрстфхц]$/, 'а у ом е ы и ов'],
];

/** The cases of a noun whose root is too short to stand for them all: «яхты». */
function casesOf(text: string, shortest: number): string[] {
  if (text.length < shortest || stemRussian(text).length >= shortest) return [];
  const found = endings.find(([ending]) => ending.test(text));
  const root = /[аяо]$/.test(text) ? text.slice(0, -1) : text;
  return found ? found[1].split(' ').map((ending) => root + ending) : [];
}

function roots(words: string, shortest: number): { texts: ReadonlySet<string>; stems: ReadonlySet<string> } {
  const listed = words.split(' ').map((word) => ({ text: searchAtoms(word)[0] ?? '', isWhole: word.startsWith('=') }));
  const stems = listed.flatMap(({ text, isWhole }) => (isWhole ? [] : stemRussian(text)));
  return {
    texts: new Set(listed.flatMap(({ text, isWhole }) => (isWhole ? [text] : [text, ...casesOf(text, shortest)]))),
    stems: new Set(stems.filter(({ length }) => length >= shortest)),
  };
}

const isIn = ({ texts, stems }: ReturnType<typeof roots>, text: string) =>
  texts.has(text) || stems.has(stemRussian(text));

const others = roots(otherThings, shortestRoot.other);
const generals = roots(generalWords, shortestRoot.general);

/** Whether a word names a thing of another world: where it is not what a page or an item is about, nothing here is meant. */
export const isOtherThing = (text: string): boolean => isIn(others, text) || tellingThings.has(text);

/** Whether it does so whatever cars are named beside it. */
export const isTellingThing = (text: string): boolean => tellingThings.has(text);

/** In shorter adjectives a wrong letter makes another word. */
const shortestSlip = 10;
const adjective = /(?:ый|ий|ой|ая|ое|ые|ого|ую|ых|ым)$/;
const slippable = Map.groupBy(
  [...generals.texts].filter((text) => text.length >= shortestSlip && adjective.test(text)),
  (text) => text.slice(0, 2),
);
/** «бесконтакной мойки» */
const isSlipOfGeneral = (text: string): boolean =>
  text.length >= shortestSlip &&
  adjective.test(text) &&
  slippable.get(text.slice(0, 2))?.some((word) => editDistance(stemRussian(word), stemRussian(text), 1) <= 1) === true;

/** Whether a word may be said of anything and asks for nothing by itself. */
export const isGeneral = (text: string): boolean => isIn(generals, text) || isSlipOfGeneral(text);
