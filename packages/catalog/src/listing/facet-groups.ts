import type { FacetCount, Facets } from '@showroom/api-contract/catalog';
import type { FlagKey } from '@showroom/domain/listing';
import { conditionOf, fixedFacets, sectionOf, typeOf } from '@showroom/domain/listing-scope';
import { type FacetRow, facetRows, type RangeName } from './facets.data.ts';
import type { Listing } from './listing-state.ts';

export type Bounds = { min: number; max: number };

/** A group of the filter panel with what this listing puts into it. */
type Head = { title: string; open: boolean; chosen: number };
export type ListView = Head & {
  kind: 'list' | 'swatches';
  key: string;
  values: readonly (FacetCount & { checked: boolean })[];
};
export type RangeView = Head & {
  kind: 'range';
  range: RangeName;
  unit: string;
  bounds: Bounds | null;
  from?: number;
  to?: number;
};
export type SwitchView = Head & { kind: 'switch'; name: FlagKey; label: string; checked: boolean; count: number };
export type FacetGroupView = ListView | RangeView | SwitchView;

function applies(row: FacetRow, { scope, state }: Listing): boolean {
  if (row.types && !row.types.includes(typeOf(scope))) return false;
  if (row.conditions && !row.conditions.includes(conditionOf(scope) ?? 'mixed')) return false;
  const section = sectionOf(scope);
  if (row.kind === 'switch') return row.name !== section?.flag && !section?.soon;
  if (row.kind === 'range') return row.range !== 'price' || !section?.soon;
  if (fixedFacets(scope)[row.key]?.length === 1) return false;
  return row.key !== 'model' || Boolean(state.facets.mark?.length);
}

function view(row: FacetRow, { scope, state }: Listing, facets: Facets): FacetGroupView | undefined {
  if (row.kind === 'range') {
    const from = state.ranges[`${row.range}From`];
    const to = state.ranges[`${row.range}To`];
    const chosen = (from === undefined ? 0 : 1) + (to === undefined ? 0 : 1);
    const bounds = facets.ranges[row.range];
    if (chosen === 0 && (bounds === null || bounds.min === bounds.max)) return undefined;
    const limits = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    return {
      kind: 'range',
      title: row.title,
      open: Boolean(row.open) || chosen > 0,
      chosen,
      range: row.range,
      unit: row.unit,
      bounds,
      ...limits,
    };
  }
  if (row.kind === 'switch') {
    const checked = state[row.name];
    const count = facets[row.name];
    if (count === 0 && !checked) return undefined;
    return {
      kind: 'switch',
      title: row.title,
      open: checked,
      chosen: checked ? 1 : 0,
      name: row.name,
      label: row.label,
      checked,
      count,
    };
  }
  const chosen = state.facets[row.key] ?? [];
  const allowed = fixedFacets(scope)[row.key];
  const values = facets.values[row.key]
    .filter(({ value }) => !allowed || allowed.includes(value))
    .map((value) => ({ ...value, checked: chosen.includes(value.value) }));
  if (values.length === 0 || (values.length === 1 && chosen.length === 0)) return undefined;
  const title = row.titles?.[typeOf(scope)] ?? row.title;
  return {
    kind: row.kind,
    title,
    open: Boolean(row.open) || chosen.length > 0,
    chosen: chosen.length,
    key: row.key,
    values,
  };
}

/** The groups that this listing shows: those of its kind of vehicle that offer a choice. */
export function facetGroups(listing: Listing, facets: Facets): FacetGroupView[] {
  return facetRows.flatMap((row) => (applies(row, listing) ? (view(row, listing, facets) ?? []) : []));
}

/**
 * Splits a long list: the values with the most vehicles and every chosen one are shown at once, the rest waits under
 * «Показать все». Both parts keep the order of the list.
 */
export function splitValues<V extends { checked: boolean; count: number }>(
  values: readonly V[],
  top: number,
): { shown: V[]; more: V[] } {
  if (values.length <= top + 2) return { shown: [...values], more: [] };
  const largest = new Set([...values].sort((a, b) => b.count - a.count).slice(0, top));
  const shown = values.filter((value) => largest.has(value) || value.checked);
  return { shown, more: values.filter((value) => !shown.includes(value)) };
}
