export type Bounds = { min: number; max: number };

/** A value of a facet as the API counts it. */
export type FacetCount = { value: string; label: string; count: number };

/** A group of the filter panel with what this listing puts into it. */
type Head = { title: string; open: boolean; chosen: number };
export type ListView = Head & {
  kind: 'list' | 'swatches';
  key: string;
  values: readonly (FacetCount & { checked: boolean })[];
};
export type RangeView = Head & {
  kind: 'range';
  range: string;
  unit: string;
  /** Whether its numbers are set in groups of three, as prices are and years are not. */
  grouped: boolean;
  bounds: Bounds | null;
  from?: number;
  to?: number;
};
export type SwitchView = Head & { kind: 'switch'; name: string; label: string; checked: boolean; count: number };
/** One of many, or none: the make of a car. */
export type ChoiceView = Head & {
  kind: 'choice';
  key: string;
  /** What stands for none: «Любая марка». */
  empty: string;
  value: string;
  options: readonly FacetCount[];
};
export type FacetGroupView = ListView | RangeView | SwitchView | ChoiceView;

/** How many values of a list are shown before «Показать все». */
export const topValues = 12;

/**
 * Splits a long list: the values with the most hits and every chosen one are shown at once, the rest waits under
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

/** The group of a range; nothing where there is no choice. */
export function rangeGroup(
  row: Pick<RangeView, 'title' | 'range' | 'unit'> & { open?: boolean | undefined; grouped?: boolean },
  bounds: Bounds | null,
  from: number | undefined,
  to: number | undefined,
): RangeView | undefined {
  const chosen = (from === undefined ? 0 : 1) + (to === undefined ? 0 : 1);
  if (chosen === 0 && (bounds === null || bounds.min === bounds.max)) return undefined;
  const { title, range, unit, grouped = true } = row;
  const limits = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  return {
    kind: 'range',
    title,
    open: Boolean(row.open) || chosen > 0,
    chosen,
    range,
    unit,
    grouped,
    bounds,
    ...limits,
  };
}

/** The group of a switch; nothing where it would find nothing, or leave all `total` that are found. */
export function switchGroup(
  { title, name, label }: Pick<SwitchView, 'title' | 'name' | 'label'>,
  count: number,
  checked: boolean,
  total?: number,
): SwitchView | undefined {
  if ((count === 0 || count === total) && !checked) return undefined;
  return { kind: 'switch', title, open: checked, chosen: checked ? 1 : 0, name, label, checked, count };
}

/** The group of a single choice; nothing where there is none to make. */
export function choiceGroup(
  row: Pick<ChoiceView, 'title' | 'key' | 'empty'> & { open?: boolean },
  options: readonly FacetCount[],
  value: string,
): ChoiceView | undefined {
  if (options.length === 0 && value === '') return undefined;
  const { title, key, empty } = row;
  const chosen = value === '' ? 0 : 1;
  return { kind: 'choice', title, open: Boolean(row.open) || chosen > 0, chosen, key, empty, value, options };
}

/** The group of a list; nothing where there is no choice. */
export function listGroup(
  row: Pick<ListView, 'kind' | 'title' | 'key'> & { open?: boolean | undefined },
  counts: readonly FacetCount[],
  chosen: readonly string[],
): ListView | undefined {
  const values = counts.map((value) => ({ ...value, checked: chosen.includes(value.value) }));
  if (values.length === 0 || (values.length === 1 && chosen.length === 0)) return undefined;
  const { kind, title, key } = row;
  return { kind, title, open: Boolean(row.open) || chosen.length > 0, chosen: chosen.length, key, values };
}
