'use client';

import { regroupInput } from '@showroom/ui/regroup-input';
import { TextField } from '@showroom/ui/text-field';
import { maskDigits } from '../mask/masks.ts';
import { type LineFieldProps, MaskedField } from '../masked-field/masked-field.tsx';

type Props = LineFieldProps & {
  /** Most digits. */
  digits: number;
  /** Thousands apart: for mileage, not for years. */
  grouped?: boolean;
};

/** A whole number. */
export function NumberField({ digits, grouped, ...field }: Props) {
  if (!grouped) return <MaskedField {...field} inputMode="numeric" autoComplete="off" mask={maskDigits(digits)} />;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={digits + Math.floor((digits - 1) / 3)}
      onChange={(event) => {
        regroupInput(event.currentTarget);
        field.onChange?.(event);
      }}
    />
  );
}
