import { foldText } from '@showroom/domain/search/search-atoms';
import type { ModelEntry } from '../catalog/dictionary.ts';
import { isFiller } from './pages/find-pages.ts';
import { askedFirst } from './words/asked-first.data.ts';
import { attributeOfWord, isStopWord } from './words/attributes.ts';
import { begunBeyond, begunInFamily } from './words/begun-models.ts';
import type { NameTable } from './words/name-table.ts';
import { vehicleKinds } from './words/vehicle-kinds.data.ts';

/** What a holding has; `countOf`: how many vehicles of some models. */
type Stock = { names: NameTable; countOf: (models: readonly number[]) => number };
/** The words before the last: those that tell what is sought, the wishes among them, the marks that one of them names. */
type Beside = { telling: readonly string[]; wishes: readonly string[]; marks: readonly number[] };

/** Fewer letters tell no kind, and no longer name; so many tell one that is out, too. */
const shortestKind = 3;
const shortestSure = 4;

/** Kinds that nothing but a lorry is, and how many lorries a mark of cars makes that has them. */
const ofLorries: ReadonlySet<string> = new Set(['тягач', 'самосвал', 'бортовой', 'рефрижератор', 'изотермический']);
const leastLorries = 3;

const bodiesOfBikes: ReadonlySet<string> = new Set('cross off-road enduro road classic sport-bike tricycle'.split(' '));

/** Types of vehicle that some wishes are for. */
export const typesOf = (wishes: readonly string[]): readonly string[] =>
  wishes.flatMap((wish) => {
    const attribute = attributeOfWord(wish);
    if (attribute?.key === 'kind') return vehicleKinds[attribute.value].type;
    if (attribute?.key === 'bodyType' && attribute.value.includes('semi-trailer')) return 'commercial';
    // «эндуро ка» is no Cadillac.
    if (attribute?.key === 'bodyType' && attribute.value.every((body) => bodiesOfBikes.has(body))) return 'moto';
    return attribute?.key === 'type' ? attribute.value : [];
  });
export const modelsOfMark = ({ names }: Stock, text: string): readonly number[] =>
  (names.postings.get(text)?.marks ?? []).flatMap((mark) => names.modelsOf[mark] ?? []);
export const makesAny = ({ names }: Stock, models: readonly number[], types: readonly string[]): boolean =>
  models.some((model) => types.includes(names.models[model]?.type ?? ''));

/** The models whose names have the one word beside marks that tells what is sought: «лада нива лег». */
export function familyOf({ names }: Stock, words: readonly string[]): readonly number[] {
  const isMark = (word: string) => (names.postings.get(word)?.marks.length ?? 0) > 0;
  const [only = '', ...more] = words.filter((word) => !isMark(word));
  const posting = more.length === 0 ? names.postings.get(only) : undefined;
  return posting?.variants.map((place) => names.variants[place]?.model ?? -1) ?? [];
}

/** What begins the next word of a name: «газель бизн». */
export function begunFamily(known: Stock, { telling }: Beside, last: string): string | undefined {
  const family = last.length < shortestKind ? [] : familyOf(known, telling);
  if (last.length >= shortestSure)
    return begunInFamily(known.names, family, last, known.countOf) ?? begunBeyond(known.names, family, last);
  return begunInFamily(
    known.names,
    family.filter((model) => known.countOf([model]) > 0),
    last,
    known.countOf,
  );
}

/** A kind of vehicle that the mark or model beside it is made as: «камаз сам», «газель рефр». */
export function begunKind(known: Stock, { marks, telling }: Beside, last: string): string | undefined {
  const ofMarks = marks.flatMap((mark) => known.names.modelsOf[mark] ?? []);
  const models = ofMarks.length > 0 ? ofMarks : familyOf(known, telling);
  // «форд пол» is no semi-trailer: half of what is made is of that type.
  const isMade = (text: string) => {
    const types = typesOf([text]);
    const made = models.filter((model) => types.includes(known.names.models[model]?.type ?? ''));
    return (
      made.length > 0 && (made.length * 2 >= models.length || (ofLorries.has(text) && made.length >= leastLorries))
    );
  };
  return last.length < shortestKind || isStopWord(last)
    ? undefined
    : askedFirst.find((text) => text.startsWith(last) && isMade(text));
}

/** The mark that makes most of what is there of the kind beside it: «квадроцикл пол». */
export function begunMaker(known: Stock, { telling, wishes }: Beside, last: string): string | undefined {
  const types = telling.length === wishes.length ? typesOf(wishes) : [];
  const { marks, models, modelsOf, postings } = known.names;
  const isSaid = isStopWord(last) || isFiller(last) || attributeOfWord(last) !== undefined;
  if (types.length === 0 || isSaid || (postings.get(last)?.marks.length ?? 0) > 0) return undefined;
  const kinds = wishes.flatMap((wish) => {
    const attribute = attributeOfWord(wish);
    if (attribute?.key === 'bodyType') return [{ bodies: attribute.value as readonly string[], countries: undefined }];
    const { facts } = attribute?.key === 'kind' ? vehicleKinds[attribute.value] : {};
    return facts ? [{ bodies: facts.bodies, countries: facts.countries }] : [];
  });
  // «питбайк ка» is no Can-Am.
  const isOfKinds = (model: ModelEntry | undefined, country: string) =>
    kinds.every(
      ({ bodies, countries }) =>
        model?.bodyTypes.some((body) => bodies.includes(body)) === true && (countries?.includes(country) ?? true),
    );
  const begun = marks.flatMap((mark, place) => {
    const isBegun = [mark.name, mark.nameRu].some((name) => foldText(name).startsWith(last));
    const ofTypes = (modelsOf[place] ?? []).filter(
      (model) => types.includes(models[model]?.type ?? '') && isOfKinds(models[model], mark.country),
    );
    const count = isBegun ? known.countOf(ofTypes) : 0;
    return count > 0 ? [{ text: foldText(mark.name), count }] : [];
  });
  return begun.sort((a, b) => b.count - a.count)[0]?.text;
}

/** Whether a holding sells none of the types that some wishes are for. */
export function isUnsold({ names, countOf }: Stock, wishes: readonly string[]): boolean {
  const types = typesOf(wishes);
  return (
    types.length > 0 &&
    countOf([...names.models.keys()].filter((model) => types.includes(names.models[model]?.type ?? ''))) === 0
  );
}
