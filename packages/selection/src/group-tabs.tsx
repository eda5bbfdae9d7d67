'use client';

import { formatInteger } from '@showroom/domain/text';
import type { KeyboardEvent } from 'react';
import * as css from './group-tabs.css.ts';
import { groupWords } from './group-words.data.ts';
import type { SelectionGroup } from './selection-groups.ts';

type Props = {
  label: string;
  /** Groups to choose from, with how many of each; one alone needs no tabs. */
  counts: readonly (readonly [group: SelectionGroup, count: number])[];
  active: SelectionGroup;
  onChoose: (group: SelectionGroup) => void;
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

/** Tabs by group: arrows walk along them, Tab leads to what the chosen one shows. */
export function GroupTabs({ label, counts, active, onChoose, panelId }: Props) {
  if (counts.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = counts.findIndex(([group]) => group === active);
    const next = counts[stepOf(event.key, at, counts.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next[0]);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next[0]}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={css.tabs} onKeyDown={onKeyDown} data-print="hide">
      {counts.map(([group, count]) => (
        <button
          key={group}
          type="button"
          role="tab"
          data-tab={group}
          aria-selected={group === active}
          aria-controls={panelId}
          tabIndex={group === active ? 0 : -1}
          className={css.tab}
          onClick={() => onChoose(group)}
        >
          {groupWords[group].name} <span className={css.count}>{formatInteger(count)}</span>
        </button>
      ))}
    </div>
  );
}
