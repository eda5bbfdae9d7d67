import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import * as styles from './empty-state.css.ts';

type Props = { title: ReactNode; level?: HeadingLevel; actions?: ReactNode; children?: ReactNode };

/** Nothing here: says so, why, and what to do next. */
export function EmptyState({ title, level = 2, actions, children }: Props) {
  return (
    <div className={styles.emptyState}>
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
