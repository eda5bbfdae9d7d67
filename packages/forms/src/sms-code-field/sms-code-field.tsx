'use client';

import { maskDigits } from '@showroom/domain/lead/masks';
import { type LineFieldProps, MaskedField } from '../masked-field/masked-field.tsx';

/** Most and fewest digits of a code. */
export const smsCodeLengths = { min: 4, max: 6 } as const;

type Props = Omit<LineFieldProps, 'label'> & { label?: LineFieldProps['label'] };

/** The code of a message; phones offer it by themselves. */
export function SmsCodeField({ label = 'Код из\u00a0сообщения', ...field }: Props) {
  return (
    <MaskedField
      {...field}
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      mask={maskDigits(smsCodeLengths.max)}
    />
  );
}
