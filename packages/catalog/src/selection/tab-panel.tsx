import type { TransportType } from '@showroom/domain/dictionaries';
import type { ReactNode } from 'react';
import { selectionWords } from './selection-words.data.ts';

type Props = {
  id: string;
  /** Whether tabs stand above it; without them it is nothing special. */
  isTab: boolean;
  type: TransportType;
  className: string;
  busy?: boolean;
  children: ReactNode;
};

/** What the chosen tab of `TypeTabs` shows. */
export function TabPanel({ id, isTab, type, className, busy = false, children }: Props) {
  if (!isTab)
    return (
      <div className={className} aria-busy={busy}>
        {children}
      </div>
    );
  return (
    <div id={id} role="tabpanel" aria-label={selectionWords[type].tab} className={className} aria-busy={busy}>
      {children}
    </div>
  );
}
