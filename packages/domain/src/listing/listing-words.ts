import { bodyTypes, colorGroups, countries, driveTypes, engineTypes, gearTypes } from '../dictionaries.ts';
import { type Nouns, nouns } from '../nouns.data.ts';
import { plural } from '../text.ts';
import type { SectionCode } from './listing-kinds.data.ts';
import { listingPath } from './listing-path.ts';
import type { FilterKind } from './listing-patterns.ts';
import type { SortOrder } from './listing-query.ts';
import { conditionOf, type ListingScope, landingOf } from './listing-scope.ts';

const has = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The noun of a listing: commercial sections have their own. */
export function nounsOf({ kind, section }: Pick<ListingScope, 'kind' | 'section'>): Nouns {
  return section && has(nouns, section) ? nouns[section] : nouns[kind];
}

/** Sections by another principle than new or used: heading and the name in breadcrumbs and tabs. */
const sectionWords: Partial<Record<SectionCode, { heading: string; name: string; hasPlace?: false }>> = {
  sale: { heading: 'Автомобили по\u00a0сниженным ценам', name: 'Распродажа' },
  vat: { heading: 'Автомобили с\u00a0НДС', name: 'С\u00a0НДС' },
  'on-sale-soon': { heading: 'Автомобили, которые скоро поступят в\u00a0продажу', name: 'Скоро в\u00a0продаже' },
  promo: { heading: 'Новые автомобили с\u00a0выгодой', name: 'С\u00a0выгодой' },
  vnukovo: { heading: 'Автомобили во\u00a0Внуково', name: 'Внуково', hasPlace: false },
};

/** `Новые`, `С пробегом`, `Грузовики`, `Распродажа`: a section in breadcrumbs and tabs. */
export function sectionName(scope: Pick<ListingScope, 'kind'> & { section: SectionCode }): string {
  if (scope.section === 'new') return nouns[scope.kind].newOnes;
  if (scope.section === 'used') return 'С\u00a0пробегом';
  return sectionWords[scope.section]?.name ?? nounsOf(scope).plural;
}

/** Plural of a colour group: «Чёрный» → «чёрные», «Синий» → «синие». */
export function colorPlural(color: string): string {
  const label = has(colorGroups, color) ? colorGroups[color].label : color;
  return lower(label)
    .replace(/[ыо]й$/, 'ые')
    .replace(/ий$/, 'ие');
}

const drives: Record<string, string> = { front: 'передний привод', rear: 'задний привод', full: 'полный привод' };

/** The path filter in words that stand after a colon: `полный привод`, `кузов седан`, `2020 года`. */
export function filterWords(kind: FilterKind, value: string): string {
  if (kind === 'bodytype') return has(bodyTypes, value) ? `кузов ${lower(bodyTypes[value])}` : value;
  if (kind === 'colorgroup') return has(colorGroups, value) ? `цвет ${lower(colorGroups[value].label)}` : value;
  if (kind === 'country') return has(countries, value) ? `страна марки ${countries[value]}` : value;
  if (kind === 'drivetype') return drives[value] ?? (has(driveTypes, value) ? lower(driveTypes[value]) : value);
  if (kind === 'enginetype') return has(engineTypes, value) ? lower(engineTypes[value]) : value;
  if (kind === 'geartype') return has(gearTypes, value) ? lower(gearTypes[value]) : value;
  if (kind === 'numberofseats') return `${value}\u00a0${plural(Number(value), ['место', 'места', 'мест'])}`;
  return `${value}\u00a0года`;
}

/** Names of what the path says by code: `Toyota`, `Camry`. */
export type ScopeNames = { mark?: string | undefined; model?: string | undefined };

/** «Новые чёрные автомобили Toyota», «Toyota Camry с пробегом». */
function subject(scope: ListingScope, names: ScopeNames): string {
  const mark = scope.mark ? (names.mark ?? scope.mark) : '';
  const model = scope.model ? (names.model ?? scope.model) : '';
  const noun = nounsOf(scope);
  const condition = conditionOf(scope);
  const color = scope.filter?.kind === 'colorgroup' ? colorPlural(scope.filter.value) : '';
  const what = model ? `${mark} ${model}` : [noun.inside, mark].filter(Boolean).join(' ');
  const words = [condition === 'new' ? lower(noun.newOnes) : '', color, what];
  return capital([...words, condition === 'used' ? 'с\u00a0пробегом' : ''].filter(Boolean).join(' '));
}

/**
 * What a listing offers, in one phrase: «Новые Toyota Camry 2024 года», «Автомобили с пробегом до 500 000 ₽».
 * @param place said after it: `в Москве`
 */
export function listingHeading(scope: ListingScope, names: ScopeNames, place = ''): string {
  const landing = landingOf(scope);
  const special = scope.section && sectionWords[scope.section];
  const where = place && special?.hasPlace !== false ? ` ${place}` : '';
  const fixed = landing?.heading ?? special?.heading;
  if (fixed) return `${fixed}${where}`;
  const { filter } = scope;
  const year = filter?.kind === 'year' ? ` ${filterWords(filter.kind, filter.value)}` : '';
  const tail =
    filter && filter.kind !== 'year' && filter.kind !== 'colorgroup'
      ? `: ${filterWords(filter.kind, filter.value)}`
      : '';
  return `${subject(scope, names)}${year}${where}${tail}`;
}

/** The way from the home page to a listing; the last stop is the listing itself. */
export function listingCrumbs(scope: ListingScope, names: ScopeNames): { name: string; href: string }[] {
  const { kind, section, mark, model, filter } = scope;
  const landing = landingOf(scope);
  const steps: [string, ListingScope][] = [[nouns[kind].plural, { kind }]];
  const root: ListingScope = { kind, ...(section ? { section } : {}) };
  if (section) steps.push([sectionName({ kind, section }), root]);
  if (landing) steps.push([landing.name, scope]);
  // Colour pages stand right under their kind, where marks have no listing of their own.
  if (mark && section) steps.push([names.mark ?? mark, { ...root, mark }]);
  if (mark && model && section) steps.push([names.model ?? model, { ...root, mark, model }]);
  if (filter && section) steps.push([capital(filterWords(filter.kind, filter.value)), scope]);
  else if (filter) {
    const words = filter.kind === 'colorgroup' ? colorPlural(filter.value) : filterWords(filter.kind, filter.value);
    steps.push([
      capital([words, mark && (names.mark ?? mark), model && (names.model ?? model)].filter(Boolean).join(' ')),
      scope,
    ]);
  }
  return [{ name: 'Главная', href: '/' }, ...steps.map(([name, stop]) => ({ name, href: listingPath(stop) }))];
}

export const sortNames: Record<SortOrder, string> = {
  recommended: 'Рекомендуем',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  'year-desc': 'Сначала новее',
  'mileage-asc': 'С меньшим пробегом',
  newest: 'Недавно добавленные',
};
