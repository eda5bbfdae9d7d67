import type { FacetKey, ListingQuery, ListingScope, RangeKey } from '@showroom/domain/listing';

/*
 * The one address of a listing state, shared by the server's links and the browser's form. It takes types alone from the
 * domain: its dictionaries would weigh more than the whole form. Tests hold these lists and the printer against the domain's.
 */

/** What no filter changes: the kind of vehicle and, where the path says so, its condition. */
export type ListingRoot = Pick<ListingScope, 'type' | 'condition'>;

export const facetOrder = [
  'mark',
  'model',
  'bodyType',
  'engine',
  'gear',
  'drive',
  'color',
  'seats',
  'country',
  'dealerCity',
  'dealer',
] as const satisfies readonly FacetKey[];
export const rangeOrder = [
  'priceFrom',
  'priceTo',
  'yearFrom',
  'yearTo',
  'mileageFrom',
  'mileageTo',
  'powerFrom',
  'powerTo',
] as const satisfies readonly RangeKey[];

/** Facet → prefix of its segment in a path; `year` is the range that a single year makes. */
export const pathPrefixes: Partial<Record<FacetKey | 'year', string>> = {
  bodyType: 'bodytype',
  color: 'colorgroup',
  country: 'country',
  drive: 'drivetype',
  engine: 'enginetype',
  gear: 'geartype',
  seats: 'numberofseats',
  year: 'year',
};

/** Prints a state as the domain's `printListingQuery` does. */
export function printState(state: ListingQuery): string {
  const parts: string[] = [];
  for (const key of facetOrder) {
    const values = state.facets[key];
    if (values && values.length > 0) parts.push(`${key}=${[...values].sort().join(',')}`);
  }
  for (const key of rangeOrder) if (state.ranges[key] !== undefined) parts.push(`${key}=${state.ranges[key]}`);
  if (state.vat) parts.push('vat=1');
  if (state.sort !== 'recommended') parts.push(`sort=${state.sort}`);
  if (state.page > 1) parts.push(`page=${state.page}`);
  return parts.join('&');
}

/** The filter that stands alone in a state and has a segment of its own, or nothing. */
function onlyFilter({ facets, ranges, vat }: ListingQuery): { key: FacetKey | 'year'; segment: string } | undefined {
  const chosen = facetOrder.filter((key) => facets[key]?.length);
  const limits = rangeOrder.filter((key) => ranges[key] !== undefined);
  if (vat) return undefined;
  const [key] = chosen;
  if (key && chosen.length === 1 && limits.length === 0 && facets[key]?.length === 1 && pathPrefixes[key])
    return { key, segment: `${pathPrefixes[key]}-${facets[key][0]}` };
  const oneYear = limits.length === 2 && ranges.yearFrom !== undefined && ranges.yearFrom === ranges.yearTo;
  return chosen.length === 0 && oneYear
    ? { key: 'year', segment: `${pathPrefixes.year}-${ranges.yearFrom}` }
    : undefined;
}

/**
 * The one address of a state. A single mark, its single model and then a filter that stands alone move into the path;
 * everything else stays in the query. Models mean nothing unless exactly one mark is chosen and are left out.
 */
export function listingAddress(root: ListingRoot, state: ListingQuery): string {
  let path = `/${root.type}/`;
  let rest: ListingQuery = { ...state, facets: { ...state.facets }, ranges: { ...state.ranges } };
  const [mark, ...otherMarks] = rest.facets.mark ?? [];
  if (!mark || otherMarks.length > 0) delete rest.facets.model;
  if (root.condition) {
    path += `${root.condition}/`;
    const [model, ...otherModels] = rest.facets.model ?? [];
    if (mark && otherMarks.length === 0) {
      path += `${mark}/`;
      delete rest.facets.mark;
      if (model && otherModels.length === 0) {
        path += `${model}/`;
        delete rest.facets.model;
        const filter = onlyFilter(rest);
        if (filter) {
          path += `${filter.segment}/`;
          rest = { ...rest, facets: {}, ranges: {} };
        }
      }
    }
  }
  const query = printState(rest);
  return query ? `${path}?${query}` : path;
}
