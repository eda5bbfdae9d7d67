'use client';

import { useState } from 'react';
import { signOut } from './sign-out.ts';

/** The button that signs out: busy until the page leaves, or nobody answered. */
export function useLeaving(): { leave: () => void; isLeaving: boolean } {
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    leave: () => {
      setLeaving(true);
      void signOut().then(setLeaving);
    },
  };
}
