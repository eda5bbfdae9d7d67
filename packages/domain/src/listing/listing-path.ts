import { colorGroups } from '../dictionaries.ts';
import { landings } from './landings.data.ts';
import { type ListingKind, listingKinds, type SectionCode } from './listing-kinds.data.ts';
import {
  allFilterKinds,
  type FilterKind,
  type FilterSlot,
  fillTail,
  filterKinds,
  filterSlots,
  isFilterSlot,
  type PathParts,
  type PathSlot,
  type PathWays,
  pathTails,
} from './listing-patterns.ts';
import { fixedFacets, type ListingScope, landingOf, sectionOf } from './listing-scope.ts';
import { isCode, isFacetValue } from './listing-values.ts';

export const isListingKind = (text: string | undefined): text is ListingKind =>
  text !== undefined && Object.hasOwn(listingKinds, text);

export const allListingKinds: readonly ListingKind[] = Object.keys(listingKinds).filter(isListingKind);
export const sectionsOf = (kind: ListingKind): SectionCode[] =>
  Object.keys(listingKinds[kind].sections) as SectionCode[];

type Place = Pick<ListingScope, 'kind' | 'section'>;

/** Path of a kind or section, without the final slash. */
const rootPath = (place: Place): string => sectionOf(place)?.path ?? `/${place.kind}`;

/** What may follow the path of a kind or section. */
export function waysOf(place: Place): PathWays {
  const { colorPages } = listingKinds[place.kind];
  const section = sectionOf(place);
  if (!section) return colorPages ? 'colors' : 'none';
  return section.deep ? (colorPages ? 'marks-and-colors' : 'marks') : 'none';
}

const tailsOf = (place: Place): readonly (readonly PathSlot[])[] => pathTails[waysOf(place)];

/** Path of a listing with its final slash: `/cars/new/toyota/camry/bodytype-sedan/`. */
export function listingPath(scope: ListingScope): string {
  const landing = landingOf(scope);
  if (landing) return `${landing.path}/`;
  for (const tail of tailsOf(scope)) {
    const segments = fillTail(tail, scope);
    if (segments) return `${[rootPath(scope), ...segments].join('/')}/`;
  }
  return `${rootPath(scope)}/`;
}

/** Every address that is written out whole: kinds, sections, fixed pages. */
const fixedPaths = new Map<string, ListingScope>();
/** First segments under a section that are addresses of their own: `promo`, `engine-type-is-diesel`, `off-road`. */
const takenSegments = new Set<string>();
for (const kind of allListingKinds) {
  fixedPaths.set(`/${kind}/`, { kind });
  for (const section of sectionsOf(kind)) {
    const path = rootPath({ kind, section });
    fixedPaths.set(`${path}/`, { kind, section });
    for (const segment of path.split('/').slice(2)) takenSegments.add(segment);
  }
}
for (const { kind, section, code: landing, path } of landings) {
  fixedPaths.set(`${path}/`, { kind, ...(section ? { section } : {}), landing });
  takenSegments.add(path.split('/')[section ? 3 : 2] ?? '');
}

/** Pages of a mark that stand where its models do: `/brands/{brand}/credit` (PD-9). */
const modelPages: ReadonlySet<string> = new Set(['credit', 'guaranty']);
/** A filter segment in the place of a mark or model would be read as that filter. */
const filterSegment = new RegExp(`^(?:${allFilterKinds.join('|')})-.`);
const priceCap = /^price-do-\d+$/;
/** Whether a segment is the fixed page of a price cap, or spelled as one: no mark begins so (PD-12). */
export const isPriceCap = (text: string): boolean => priceCap.test(text);

/**
 * Whether the code of a mark or model would hide a page of the catalogue, or be hidden by one (PD-10, PD-12): refused
 * wherever marks and models are written.
 */
export function isReservedCode(text: string, what: 'mark' | 'model'): boolean {
  if (what === 'mark' ? takenSegments.has(text) : modelPages.has(text)) return true;
  return isPriceCap(text) || filterSegment.test(text) || Object.hasOwn(colorGroups, text);
}

/** Whether a segment of a path may be a mark or model, as far as its spelling tells. */
export const isNameSegment = (text: string, what: 'mark' | 'model'): boolean =>
  isCode(text) && !isReservedCode(text, what);

/** Whether the vocabulary of a path filter holds a value; years from 1900 to the next one (PD-15). */
export function isFilterValue(kind: FilterKind, value: string, now: Date): boolean {
  const facet = filterKinds[kind];
  if (facet !== 'year') return isFacetValue(facet, value);
  return /^\d{4}$/.test(value) && Number(value) >= 1900 && Number(value) <= now.getUTCFullYear() + 1;
}

/** Whether a place can hold a filter: where it fixes the facet, none but that. */
function holdsFilter(place: Place, { kind, value }: NonNullable<PathParts['filter']>): boolean {
  const facet = filterKinds[kind];
  return facet === 'year' || (fixedFacets(place)[facet]?.includes(value) ?? true);
}

function readFilter(place: Place, slot: FilterSlot, segment: string, now: Date): PathParts['filter'] {
  for (const kind of filterSlots[slot]) {
    const prefix = slot === 'color' ? '' : `${kind}-`;
    const filter = { kind, value: segment.slice(prefix.length) };
    if (segment.startsWith(prefix) && isFilterValue(kind, filter.value, now) && holdsFilter(place, filter))
      return filter;
  }
  return undefined;
}

function readTail(place: Place, tail: readonly PathSlot[], segments: readonly string[], now: Date) {
  const scope: ListingScope = { ...place };
  for (const [index, slot] of tail.entries()) {
    const segment = segments[index] ?? '';
    if (isFilterSlot(slot)) {
      const filter = readFilter(place, slot, segment, now);
      if (!filter) return undefined;
      scope.filter = filter;
    } else if (isNameSegment(segment, slot)) scope[slot] = segment;
    else return undefined;
  }
  return scope;
}

/**
 * The listing that a path names (lower case, final slash). `impossible`: it begins as a listing, but no such one can be;
 * undefined: no listing at all. Whether mark and model exist is for the data to say. `now` decides the latest year.
 */
export function readListingPath(path: string, now: Date): ListingScope | 'impossible' | undefined {
  const fixed = fixedPaths.get(path);
  if (fixed) return fixed;
  const [kind, ...rest] = path.split('/').slice(1, -1);
  if (!isListingKind(kind)) return undefined;
  const section = sectionsOf(kind).find((one) => rootPath({ kind, section: one }) === `/${kind}/${rest[0]}`);
  const place: Place = section ? { kind, section } : { kind };
  const segments = section ? rest.slice(1) : rest;
  for (const tail of tailsOf(place)) {
    const scope = tail.length === segments.length ? readTail(place, tail, segments, now) : undefined;
    if (scope) return scope;
  }
  return 'impossible';
}
