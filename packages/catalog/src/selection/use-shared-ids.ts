'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { readSharedIds } from './shared-ids.ts';

// Not useSearchParams: it would make the page wait for a request, and the page is one static page for everybody.
function subscribe(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  addEventListener('popstate', onChange);
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    removeEventListener('popstate', onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
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
