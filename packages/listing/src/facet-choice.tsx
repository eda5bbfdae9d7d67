'use client';

import { formatNumber } from '@showroom/ui/format';
import { Select } from '@showroom/ui/select';

/** Code, words, how many. */
export type FacetOption = readonly [value: string, label: string, count: number];
type Props = { name: string; title: string; empty: string; value: string; rows: readonly FacetOption[] };

/** One of many. A client component for size alone, as the checkboxes are: as data its options take a part of their markup's bytes. */
export function FacetChoice({ name, title, empty, value, rows }: Props) {
  const options = rows.map(([code, label, count]) => ({
    value: code,
    label: count > 0 ? `${label} (${formatNumber(count)})` : label,
  }));
  return (
    <Select
      name={name}
      label={title}
      hideLabel
      options={[{ value: '', label: empty }, ...options]}
      defaultValue={value}
    />
  );
}
