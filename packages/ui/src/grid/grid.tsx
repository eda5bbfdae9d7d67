import type { ElementType, ReactNode } from 'react';
import { type Gap, gaps } from '../theme/gap.css.ts';
import * as styles from './grid.css.ts';

type Props = {
  /** Least width of a column, px; as many columns as fit. */
  min: number;
  gap: Gap;
  as?: ElementType;
  id?: string;
  children: ReactNode;
};

/** Equal columns, as many as fit, without a breakpoint. */
export function Grid({ min, gap, as: Tag = 'div', id, children }: Props) {
  return (
    <Tag
      id={id}
      className={`${styles.grid} ${gaps[gap]}`}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))` }}
    >
      {children}
    </Tag>
  );
}
