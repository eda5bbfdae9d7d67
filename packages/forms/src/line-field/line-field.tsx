'use client';

import type { LeadField, LineControl } from '@showroom/domain/lead/lead-field';
import { useState } from 'react';
import { type LineFieldProps, MaskedField } from '../masked-field/masked-field.tsx';

const asTyped = (text: string) => text;

type Props = Omit<LineFieldProps, 'name' | 'label'> & {
  /** Row of a field table: what the line holds, how it is typed, what the browser offers. */
  field: LeadField & LineControl;
  name?: string;
  label?: string;
};

/** A field of one line, as its row says. */
export function LineField({ field, hint, onChange, onBlur, ...line }: Props) {
  const { name, label, mask = asTyped, prefix, doubt, type, inputMode, autoComplete, placeholder, maxLength } = field;
  const [doubted, setDoubted] = useState(() => doubt?.(String(line.defaultValue ?? '')));
  return (
    <MaskedField
      name={name}
      label={label}
      {...line}
      {...{ type, inputMode, autoComplete, placeholder, maxLength, mask }}
      hint={doubted ?? hint}
      spellCheck={false}
      onChange={(event) => {
        setDoubted(doubt?.(event.currentTarget.value));
        onChange?.(event);
      }}
      {...(prefix && {
        onFocus: ({ currentTarget: input }) => {
          if (input.value === '') input.value = prefix;
        },
      })}
      onBlur={(event) => {
        if (prefix && event.currentTarget.value.trim() === prefix.trim()) event.currentTarget.value = '';
        onBlur?.(event);
      }}
    />
  );
}
