import { TextField } from '@showroom/ui/text-field';
import type { ComponentProps } from 'react';
import { retype } from './retype.ts';

/** What a field of one line takes; `register(name)` of react-hook-form fits in. */
export type LineFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'hint' | 'error' | 'required' | 'disabled' | 'defaultValue' | 'ref' | 'onChange' | 'onBlur' | 'id'
>;

type Props = ComponentProps<typeof TextField> & { mask: (text: string) => string };

/** One line whose text takes its form while it is typed or pasted. */
export function MaskedField({ mask, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      onChange={(event) => {
        retype(event.currentTarget, event.nativeEvent, mask);
        onChange?.(event);
      }}
    />
  );
}
