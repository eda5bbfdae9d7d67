import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { attributeOfWord, isStopWord } from './attributes.ts';
import type { NameTable } from './name-table.ts';
import { vehicleKinds } from './vehicle-kinds.data.ts';
import { ofRiders } from './vehicle-kinds.ts';

const least = 49;
const most = 2_500;

/** Types of what riders buy that a word asks for. */
const typesOf = (word: string): readonly string[] => {
  const attribute = attributeOfWord(word);
  if (attribute?.key === 'kind') return [vehicleKinds[attribute.value].type];
  return attribute?.key === 'type' ? attribute.value : [];
};

/**
 * A figure after a mark is a volume where none of its models of the kind is called so: «квадроцикл cfmoto 650», «стелс 500»; beside a mark of cars
 * the kind must be said.
 */
export function withMarkVolume(text: string, { marks, models, modelsOf, postings, market }: NameTable): string {
  const [, before = '', figure = ''] = /^(.*\p{L})\s(\d{2,4})$/u.exec(text) ?? [];
  if (figure === '' || Number(figure) < least || Number(figure) > most) return text;
  const words = searchAtoms(before);
  const last = postings.get(words.at(-1) ?? '');
  if (!last || last.marks.length === 0 || last.variants.length > 0) return text;
  const [mark = -1] = last.marks;
  // «линхай ямаха 400»
  if (!words.slice(0, -1).every((word) => attributeOfWord(word) !== undefined || isStopWord(word))) return text;
  const asked = words.flatMap(typesOf).filter((type) => ofRiders.has(type));
  const own = (modelsOf[mark] ?? []).flatMap((place) => models[place] ?? []);
  const isOfRiders = own.length > 0 && own.every(({ type }) => ofRiders.has(type));
  if (marks[mark] === undefined || (asked.length === 0 && !isOfRiders)) return text;
  const isCalled = new RegExp(`(?<!\\d)${figure}(?!\\d)`);
  const isOfKind = (type: string) => asked.length === 0 || asked.includes(type);
  const isName =
    own.some(({ name, type }) => isOfKind(type) && isCalled.test(name)) ||
    market.ofMark.get(mark)?.has(figure) === true;
  return isName ? text : `${text} кубов`;
}
