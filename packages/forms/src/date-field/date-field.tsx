'use client';

import { moscowToday } from '@showroom/domain/lead/lead-date';
import { TextField } from '@showroom/ui/text-field';
import { useEffect, useState } from 'react';
import type { LineFieldProps } from '../masked-field/masked-field.tsx';

type Props = LineFieldProps & {
  /** Days that are over, today among them. */
  range?: 'past' | undefined;
};

/** A day from today on, or one that is over, by the native calendar; its value is `YYYY-MM-DD`. */
export function DateField({ range, ...field }: Props) {
  const [today, setToday] = useState<string>();
  // After mounting: a static page was rendered on another day.
  useEffect(() => setToday(moscowToday()), []);
  return <TextField {...field} type="date" autoComplete="off" {...(range ? { max: today } : { min: today })} />;
}
