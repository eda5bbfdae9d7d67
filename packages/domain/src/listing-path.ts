import { colorGroups } from './dictionaries.ts';
import { landings } from './landings.data.ts';
import { type FilterKind, filterKinds, isFacetValue } from './listing.ts';
import { type ListingKind, listingKinds, type SectionCode } from './listing-kinds.data.ts';
import { fixedFacets, type ListingScope, sectionOf } from './listing-scope.ts';

const oldestYear = 1900;
const code = /^[a-z0-9][a-z0-9-]{0,63}$/;
const priceCap = /^price-do-\d+$/;

export const isListingKind = (text: string | undefined): text is ListingKind =>
  text !== undefined && Object.hasOwn(listingKinds, text);

/** Every address that is written out whole: kinds, sections, fixed pages. */
const fixedPaths = new Map<string, ListingScope>();
/** First segments under a section that are addresses of their own: `promo`, `engine-type-is-diesel`, `off-road`. */
const takenSegments = new Set<string>();
for (const kind of Object.keys(listingKinds).filter(isListingKind)) {
  fixedPaths.set(`/${kind}/`, { kind });
  for (const [section, { path }] of Object.entries(listingKinds[kind].sections)) {
    fixedPaths.set(`${path}/`, { kind, section: section as SectionCode });
    for (const segment of path.split('/').slice(2)) takenSegments.add(segment);
  }
}
for (const { kind, section, code: landing, path } of landings) {
  fixedPaths.set(`${path}/`, { kind, ...(section ? { section } : {}), landing });
  takenSegments.add(path.split('/')[section ? 3 : 2] ?? '');
}

/** Pages of a mark that stand where its models do: `/brands/{brand}/credit` (decision 9). */
const modelPages: ReadonlySet<string> = new Set(['credit', 'guaranty']);

/** A filter segment in the place of a mark or model would be read as that filter. */
const filterSegment = new RegExp(`^(?:${Object.keys(filterKinds).join('|')})-.`);

/**
 * Whether the code of a mark or model would hide a page of the catalogue, or be hidden by one (decisions 10 and 12):
 * refused wherever marks and models are written.
 */
export function isReservedCode(text: string, what: 'mark' | 'model'): boolean {
  if (what === 'mark' ? takenSegments.has(text) : modelPages.has(text)) return true;
  return priceCap.test(text) || filterSegment.test(text) || Object.hasOwn(colorGroups, text);
}

const isCode = (text: string | undefined, what: 'mark' | 'model'): text is string =>
  text !== undefined && code.test(text) && !isReservedCode(text, what);

/** 1900 to next year (decision 15). */
function isYear(text: string, now: Date): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= oldestYear && Number(text) <= now.getUTCFullYear() + 1;
}

function readFilter(text: string, now: Date): ListingScope['filter'] {
  const at = text.indexOf('-');
  const kind = text.slice(0, at);
  const value = text.slice(at + 1);
  if (!Object.hasOwn(filterKinds, kind)) return undefined;
  const facet = filterKinds[kind as FilterKind];
  const known = facet === 'year' ? isYear(value, now) : isFacetValue(facet, value);
  return known ? { kind: kind as FilterKind, value } : undefined;
}

/** A filter that its section can never hold: semi-trailers with the body of a van. */
function contradicts(scope: ListingScope): boolean {
  if (!scope.filter) return false;
  const facet = filterKinds[scope.filter.kind];
  const allowed = facet === 'year' ? undefined : fixedFacets(scope)[facet];
  return allowed !== undefined && !allowed.includes(scope.filter.value);
}

function readDeep(root: ListingScope, [mark, ...rest]: string[], now: Date): ListingScope | undefined {
  if (!isCode(mark, 'mark')) return undefined;
  const [second, third] = rest;
  if (second === undefined) return { ...root, mark };
  if (third === undefined && listingKinds[root.kind].colorPages && filterSegment.test(second)) {
    const filter = readFilter(second, now);
    return filter && (filter.kind === 'year' || filter.kind === 'colorgroup') ? { ...root, mark, filter } : undefined;
  }
  if (!isCode(second, 'model')) return undefined;
  if (third === undefined) return { ...root, mark, model: second };
  const filter = readFilter(third, now);
  return filter && rest.length === 2 ? { ...root, mark, model: second, filter } : undefined;
}

/** `/cars/black/`, `/cars/year-2024/`, `/cars/toyota/black/`, `/cars/toyota/camry/black/`. */
function readColorPage(kind: ListingKind, segments: string[], now: Date): ListingScope | undefined {
  const last = segments.at(-1) ?? '';
  const [mark, model] = segments.slice(0, -1);
  if (segments.length === 1 && last.startsWith('year-')) {
    const filter = readFilter(last, now);
    return filter && { kind, filter };
  }
  if (segments.length > 3 || !Object.hasOwn(colorGroups, last)) return undefined;
  if ((mark !== undefined && !isCode(mark, 'mark')) || (model !== undefined && !isCode(model, 'model')))
    return undefined;
  return { kind, ...(mark && { mark }), ...(model && { model }), filter: { kind: 'colorgroup', value: last } };
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
  const section = rest[0] as SectionCode;
  const facts = Object.hasOwn(listingKinds[kind].sections, section) ? sectionOf({ kind, section }) : undefined;
  const scope = facts?.deep
    ? readDeep({ kind, section }, rest.slice(1), now)
    : listingKinds[kind].colorPages
      ? readColorPage(kind, rest, now)
      : undefined;
  return scope && !contradicts(scope) ? scope : 'impossible';
}
