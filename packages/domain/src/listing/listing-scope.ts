import type { Condition, TransportType } from '../dictionaries.ts';
import { type Landing, landings } from './landings.data.ts';
import {
  type FixedFacets,
  type ListingKind,
  listingKinds,
  type Section,
  type SectionCode,
} from './listing-kinds.data.ts';
import { filterKinds, type PathParts } from './listing-patterns.ts';
import { emptyListingQuery, flagKeys, type ListingQuery, printListingQuery } from './listing-query.ts';

/** What the path of a listing fixes. */
export type ListingScope = PathParts & {
  kind: ListingKind;
  section?: SectionCode;
  /** Code of a fixed page: `/cars/used/price-do-500000/`. */
  landing?: string;
  /** Code of the dealer centre that a section of a place stands for (`/cars-vnukovo/`): a fact of the brand. */
  dealer?: string;
};

type Place = Pick<ListingScope, 'kind' | 'section'>;

export const typeOf = ({ kind }: Pick<ListingScope, 'kind'>): TransportType => listingKinds[kind].type;

export function sectionOf({ kind, section }: Place): Section | undefined {
  return section ? listingKinds[kind].sections[section] : undefined;
}

export const conditionOf = (scope: Place): Condition | undefined => sectionOf(scope)?.condition;

/** The fixed page that a scope names. */
export function landingOf({ kind, section, landing }: ListingScope): Landing | undefined {
  if (!landing) return undefined;
  return landings.find((row) => row.kind === kind && row.section === section && row.code === landing);
}

/** Facets that kind, section and place fix: no choice of the visitor goes beyond them. */
export function fixedFacets(scope: Pick<ListingScope, 'kind' | 'section' | 'dealer'>): FixedFacets {
  return {
    ...listingKinds[scope.kind].facets,
    ...sectionOf(scope)?.facets,
    ...(scope.dealer ? { dealer: [scope.dealer] } : {}),
  };
}

/** A state without what its kind and section say anyway, and without what contradicts them. */
export function withinScope(
  scope: Pick<ListingScope, 'kind' | 'section' | 'dealer'>,
  state: ListingQuery,
): ListingQuery {
  const facets = { ...state.facets };
  for (const [name, allowed] of Object.entries(fixedFacets(scope))) {
    const key = name as keyof FixedFacets;
    const kept = allowed.length > 1 ? (facets[key] ?? []).filter((value) => allowed.includes(value)) : [];
    if (kept.length > 0) facets[key] = kept;
    else delete facets[key];
  }
  const flag = sectionOf(scope)?.flag;
  return { ...state, facets, ...(flag ? { [flag]: false } : {}) };
}

/** What is chosen by path and query together, each choice free to be given up. */
export function listingState(scope: ListingScope, query: ListingQuery): ListingQuery {
  const landing = landingOf(scope);
  const facets = { ...query.facets, ...landing?.facets };
  const ranges = { ...query.ranges, ...landing?.ranges };
  if (scope.mark) facets.mark = [scope.mark];
  if (scope.model) facets.model = [scope.model];
  if (scope.filter) {
    const key = filterKinds[scope.filter.kind];
    if (key === 'year') {
      ranges.yearFrom = Number(scope.filter.value);
      ranges.yearTo = Number(scope.filter.value);
    } else facets[key] = [scope.filter.value];
  }
  return withinScope(scope, { ...query, facets, ranges });
}

/** What the API is asked for every state of a listing. */
export function listingBase(scope: ListingScope): Record<string, string> {
  const section = sectionOf(scope);
  const base: Record<string, string> = { type: typeOf(scope) };
  if (section?.condition) base.condition = section.condition;
  for (const [key, values] of Object.entries(fixedFacets(scope))) base[key] = [...values].sort().join(',');
  for (const key of flagKeys) if (section?.flag === key) base[key] = '1';
  if (section?.soon) base.soon = '1';
  return base;
}

/** Query of the API's catalogue for a listing. */
export function listingAsk(scope: ListingScope, query: ListingQuery = emptyListingQuery): Record<string, string> {
  const state = printListingQuery(listingState(scope, query));
  return { ...listingBase(scope), ...Object.fromEntries(new URLSearchParams(state)) };
}

type Placed = {
  type: TransportType;
  condition: Condition;
  bodyType: string;
  mark: { code: string };
  model: { code: string };
};

/** The listing of a model that holds a vehicle: by condition, or by kind where a type is divided so. */
export function scopeOfVehicle({ type, condition, bodyType, mark, model }: Placed): ListingScope {
  const sections = Object.entries(listingKinds[type].sections) as [SectionCode, Section][];
  const home =
    sections.find(([, facts]) => facts.deep && facts.facets?.bodyType?.includes(bodyType)) ??
    sections.find(([, facts]) => facts.deep && facts.condition === condition);
  return { kind: type, ...(home ? { section: home[0] } : {}), mark: mark.code, model: model.code };
}
