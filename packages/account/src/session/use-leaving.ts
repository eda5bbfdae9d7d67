'use client';

import { useState } from 'react';
import { signOut } from './sign-out.ts';

/** What is said where a sign-out reached nobody: the button is there for another try. */
export const stayedText = 'Выйти не\u00a0удалось: сервер не\u00a0отвечает. Попробуйте ещё раз.';

/** The button that signs out: busy until the page leaves. Nobody answered: it says so and may be pressed again (PD-58). */
export function useLeaving(options: { everywhere?: boolean } = {}): {
  leave: () => void;
  isLeaving: boolean;
  /** Why one is still here; undefined until a press failed. */
  failure: string | undefined;
} {
  const [state, setState] = useState<'here' | 'leaving' | 'stayed'>('here');
  return {
    isLeaving: state === 'leaving',
    failure: state === 'stayed' ? stayedText : undefined,
    leave: () => {
      setState('leaving');
      void signOut(options).then((isOut) => setState(isOut ? 'leaving' : 'stayed'));
    },
  };
}
