import { type Condition, conditions, type TransportType } from '@showroom/domain/dictionaries';
import { canonicalListingQuery, type FilterKind, filterKinds, type ListingScope } from '@showroom/domain/listing';

/** Parameters of a listing's internal path; `-` stands for "none". */
export type ListingParams = { query: string; condition: string; mark: string; model: string; filter: string };

const given = (value: string): string | undefined => (value === '-' ? undefined : value);

function readFilter(segment: string): ListingScope['filter'] {
  const [kind = '', ...rest] = segment.split('-');
  return Object.hasOwn(filterKinds, kind) && rest.length > 0
    ? { kind: kind as FilterKind, value: rest.join('-') }
    : undefined;
}

/** Scope and canonical query of a listing from the internal path that the pipeline has made. */
export function readListingParams(type: TransportType, params: ListingParams): { scope: ListingScope; query: string } {
  const scope: ListingScope = { type };
  if (Object.hasOwn(conditions, params.condition)) scope.condition = params.condition as Condition;
  const mark = given(params.mark);
  const model = given(params.model);
  const filter = given(params.filter) === undefined ? undefined : readFilter(params.filter);
  if (mark) scope.mark = mark;
  if (model) scope.model = model;
  if (filter) scope.filter = filter;
  const query = given(params.query);
  return { scope, query: query ? canonicalListingQuery(new URLSearchParams(decodeURIComponent(query))) : '' };
}
