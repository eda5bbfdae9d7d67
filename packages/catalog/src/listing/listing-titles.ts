import type { Facets } from '@showroom/api-contract/catalog';
import { type CityCode, cities } from '@showroom/domain/city';
import {
  bodyTypes,
  colorGroups,
  countries,
  driveTypes,
  engineTypes,
  gearTypes,
  transportTypes,
} from '@showroom/domain/dictionaries';
import type { FilterKind, ListingScope } from '@showroom/domain/listing';
import { plural } from '@showroom/domain/text';
import { nouns } from '../text/nouns.data.ts';
import { labelOf } from './chips.ts';

const has = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key);
const lower = (text: string) => text.toLowerCase();
const proper: Record<string, (value: string) => string> = {
  front: () => 'передний привод',
  rear: () => 'задний привод',
  full: () => 'полный привод',
};

/** The path filter in words that stand after a comma: `полный привод`, `кузов седан`, `2020 года`. */
export function filterWords(kind: FilterKind, value: string): string {
  if (kind === 'bodytype') return has(bodyTypes, value) ? `кузов ${lower(bodyTypes[value])}` : value;
  if (kind === 'colorgroup') return has(colorGroups, value) ? `цвет ${lower(colorGroups[value].label)}` : value;
  if (kind === 'country') return has(countries, value) ? `страна марки ${countries[value]}` : value;
  if (kind === 'drivetype')
    return proper[value]?.(value) ?? (has(driveTypes, value) ? lower(driveTypes[value]) : value);
  if (kind === 'enginetype') return has(engineTypes, value) ? lower(engineTypes[value]) : value;
  if (kind === 'geartype') return has(gearTypes, value) ? lower(gearTypes[value]) : value;
  if (kind === 'numberofseats') return `${value} ${plural(Number(value), ['место', 'места', 'мест'])}`;
  return `${value} года`;
}

/** Name of the mark, or mark and model, that the path fixes; '' when it fixes none. */
export function scopeName(scope: { mark?: string | undefined; model?: string | undefined }, facets: Facets): string {
  const mark = scope.mark ? labelOf(facets, 'mark', scope.mark) : '';
  const model = scope.model ? labelOf(facets, 'model', scope.model) : '';
  return [mark, model].filter(Boolean).join(' ');
}

/**
 * What a listing offers, in one phrase: «Новые Toyota Camry в Москве», «Автомобили с пробегом в Санкт-Петербурге»,
 * «Новые Toyota Camry 2024 года в Москве: полный привод».
 */
export function listingHeading(scope: ListingScope, facets: Facets, city: CityCode): string {
  const noun = nouns[scope.type];
  const name = scopeName(scope, facets);
  const what = name || (scope.condition === 'new' ? noun.inside : noun.plural);
  const words = [scope.condition === 'new' ? noun.newOnes : '', what, scope.condition === 'used' ? 'с пробегом' : ''];
  const { filter } = scope;
  if (filter?.kind === 'year') words.push(filterWords(filter.kind, filter.value));
  words.push(`в ${cities[city].p}`);
  const tail = filter && filter.kind !== 'year' ? `: ${filterWords(filter.kind, filter.value)}` : '';
  return (
    words
      .filter(Boolean)
      .join(' ')
      .replace(/ (в|с) /g, ' $1\u00a0') + tail
  );
}

export type Crumb = { name: string; href?: string };

/** The way from the home page to a listing; the last stop is the listing itself. */
export function listingCrumbs(scope: ListingScope, facets: Facets): Crumb[] {
  const stops: Crumb[] = [{ name: 'Главная', href: '/' }];
  let path = `/${scope.type}/`;
  const step = (name: string, segment: string) => {
    path += segment;
    stops.push({ name, href: path });
  };
  step(transportTypes[scope.type], '');
  if (scope.condition)
    step(scope.condition === 'new' ? nouns[scope.type].newOnes : 'С пробегом', `${scope.condition}/`);
  if (scope.mark) step(labelOf(facets, 'mark', scope.mark), `${scope.mark}/`);
  if (scope.model) step(labelOf(facets, 'model', scope.model), `${scope.model}/`);
  if (scope.filter) {
    const words = filterWords(scope.filter.kind, scope.filter.value);
    step(words.charAt(0).toUpperCase() + words.slice(1), `${scope.filter.kind}-${scope.filter.value}/`);
  }
  return stops;
}
