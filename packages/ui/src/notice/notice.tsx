import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './notice.css.ts';

export const noticeTones = ['info', 'positive', 'notice', 'critical'] as const;
export type NoticeTone = (typeof noticeTones)[number];

const signOf: Record<NoticeTone, IconName> = {
  info: 'info',
  positive: 'check',
  notice: 'warning',
  critical: 'warning',
};

type Props = { tone?: NoticeTone; title?: ReactNode; children?: ReactNode };

/** A message that belongs to the place where it stands. A critical one is read out at once. */
export function Notice({ tone = 'info', title, children }: Props) {
  return (
    <div className={`${styles.notice} ${styles.tones[tone]}`} role={tone === 'critical' ? 'alert' : undefined}>
      <span className={styles.signs[tone]}>
        <Icon name={signOf[tone]} />
      </span>
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.body}>{children}</div> : null}
      </div>
    </div>
  );
}
