import type { ReactNode } from 'react';
import * as styles from './popover.css.ts';

export const popoverAnchors = ['bottom-start', 'bottom-end', 'mega'] as const;
export type PopoverAnchor = (typeof popoverAnchors)[number];

type Props = {
  /** What opens it names it: `<Button popovertarget={id}>`. That button is also what the popover hangs on. */
  id: string;
  anchor?: PopoverAnchor;
  /** Says what it is when its content has no heading. */
  label?: string;
  children: ReactNode;
};

/** A native popover: closes by Escape and by a press elsewhere, without script. `mega` spans the page. */
export function Popover({ id, anchor = 'bottom-start', label, children }: Props) {
  return (
    <section id={id} popover="auto" aria-label={label} className={`${styles.popover} ${styles.anchors[anchor]}`}>
      {children}
    </section>
  );
}
