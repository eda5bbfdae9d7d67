import type { AriaAttributes, ReactNode } from 'react';
import * as styles from './text-link.css.ts';

export const textLinkTones = ['action', 'plain', 'quiet'] as const;
export type TextLinkTone = (typeof textLinkTones)[number];

type Props = AriaAttributes & {
  href: string;
  /** `action` inside running text, `plain` for titles and menus, `quiet` for footnotes. */
  tone?: TextLinkTone;
  id?: string;
  target?: string;
  rel?: string;
  children: ReactNode;
};

/** A link made of text. */
export function TextLink({ tone = 'action', children, ...rest }: Props) {
  return (
    <a {...rest} className={`${styles.textLink} ${styles.tones[tone]}`}>
      {children}
    </a>
  );
}
