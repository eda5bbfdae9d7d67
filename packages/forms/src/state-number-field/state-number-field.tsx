'use client';

import { maskStateNumber } from '../mask/masks.ts';
import { type LineFieldProps, MaskedField } from '../masked-field/masked-field.tsx';

/** A number plate of a car or of a motorcycle; Latin look-alikes turn into Cyrillic letters. */
export function StateNumberField(field: LineFieldProps) {
  return (
    <MaskedField
      {...field}
      autoComplete="off"
      placeholder={'А\u00a0123\u00a0ВС\u00a077'}
      spellCheck={false}
      mask={maskStateNumber}
    />
  );
}
