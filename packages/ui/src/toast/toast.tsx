import type { ReactNode } from 'react';
import { surface, tones } from '../surface/surface.css.ts';
import * as styles from './toast.css.ts';

/** A message at the lower edge that covers nothing important. The caller decides when it is there. */
export function Toast({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className={`${surface} ${tones.inverse} ${styles.toast}`} data-print="hide">
      <div className={styles.words}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
