'use client';

import { Checkbox } from '@showroom/ui/checkbox';
import { formatNumber } from '@showroom/ui/format';
import * as css from './facet-values.css.ts';

/** Code, words, how many; `1` when chosen. */
export type FacetValueRow = readonly [value: string, label: string, count: number, checked?: 1];
type Props = { name: string; rows: readonly FacetValueRow[]; swatches?: true };

/**
 * Checkboxes of one facet. A client component for size alone: a page has some 250 of them, and as data they take a fifth of
 * the bytes of their markup in the payload.
 */
export function FacetValues({ name, rows, swatches }: Props) {
  return rows.map(([value, label, count, checked]) =>
    swatches ? (
      <label key={value} className={css.swatch}>
        <input type="checkbox" className={css.swatchInput} name={name} value={value} defaultChecked={checked === 1} />
        <span className={`${css.dot} ${css.paints[value] ?? ''}`} />
        {label}
        <span className={css.count}>{formatNumber(count)}</span>
      </label>
    ) : (
      <Checkbox key={value} name={name} value={value} label={label} count={count} defaultChecked={checked === 1} />
    ),
  );
}
