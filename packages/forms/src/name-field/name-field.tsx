'use client';

import { lengthLimits } from '@showroom/domain/lead/field-rules';
import { maskName } from '../mask/masks.ts';
import { type LineFieldProps, MaskedField } from '../masked-field/masked-field.tsx';

const parts = { first: 'given-name', last: 'family-name', middle: 'additional-name', whole: 'name' } as const;

type Props = LineFieldProps & {
  /** Which name: tells the browser what to offer. */
  part: keyof typeof parts;
};

/** A person's name: letters, hyphen and space, a capital first. */
export function NameField({ part, ...field }: Props) {
  return (
    <MaskedField
      {...field}
      autoComplete={parts[part]}
      maxLength={lengthLimits.name}
      spellCheck={false}
      mask={maskName}
    />
  );
}
