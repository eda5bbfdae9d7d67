import type { ReactNode } from 'react';
import { formatNumber } from '../format/format.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './disclosure.css.ts';

type Props = {
  summary: ReactNode;
  /** Whether it is open to begin with. */
  open?: boolean;
  /** How many are inside, or chosen inside. */
  count?: number;
  /** Disclosures of one name: opening one closes the others. */
  name?: string;
  /** When it opens or closes: what few look at may be loaded then. */
  onToggle?: () => void;
  children: ReactNode;
};

/** A part that opens on demand: native `<details>`, found by the browser's own search. */
export function Disclosure({ summary, open, count, name, onToggle, children }: Props) {
  return (
    <details className={styles.details} open={open} name={name} onToggle={onToggle}>
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        {count ? <span className={styles.count}>{formatNumber(count)}</span> : null}
        <span className={styles.arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
