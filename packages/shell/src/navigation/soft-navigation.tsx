'use client';

import { ProgressBar } from '@showroom/ui/progress-bar';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { focusContent } from './focus-content.ts';
import { fetchSeen, followLinks } from './follow-links.ts';

/** All of a page. Its type, an enumeration of the router’s insides, has no public name. */
const wholePage = { kind: 'full' } as NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>;

/** Moves between pages without a page load, and the line that says so when a page takes its time. One per page. */
export function SoftNavigation() {
  const { push, replace, back, prefetch } = useRouter();
  const path = usePathname();
  useEffect(
    () => followLinks({ push, replace, back, fetchAhead: (to) => prefetch(to, wholePage) }),
    [push, replace, back, prefetch],
  );
  // As what ends a page: the first one takes no focus.
  useEffect(() => focusContent, [path]);
  useEffect(() => fetchSeen((to) => prefetch(to, wholePage)), [path, prefetch]);
  return <ProgressBar />;
}
