import type { ReactNode } from 'react';
import * as styles from './heading.css.ts';

export const headingSizes = ['display', 'xl', 'lg', 'md', 'sm'] as const;
export type HeadingSize = (typeof headingSizes)[number];
export type HeadingLevel = 1 | 2 | 3 | 4;

const sizeOf: Record<HeadingLevel, HeadingSize> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' };

type Props = { level: HeadingLevel; size?: HeadingSize; id?: string; children: ReactNode };

/** A heading. `level` is its place in the outline; `size` only how large it looks. */
export function Heading({ level, size = sizeOf[level], id, children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${styles.heading} ${styles.sizes[size]}`}>
      {children}
    </Tag>
  );
}
