'use client';

import { hasDoubtfulVinLetters } from '@showroom/domain/lead/vin';
import { useState } from 'react';
import { maskVin } from '../mask/masks.ts';
import { type LineFieldProps, MaskedField } from '../masked-field/masked-field.tsx';

const doubt = 'Букв I, O и\u00a0Q в\u00a0VIN не\u00a0бывает: проверьте, не\u00a0цифры ли\u00a01 и\u00a00.';

/** A VIN: capitals, no spaces, Cyrillic look-alikes as Latin letters. I, O and Q are pointed at, not refused. */
export function VinField({ hint, onChange, ...field }: LineFieldProps) {
  const [isDoubtful, setDoubtful] = useState(() => hasDoubtfulVinLetters(String(field.defaultValue ?? '')));
  return (
    <MaskedField
      {...field}
      hint={isDoubtful ? doubt : hint}
      autoComplete="off"
      placeholder="XTA21099043576191"
      spellCheck={false}
      mask={maskVin}
      onChange={(event) => {
        setDoubtful(hasDoubtfulVinLetters(event.currentTarget.value));
        onChange?.(event);
      }}
    />
  );
}
