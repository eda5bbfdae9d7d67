import { formatInteger } from '@showroom/domain/text';
import type { KeyboardEvent } from 'react';
import type { SearchFound } from './find-all.ts';
import * as styles from './search-panel.css.ts';
import { type SearchTab, searchTabs } from './search-session.ts';
import { tabNames } from './search-words.ts';

export const searchTabId = (tab: SearchTab) => `search-tab-${tab}`;
export const searchResultsId = 'search-results';

const walking = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

type Props = { found: SearchFound; active: SearchTab; onOpen: (tab: SearchTab) => void };

/** Tabs with their counts: arrows walk along them. That of pages is there only when it has something. */
export function SearchTabList({ found, active, onOpen }: Props) {
  const tabs = searchTabs.filter((tab) => tab !== 'pages' || tab === active || found.pages.total > 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!walking.has(event.key)) return;
    event.preventDefault();
    const at = tabs.indexOf(active);
    const steps: Record<string, number> = { Home: 0, End: tabs.length - 1, ArrowLeft: at - 1, ArrowRight: at + 1 };
    const next = tabs.at((steps[event.key] ?? 0) % tabs.length) ?? active;
    onOpen(next);
    event.currentTarget.querySelector<HTMLElement>(`#${searchTabId(next)}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Где искать" className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={searchTabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === active}
          aria-controls={searchResultsId}
          tabIndex={tab === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onOpen(tab)}
        >
          {tabNames[tab]} <span className={styles.count}>{formatInteger(found[tab].total)}</span>
        </button>
      ))}
    </div>
  );
}
