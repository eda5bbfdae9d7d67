import type { ReactNode } from 'react';
import { groupWords } from './group-words.data.ts';
import type { SelectionGroup } from './selection-groups.ts';

type Props = {
  id: string;
  /** Whether tabs stand above it; without them it is nothing special. */
  isTab: boolean;
  group: SelectionGroup;
  className: string;
  busy?: boolean;
  children: ReactNode;
};

/** What the chosen tab of `GroupTabs` shows. */
export function GroupPanel({ id, isTab, group, className, busy = false, children }: Props) {
  if (!isTab)
    return (
      <div className={className} aria-busy={busy}>
        {children}
      </div>
    );
  return (
    <div id={id} role="tabpanel" aria-label={groupWords[group].name} className={className} aria-busy={busy}>
      {children}
    </div>
  );
}
