import type { ChangeEvent } from 'react';
import { control, field, legend } from '../field/field.css.ts';
import { formatNumber, parseDigits } from '../format/format.ts';
import { regroupInput } from '../format/regroup-input.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './range-field.css.ts';

type Change = { name: string; value: number | null };

type Props = {
  label: string;
  nameFrom: string;
  nameTo: string;
  /** Least and greatest value there is: shown as examples inside the empty fields. */
  min?: number;
  max?: number;
  defaultFrom?: number | null;
  defaultTo?: number | null;
  /** Said after the label: `₽`, `км`. */
  unit?: string;
  /** The label is only said: something above the fields shows it already. */
  hideLabel?: boolean;
  /** Thousands apart; off for years. */
  grouped?: boolean;
  /** Called with the field that changed. Without it the fields work as part of a plain form; values may hold spaces. */
  onChange?: (change: Change) => void;
};

const shown = (value: number | null | undefined, grouped: boolean) =>
  value === null || value === undefined ? undefined : grouped ? formatNumber(value) : String(value);

/** «От» and «до» of one figure, its thousands apart. */
export function RangeField({
  label,
  nameFrom,
  nameTo,
  min,
  max,
  defaultFrom,
  defaultTo,
  unit,
  hideLabel,
  grouped = true,
  onChange,
}: Props) {
  const words = unit ? `${label}, ${unit}` : label;
  const handleChange = onChange
    ? ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        if (grouped) regroupInput(currentTarget);
        onChange({ name: currentTarget.name, value: parseDigits(currentTarget.value) });
      }
    : undefined;
  const parts = [
    { name: nameFrom, word: 'от', value: defaultFrom, example: min },
    { name: nameTo, word: 'до', value: defaultTo, example: max },
  ];
  return (
    <fieldset className={field}>
      <legend className={hideLabel ? visuallyHidden : legend}>{words}</legend>
      <span className={styles.pair}>
        {parts.map(({ name, word, value, example }) => (
          <label key={name} className={styles.part}>
            <span className={styles.prefix}>{word}</span>
            <input
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={shown(value, grouped)}
              placeholder={shown(example, grouped)}
              data-grouped={grouped ? '' : undefined}
              onChange={handleChange}
              className={`${control} ${styles.input}`}
            />
          </label>
        ))}
      </span>
    </fieldset>
  );
}
