'use client';

import { rememberSearch } from '@showroom/visitor/recent-searches';
import { type MouseEvent, useEffect, useRef } from 'react';
import { SearchFailed } from './search-failed.tsx';
import { SearchIdle } from './search-idle.tsx';
import * as styles from './search-panel.css.ts';
import type { SearchPlaces } from './search-places.ts';
import { SearchStatus } from './search-status.tsx';
import { SearchView } from './search-view.tsx';
import { SearchWaiting } from './search-waiting.tsx';
import { useSearch } from './use-search.ts';
import { walkResults } from './walk-results.ts';

export type SearchPanelProps = {
  /** What stands in the field. */
  text: string;
  places: SearchPlaces;
  /** Writes a query into the field. */
  onText: (text: string) => void;
};

/** All of the search below its field: what it found, or what to begin with. */
export function SearchPanel({ text, places, onText }: SearchPanelProps) {
  const [session, state] = useSearch();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => session.type(text), [session, text]);
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    return dialog ? walkResults(dialog, session) : undefined;
  }, [session]);
  useEffect(() => {
    // Another page, tab or facet is read from its beginning.
    if (state.pages && state.tab) root.current?.closest('[data-search-body]')?.scrollTo({ top: 0 });
  }, [state.pages, state.tab]);

  const onClickCapture = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) rememberSearch(state.text);
  };
  const { phase, found } = state;
  /** Where nothing is typed, and where nothing was found. */
  const beginning = (
    <SearchIdle
      hints={places.hints}
      onChoose={(query) => {
        onText(query);
        root.current?.closest('dialog')?.querySelector('input')?.focus();
      }}
    />
  );
  return (
    <div ref={root} className={styles.root} onClickCapture={onClickCapture}>
      <SearchStatus state={state} />
      {phase === 'idle' ? (
        beginning
      ) : phase === 'failed' ? (
        <SearchFailed onRetry={session.retry} />
      ) : found ? (
        <>
          <SearchView state={state} found={found} session={session} places={places} />
          {state.tab === null && beginning}
        </>
      ) : (
        <SearchWaiting />
      )}
    </div>
  );
}
