import { type ChangeEvent, useId, useState } from 'react';
import { control } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { formatNumber, parseDigits } from '../format/format.ts';
import { regroupInput } from '../format/regroup-input.ts';
import * as styles from './slider-field.css.ts';

type Props = {
  name: string;
  label: string;
  /** Whole number between `min` and `max`. */
  value: number;
  min: number;
  max: number;
  step: number;
  /** Said after the label: `₽`, `%`. */
  unit?: string;
  /** Thousands apart; off for years. */
  grouped?: boolean;
  /** What the number means in other words: «500 000 ₽» beside 20 %. */
  hint?: string | undefined;
  /** Called with a value within the bounds. */
  onChange: (value: number) => void;
};

/** One number to try out: typed, or moved with a slider. Without a script the typed one is all there is. */
export function SliderField({ name, label, value, min, max, step, unit, grouped = true, hint, onChange }: Props) {
  const id = useId();
  /** What is being typed; it may be out of bounds until one leaves the field. */
  const [typed, setTyped] = useState<string>();
  const shown = grouped ? formatNumber(value) : String(value);
  const words = unit ? `${label}, ${unit}` : label;
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (grouped) regroupInput(currentTarget);
    setTyped(currentTarget.value);
    const number = parseDigits(currentTarget.value);
    if (number !== null && number >= min && number <= max) onChange(number);
  };
  const leave = () => {
    const number = parseDigits(typed ?? '');
    if (number !== null) onChange(Math.min(Math.max(number, min), max));
    setTyped(undefined);
  };
  return (
    <Field id={id} label={words} hint={hint}>
      <span className={styles.frame}>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? shown}
          onChange={take}
          onBlur={leave}
          className={`${control} ${styles.input}`}
        />
        {max > min && (
          <input
            type="range"
            aria-label={words}
            aria-valuetext={unit ? `${shown} ${unit}` : shown}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
            className={styles.slider}
          />
        )}
      </span>
    </Field>
  );
}
