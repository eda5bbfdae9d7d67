'use client';

import { Checkbox } from '@showroom/ui/checkbox';
import { formatNumber } from '@showroom/ui/format';
import * as css from './facet-values.css.ts';

/** Code, words, how many; `1` when chosen. */
export type FacetValueRow = readonly [value: string, label: string, count: number, checked?: 1];
type Props = { name: string; rows: readonly FacetValueRow[]; swatches?: true };

/**
 * Checkboxes of one facet. On the client side of the border for the sake of weight alone: a page has some 250 of them, and
 * as rows of data they travel in a fifth of the bytes that their markup takes in the server's payload.
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
