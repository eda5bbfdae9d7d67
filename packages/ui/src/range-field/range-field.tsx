import type { ChangeEvent } from 'react';
import { control, field, label as labelClass } from '../field/field.css.ts';
import { formatNumber, parseDigits } from '../format/format.ts';
import { regroupInput } from '../format/regroup-input.ts';
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
  /** Called with the field that changed. Without it the fields work as part of a plain form; values may hold spaces. */
  onChange?: (change: Change) => void;
};

const shown = (value: number | null | undefined) => (value === null || value === undefined ? undefined : formatNumber(value));

/** «От» and «до» of one figure, its thousands apart. */
export function RangeField({ label, nameFrom, nameTo, min, max, defaultFrom, defaultTo, unit, onChange }: Props) {
  const handleChange = onChange
    ? ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        regroupInput(currentTarget);
        onChange({ name: currentTarget.name, value: parseDigits(currentTarget.value) });
      }
    : undefined;
  const parts = [
    { name: nameFrom, word: 'от', value: defaultFrom, example: min },
    { name: nameTo, word: 'до', value: defaultTo, example: max },
  ];
  return (
    <fieldset className={field}>
      <legend className={labelClass}>{unit ? `${label}, ${unit}` : label}</legend>
      <span className={styles.pair}>
        {parts.map(({ name, word, value, example }) => (
          <label key={name} className={styles.part}>
            <span className={styles.prefix}>{word}</span>
            <input
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={shown(value)}
              placeholder={shown(example)}
              onChange={handleChange}
              className={`${control} ${styles.input}`}
            />
          </label>
        ))}
      </span>
    </fieldset>
  );
}
