'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { readSharedIds } from './shared-ids.ts';

const askEveryMs = 200;

// Not useSearchParams: it would make the page wait for a request, and the page is one static page for everybody.
function subscribe(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  if (!navigation) {
    // An older browser does not tell of an address that a script has set.
    const timer = setInterval(onChange, askEveryMs);
    return () => clearInterval(timer);
  }
  navigation.addEventListener('currententrychange', onChange);
  return () => navigation.removeEventListener('currententrychange', onChange);
}

/** Ids that the address shares; null for the visitor's own comparison, undefined until the page is in a browser. */
export function useSharedIds(): readonly number[] | null | undefined {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  return useMemo(() => (search === undefined ? undefined : readSharedIds(search)), [search]);
}
