'use client';

import { lengthLimits } from '@showroom/domain/lead/length-limits';
import { TextArea } from '@showroom/ui/text-area';
import { type ComponentProps, useState } from 'react';

type Props = Pick<
  ComponentProps<typeof TextArea>,
  'name' | 'label' | 'hint' | 'error' | 'required' | 'disabled' | 'ref' | 'onChange' | 'onBlur' | 'id'
> & {
  defaultValue?: string;
  /** Most characters. */
  max?: number;
};

/** Several lines with the counter `n / max`. */
export function CommentField({ max = lengthLimits.comment, defaultValue = '', onChange, ...field }: Props) {
  const [count, setCount] = useState(defaultValue.length);
  return (
    <TextArea
      {...field}
      defaultValue={defaultValue}
      maxLength={max}
      count={count}
      onChange={(event) => {
        setCount(event.currentTarget.value.length);
        onChange?.(event);
      }}
    />
  );
}
