import { cities } from '../city.ts';
import {
  bodyTypes,
  colorGroups,
  countries,
  driveTypes,
  engineTypes,
  gearTypes,
  type TransportType,
} from '../dictionaries.ts';
import { formatInteger } from '../text.ts';
import { countsHours } from '../vehicle-use.ts';
import { listingAddress } from './listing-address.ts';
import { readListingPath } from './listing-path.ts';
import { type FacetKey, type FlagKey, facetKeys, flagKeys, type ListingQuery, type RangeKey } from './listing-query.ts';
import { rootOf } from './listing-root.ts';
import { type ListingScope, listingAsk, listingState, sectionOf, typeOf } from './listing-scope.ts';
import { parseListingQuery } from './listing-values.ts';
import { listingHeading, type ScopeNames } from './listing-words.ts';

/** A listing as somebody keeps it: without sort and page. */
export type SavedListing = {
  scope: ListingScope;
  query: ListingQuery;
  /** Its one address. */
  href: string;
  /** What the API's catalogue is asked. */
  ask: Record<string, string>;
};

/**
 * The listing that an address of a page names; undefined for what is none, and for a place of a brand, whose centre only
 * the shell knows. `now` decides the latest year.
 */
export function readSavedListing(address: string, now: Date): SavedListing | undefined {
  const read = (text: string) => {
    const { pathname, searchParams } = new URL(text, 'http://listing.invalid');
    const scope = readListingPath(pathname, now);
    if (scope === undefined || scope === 'impossible' || sectionOf(scope)?.place) return undefined;
    return { scope, query: { ...parseListingQuery(searchParams), sort: 'recommended' as const, page: 1 } };
  };
  const given = read(address);
  if (!given) return undefined;
  const href = listingAddress(rootOf(given.scope), listingState(given.scope, given.query));
  // What of the query has a page of its own stands in the path now.
  const { scope, query } = read(href) ?? given;
  return { scope, query, href, ask: listingAsk(scope, query) };
}

type Labels = Readonly<Record<string, string | { label: string } | { i: string }>>;
const labels: Partial<Record<FacetKey, Labels>> = {
  bodyType: bodyTypes,
  engine: engineTypes,
  gear: gearTypes,
  drive: driveTypes,
  color: colorGroups,
  country: countries,
  dealerCity: cities,
};

function labelOf(key: FacetKey, value: string, names: ReadonlyMap<string, string>): string {
  const table = labels[key];
  const label = table && Object.hasOwn(table, value) ? table[value] : names.get(`${key} ${value}`);
  if (label === undefined) return value;
  if (typeof label === 'string') return label;
  return 'label' in label ? label.label : label.i;
}

const ranges: readonly (readonly [name: string, title: string, unit: string])[] = [
  ['price', 'цена', '\u00a0₽'],
  ['year', 'год', ''],
  ['mileage', 'пробег', '\u00a0км'],
  ['power', 'мощность', '\u00a0л.с.'],
  ['volume', 'объём', '\u00a0см³'],
];
const flags: Record<FlagKey, string> = { vat: 'с\u00a0НДС', sale: 'цена снижена', promo: 'с\u00a0выгодой' };

function rangeWords(query: ListingQuery, type: TransportType): string[] {
  return ranges.flatMap(([name, ...words]) => {
    const [title, unit] = name === 'mileage' && countsHours(type) ? ['моточасы', '\u00a0ч'] : words;
    const [from, to] = [query.ranges[`${name}From` as RangeKey], query.ranges[`${name}To` as RangeKey]];
    if (from === undefined && to === undefined) return [];
    const print = (value: number) => (name === 'year' ? String(value) : formatInteger(value));
    if (from === to) return [`${title} ${print(from ?? 0)}${unit}`];
    const limits = [from === undefined ? '' : `от\u00a0${print(from)}`, to === undefined ? '' : `до\u00a0${print(to)}`];
    return [`${title} ${limits.filter(Boolean).join(' ')}${unit}`];
  });
}

/**
 * What a listing holds, in one line: «Новые автомобили Kia: чёрный, цена до 2 000 000 ₽».
 * @param named names of the path's mark and model; `names` those of the query, by `mark kia`, `model rio`, `dealer north`
 */
export function describeListing(
  { scope, query }: Pick<SavedListing, 'scope' | 'query'>,
  named: ScopeNames,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const chosen = [
    ...(query.search ? [`«${query.search}»`] : []),
    ...facetKeys.flatMap((key) => (query.facets[key] ?? []).map((value) => labelOf(key, value, names))),
    ...rangeWords(query, typeOf(scope)),
    ...flagKeys.filter((key) => query[key]).map((key) => flags[key]),
  ];
  const heading = listingHeading(scope, named);
  if (chosen.length === 0) return heading;
  return `${heading}${heading.includes(':') ? ', ' : ': '}${chosen.join(', ')}`;
}
