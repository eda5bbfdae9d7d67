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

/** Tabs 'Каталог' and 'Аксессуары' with their counts: arrows walk along them. */
export function SearchTabList({ found, active, onOpen }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!walking.has(event.key)) return;
    event.preventDefault();
    const [first, last] = searchTabs;
    const other = active === first ? last : first;
    const next = event.key === 'Home' ? first : event.key === 'End' ? last : other;
    onOpen(next);
    event.currentTarget.querySelector<HTMLElement>(`#${searchTabId(next)}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Где искать" className={styles.tabs} onKeyDown={onKeyDown}>
      {searchTabs.map((tab) => (
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
