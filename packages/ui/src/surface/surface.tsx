import type { ElementType, ReactNode } from 'react';
import * as styles from './surface.css.ts';

export const surfaceTones = ['default', 'raised', 'sunken', 'brand', 'inverse'] as const;
export type SurfaceTone = (typeof surfaceTones)[number];

type Props = { tone: SurfaceTone; as?: ElementType; id?: string; children: ReactNode };

/**
 * A ground of its own: `brand` for the head of the page, `inverse` for dark bands and the footer, `raised` for a
 * floating plate, `sunken` for a quiet band. Kit parts inside take the ground's colours by themselves.
 */
export function Surface({ tone, as: Tag = 'div', id, children }: Props) {
  return (
    <Tag id={id} className={`${styles.surface} ${styles.tones[tone]}`}>
      {children}
    </Tag>
  );
}
