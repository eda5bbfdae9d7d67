import type { ReactNode } from 'react';
import { surface, tones } from '../surface/surface.css.ts';
import * as styles from './toast.css.ts';

type Props = {
  actions?: ReactNode;
  /** What nobody has asked for stands as a bar along the edge: it covers less than a box above it. */
  isDocked?: boolean;
  children: ReactNode;
};

/** A message at the lower edge that covers nothing important. The caller decides when it is there. */
export function Toast({ actions, isDocked = false, children }: Props) {
  const own = isDocked ? `${styles.toast} ${styles.docked}` : styles.toast;
  return (
    <div role="status" className={`${surface} ${tones.inverse} ${own}`} data-print="hide">
      <div className={isDocked ? undefined : styles.words}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
