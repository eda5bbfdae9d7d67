import type { ElementType, ReactNode } from 'react';
import { type Gap, gaps } from '../theme/gap.css.ts';
import * as styles from './cluster.css.ts';

export const clusterAligns = ['start', 'center', 'baseline', 'end', 'stretch'] as const;
export const clusterJustifies = ['start', 'center', 'between', 'end'] as const;

type Props = {
  gap: Gap;
  align?: (typeof clusterAligns)[number];
  justify?: (typeof clusterJustifies)[number];
  wrap?: boolean;
  as?: ElementType;
  id?: string;
  children: ReactNode;
};

/** Children in a row, wrapping unless told otherwise. */
export function Cluster({
  gap,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Tag = 'div',
  id,
  children,
}: Props) {
  const classes = [styles.cluster, gaps[gap], styles.aligns[align], styles.justifies[justify]];
  return (
    <Tag id={id} className={(wrap ? [...classes, styles.wraps] : classes).join(' ')}>
      {children}
    </Tag>
  );
}
