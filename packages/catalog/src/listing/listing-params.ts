import { landings } from '@showroom/domain/landings';
import { canonicalListingQuery, type FilterKind, filterKinds } from '@showroom/domain/listing';
import { type ListingKind, listingKinds, type SectionCode } from '@showroom/domain/listing-kinds';
import type { ListingScope } from '@showroom/domain/listing-scope';

/** Parameters of a listing's internal path; `-` stands for "none". */
export type ListingParams = { query: string; section: string; mark: string; model: string; filter: string };

const given = (value: string): string | undefined => (value === '-' ? undefined : value);

function readFilter(segment: string): ListingScope['filter'] {
  const [kind = '', ...rest] = segment.split('-');
  return Object.hasOwn(filterKinds, kind) && rest.length > 0
    ? { kind: kind as FilterKind, value: rest.join('-') }
    : undefined;
}

/** The last segment of an internal path: a fixed page by its code, or a filter. */
function readLast(kind: ListingKind, section: string | undefined, text: string | undefined) {
  if (!text) return {};
  if (landings.some((row) => row.kind === kind && row.section === section && row.code === text))
    return { landing: text };
  const filter = readFilter(text);
  return filter ? { filter } : {};
}

/** Scope and canonical query of a listing from the internal path that the pipeline has made. */
export function readListingParams(kind: ListingKind, params: ListingParams): { scope: ListingScope; query: string } {
  const section = Object.hasOwn(listingKinds[kind].sections, params.section)
    ? (params.section as SectionCode)
    : undefined;
  const mark = given(params.mark);
  const model = given(params.model);
  const scope: ListingScope = {
    kind,
    ...(section && { section }),
    ...(mark && { mark }),
    ...(model && { model }),
    ...readLast(kind, section, given(params.filter)),
  };
  return { scope, query: readQueryParam(params.query) };
}

/** The hidden query of an internal path, in its canonical spelling. */
export function readQueryParam(query: string): string {
  return query === '-' ? '' : canonicalListingQuery(new URLSearchParams(decodeURIComponent(query)));
}
