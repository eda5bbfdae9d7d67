import type { ElementType, ReactNode } from 'react';
import * as styles from './text.css.ts';

export const textSizes = ['sm', 'md', 'lg'] as const;
export const textTones = ['default', 'quiet', 'critical', 'positive', 'inverse'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

type Props = {
  size?: (typeof textSizes)[number];
  tone?: (typeof textTones)[number];
  weight?: (typeof textWeights)[number];
  as?: ElementType;
  /** Figures of one width, kept on one line. */
  numeric?: boolean;
  id?: string;
  children: ReactNode;
};

/** A paragraph, or with `as` any other piece of running text. */
export function Text({
  size = 'md',
  tone = 'default',
  weight = 'regular',
  as: Tag = 'p',
  numeric,
  id,
  children,
}: Props) {
  const classes = [styles.sizes[size], styles.tones[tone], styles.weights[weight], numeric ? styles.numeric : ''];
  return (
    <Tag id={id} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
