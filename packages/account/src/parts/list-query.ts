'use client';

import { useSyncExternalStore } from 'react';

const told = new Set<() => void>();

function subscribe(hear: () => void): () => void {
  told.add(hear);
  addEventListener('popstate', hear);
  return () => {
    told.delete(hear);
    removeEventListener('popstate', hear);
  };
}

/** A query with other values; an empty one leaves it. */
export function queryWith(search: string, changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The number of a page in a query; 1 for what is none. */
export function pageIn(query: URLSearchParams, name = 'page'): number {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * What a list of the account shows stands in the address: it can be linked to, and Back from a thing finds the list as it was. A
 * change is a step of the history, as in a listing.
 */
export function useListQuery(): [query: URLSearchParams, change: (changes: Readonly<Record<string, string>>) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const change = (changes: Readonly<Record<string, string>>) => {
    history.pushState(null, '', location.pathname + queryWith(location.search, changes));
    for (const hear of told) hear();
  };
  return [new URLSearchParams(search), change];
}
