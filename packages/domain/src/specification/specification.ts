import * as v from 'valibot';
import { formatDecimal, formatInteger } from '../text.ts';
import { type SpecificationName, specificationFields } from './specification.data.ts';

/** Figures of the sheet by code: numbers in the unit of their field, words as they are read. What is not known is absent. */
export const specificationSchema = v.record(v.string(), v.union([v.number(), v.string()]));
export type Specification = Partial<Record<SpecificationName, number | string>>;

export type SpecificationRow = { name: SpecificationName; label: string; value: string };

const written = (value: number) =>
  value >= 10_000 || Number.isInteger(value) ? formatInteger(value) : formatDecimal(value);

/** `4 885 мм`, `7,7 л/100 км`, `4×2`; '' for what is not known. */
export function specificationValue(value: number | string | undefined, unit: string): string {
  if (value === undefined) return '';
  const text = typeof value === 'number' ? written(value) : value;
  return unit ? `${text}\u00a0${unit}` : text;
}

/** The rows that are known, in their groups and order; a group without any is left out. */
export function specificationRows(known: Specification): { title: string; rows: SpecificationRow[] }[] {
  const groups = new Map<string, SpecificationRow[]>();
  for (const { name, group, label, unit } of specificationFields) {
    const value = specificationValue(known[name], unit);
    if (value) groups.set(group, [...(groups.get(group) ?? []), { name, label, value }]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}
