import type { ElementType, ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

/** Text that screen readers say and nobody sees. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: ElementType; children: ReactNode }) {
  return <Tag className={visuallyHidden}>{children}</Tag>;
}
