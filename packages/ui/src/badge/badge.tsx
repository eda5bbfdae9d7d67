import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export const badgeTones = ['action', 'positive', 'notice', 'quiet'] as const;
export type BadgeTone = (typeof badgeTones)[number];

/** One or two words about a thing: «Новый», «В наличии». */
export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles.tones[tone]}`}>{children}</span>;
}
