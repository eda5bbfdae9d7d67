import type { ElementType, ReactNode } from 'react';
import { type Gap, gaps } from '../theme/gap.css.ts';
import * as styles from './stack.css.ts';

type Props = { gap: Gap; as?: ElementType; id?: string; children: ReactNode };

/** Children below each other with one gap between them, in steps of 4 px. */
export function Stack({ gap, as: Tag = 'div', id, children }: Props) {
  return (
    <Tag id={id} className={`${styles.stack} ${gaps[gap]}`}>
      {children}
    </Tag>
  );
}
