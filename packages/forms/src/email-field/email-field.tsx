'use client';

import { lengthLimits } from '@showroom/domain/lead/field-rules';
import { type LineFieldProps, MaskedField } from '../masked-field/masked-field.tsx';

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** An e-mail address. Of type `text`: a field of type `email` hides spaces and gives no caret to a script. */
export function EmailField(field: LineFieldProps) {
  return (
    <MaskedField
      {...field}
      inputMode="email"
      autoComplete="email"
      placeholder="name@mail.ru"
      maxLength={lengthLimits.email}
      spellCheck={false}
      mask={withoutSpaces}
    />
  );
}
