'use client';

import { phoneLength } from '@showroom/domain/lead/phone-number';
import { maskPhone, phonePrefix } from '../mask/masks.ts';
import { type LineFieldProps, MaskedField } from '../masked-field/masked-field.tsx';

/** A Russian phone, `+7 ###-###-##-##`. Focus puts `+7 ` there; leaving takes it back. */
export function PhoneField({ onBlur, ...field }: LineFieldProps) {
  return (
    <MaskedField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={`${phonePrefix}___-___-__-__`}
      // A pasted number may be longer than the shown one before the mask has read it.
      maxLength={phoneLength * 2}
      mask={maskPhone}
      onFocus={({ currentTarget: input }) => {
        if (input.value === '') input.value = phonePrefix;
      }}
      onBlur={(event) => {
        if (event.currentTarget.value.trim() === phonePrefix.trim()) event.currentTarget.value = '';
        onBlur?.(event);
      }}
    />
  );
}
