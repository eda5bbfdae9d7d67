'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import { formatInteger } from '@showroom/domain/text';
import type { KeyboardEvent } from 'react';
import { selectionWords } from './selection-words.data.ts';
import * as css from './type-tabs.css.ts';

type Props = {
  label: string;
  /** Types to choose from, with how many of each; one alone needs no tabs. */
  counts: readonly (readonly [type: TransportType, count: number])[];
  active: TransportType;
  onChoose: (type: TransportType) => void;
  /** Id of the panel that the tabs rule. */
  panelId: string;
};

/** Where a key leads from one of `count` tabs. */
function stepOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Tabs by transport type: arrows walk along them, Tab leads to what the chosen one shows. */
export function TypeTabs({ label, counts, active, onChoose, panelId }: Props) {
  if (counts.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = counts.findIndex(([type]) => type === active);
    const next = counts[stepOf(event.key, at, counts.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next[0]);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next[0]}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={css.tabs} onKeyDown={onKeyDown} data-print="hide">
      {counts.map(([type, count]) => (
        <button
          key={type}
          type="button"
          role="tab"
          data-tab={type}
          aria-selected={type === active}
          aria-controls={panelId}
          tabIndex={type === active ? 0 : -1}
          className={css.tab}
          onClick={() => onChoose(type)}
        >
          {selectionWords[type].tab} <span className={css.count}>{formatInteger(count)}</span>
        </button>
      ))}
    </div>
  );
}
