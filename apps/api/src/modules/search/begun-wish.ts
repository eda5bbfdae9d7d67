import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { begunKinds, begunLorries, begunWishes } from './begun-wishes.data.ts';
import { typesOf } from './complete-kind.ts';
import { isFiller } from './pages/find-pages.ts';
import { askedFirst } from './words/asked-first.data.ts';
import { attributeOfWord, isStopWord } from './words/attributes.ts';
import { nameWordsOf } from './words/begun-models.ts';
import type { Lexicon } from './words/lexicon.ts';
import type { NameTable } from './words/name-table.ts';

type Known = { names: NameTable; lexicon: Lexicon };

const shortest = 2;
/** Beside a mark alone two letters begin a model. */
const shortestBesideMark = 3;
const shortestPhrase = 5;
const nameQuality = 0.95;
/** So many letters of a wish tell it in any case. */
const sameBegin = 7;
/** «машина» after a model that was named is no word for a car: «гранта авто». */
const carBegun = 'авто';

const isFigure = (atom: string) => /^\d+(?:\.\d+)?$/.test(atom);

/** Which of some models are lorries, vans or buses. */
const lorriesOf = ({ names }: Known, models: readonly number[]) =>
  models.filter((model) => names.models[model]?.type === 'commercial');

/** Marks that some words name, the models whose names have all the rest, and whether one of these is named whole; nothing where a word is neither a name nor a wish. */
export function readNames({ names, lexicon }: Known, atoms: readonly string[]) {
  const marks: number[] = [];
  let family: Set<number> | undefined;
  let count = 0;
  for (const [at, atom] of atoms.entries()) {
    if (isStopWord(atom) || isFiller(atom) || attributeOfWord(atom) !== undefined) continue;
    const matches = lexicon.exact(atom).filter(({ quality }) => quality >= nameQuality);
    const postings = matches.flatMap(({ word }) => names.postings.get(word) ?? []);
    const ofMarks = postings.flatMap((posting) => posting.marks);
    const variants = postings.flatMap((posting) => posting.variants);
    const shared: ReadonlySet<number> = new Set(family ? variants.filter((place) => family?.has(place)) : variants);
    if (ofMarks.length > 0 && at === 0 && marks.length === 0) marks.push(...ofMarks);
    else if (shared.size > 0) {
      family = new Set(shared);
      count += 1;
    } else if (!isFigure(atom)) return undefined;
  }
  const models = [...(family ?? [])].map((place) => names.variants[place]?.model ?? -1);
  const ofMark = marks.length === 0 ? models : models.filter((model) => marks.includes(names.markOf[model] ?? -1));
  const isWhole = [...(family ?? [])].some((place) => names.variants[place]?.atoms === count);
  return { marks, models: ofMark, isWhole, isNamed: count > 0 };
}

/** What is asked for in so many words and begins so: «предпрод». */
export const begunPhrase = (last: string): string | undefined =>
  last.length >= shortestPhrase ? askedFirst.find((asked) => asked.includes(' ') && asked.startsWith(last)) : undefined;

/** What is wished of a model, a mark or a kind of motorcycles and the like that was named before: «дарго пол», «киа бел», «мотоцикл тур». */
export function begunWish(known: Known, words: readonly string[], last: string): string | undefined {
  const atoms = searchAtoms(words.join(' '));
  // «мерс с кл»
  if (atoms.length > 1 && /^\p{L}$/u.test(atoms.at(-1) ?? '') && /^кл(?:ас{0,2})?$/.test(last)) return 'класс';
  // «кроссовер 7 ме»
  const isSeats = /^[2-9]$/.test(atoms.at(-1) ?? '') && /^мес?$/.test(last);
  if (isSeats && atoms.slice(0, -1).every((atom) => attributeOfWord(atom) !== undefined)) return 'мест';
  const isAuto = last === carBegun;
  const isSaid = isStopWord(last) || isFiller(last) || attributeOfWord(last) !== undefined;
  if (atoms.length === 0 || last.length < shortest || (isSaid && !isAuto)) return undefined;
  const keys = new Set(atoms.flatMap((atom) => attributeOfWord(atom)?.key ?? []));
  const fits = (text: string) => {
    const key = attributeOfWord(text)?.key;
    return text.startsWith(last) && (key === undefined || !keys.has(key) || key === 'kind');
  };
  const wishes = atoms.filter((atom) => attributeOfWord(atom) !== undefined);
  const isOfWishes = atoms.every((atom) => isStopWord(atom) || attributeOfWord(atom) !== undefined);
  if (isOfWishes && wishes.length > 0 && !isAuto) {
    const types = typesOf(wishes);
    const own = Object.entries(begunKinds).find(([type]) => types.includes(type))?.[1];
    if (own) return own.find((text) => text.startsWith(last));
    if (last.length >= shortestBesideMark) return types.length > 0 ? undefined : begunWishes.find(fits);
  }
  const named = readNames(known, atoms);
  if (!named || (!named.isNamed && named.marks.length === 0)) return undefined;
  const isOfMark = !named.isNamed;
  if (isOfMark && (isAuto || last.length < shortestBesideMark)) return undefined;
  if (!isOfMark && (!named.isWhole || named.models.length === 0)) return undefined;
  // «веста св кр» is a Cross.
  const marks = new Set(isOfMark ? named.marks : named.models.map((model) => known.names.markOf[model] ?? -1));
  const ofMarks = named.marks.flatMap((mark) => known.names.modelsOf[mark] ?? []);
  // «камаз бор» is no colour.
  const models = named.models.length > 0 ? named.models : ofMarks;
  const lorries = lorriesOf(known, models);
  const ofLorry = lorries.length > 0 ? begunLorries.find(fits) : undefined;
  const wish =
    lorries.length * 2 > models.length
      ? (ofLorry ?? begunWishes.find(fits))
      : (begunWishes.find(fits) ?? (named.models.length > 0 ? ofLorry : undefined));
  const goesOn = nameWordsOf(known.names, marks).some(
    ({ word, models }) =>
      !(wish !== undefined && word.startsWith(wish.slice(0, sameBegin))) &&
      word.startsWith(foldText(last)) &&
      (isOfMark || models.some((model) => named.models.includes(model))),
  );
  return goesOn ? undefined : wish;
}
