import type { ElementType, ReactNode } from 'react';
import * as styles from './container.css.ts';

export const containerWidths = ['content', 'narrow', 'bleed'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

type Props = { width?: ContainerWidth; as?: ElementType; id?: string; children: ReactNode };

/** Centres a part of the page: `content` at most 1440 px, `narrow` for reading, `bleed` from edge to edge. */
export function Container({ width = 'content', as: Tag = 'div', id, children }: Props) {
  return (
    <Tag id={id} className={`${styles.container} ${styles.widths[width]}`}>
      {children}
    </Tag>
  );
}
