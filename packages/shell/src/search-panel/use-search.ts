import { useEffect, useState, useSyncExternalStore } from 'react';
import { findAll } from './find-all.ts';
import { createSearchSession, type SearchSession, type SearchState } from './search-session.ts';

/** A search that lives as long as its panel. */
export function useSearch(): [SearchSession, SearchState] {
  const [session] = useState(() => createSearchSession(findAll));
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useEffect(() => session.stop, [session]);
  return [session, state];
}
