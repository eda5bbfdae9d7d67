import type { Facets } from '@showroom/api-contract/catalog';
import { conditionOf, fixedFacets, sectionOf, typeOf } from '@showroom/domain/listing-scope';
import { type FacetGroupView, listGroup, rangeGroup, switchGroup } from '@showroom/listing/facet-groups';
import { type FacetRow, facetRows } from './facets.data.ts';
import type { Listing } from './listing-state.ts';

/** Kilometres of a vehicle that nobody has used. */
const delivered = 100;

function applies(row: FacetRow, { scope, state }: Listing): boolean {
  if (row.types && !row.types.includes(typeOf(scope))) return false;
  if (row.conditions && !row.conditions.includes(conditionOf(scope) ?? 'mixed')) return false;
  const section = sectionOf(scope);
  if (row.kind === 'switch') return row.name !== section?.flag && !section?.soon;
  if (row.kind === 'range') return row.range !== 'price' || !section?.soon;
  if (fixedFacets(scope)[row.key]?.length === 1) return false;
  return row.key !== 'model' || Boolean(state.facets.mark?.length);
}

function view(row: FacetRow, { scope, state }: Listing, facets: Facets, total: number): FacetGroupView | undefined {
  if (row.kind === 'range') {
    const { range } = row;
    // New ones are driven off a transporter: «от 3 до 50 км» chooses nothing.
    const isUnused = range === 'mileage' && row.unit === 'км' && (facets.ranges.mileage?.max ?? 0) <= delivered;
    if (isUnused && state.ranges.mileageFrom === undefined && state.ranges.mileageTo === undefined) return undefined;
    const limits = [state.ranges[`${range}From`], state.ranges[`${range}To`]] as const;
    return rangeGroup({ ...row, grouped: range !== 'year' }, facets.ranges[range], ...limits);
  }
  if (row.kind === 'switch') return switchGroup(row, facets[row.name], state[row.name], total);
  const allowed = fixedFacets(scope)[row.key];
  const values = facets.values[row.key].filter(({ value }) => !allowed || allowed.includes(value));
  const title = row.titles?.[typeOf(scope)] ?? row.title;
  return listGroup({ ...row, title }, values, state.facets[row.key] ?? []);
}

/** The groups that a listing of `total` vehicles shows: those of its kind of vehicle that offer a choice. */
export function facetGroups(listing: Listing, facets: Facets, total: number): FacetGroupView[] {
  return facetRows.flatMap((row) => (applies(row, listing) ? (view(row, listing, facets, total) ?? []) : []));
}
