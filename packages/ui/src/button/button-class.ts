import * as styles from './button.css.ts';

export const buttonTones = ['action', 'quiet', 'outline', 'critical'] as const;
export type ButtonTone = (typeof buttonTones)[number];
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** How a button looks, for what is a button and for what is a link. */
export type ButtonLook = { tone?: ButtonTone; size?: ButtonSize; wide?: boolean };

export function buttonClass({ tone = 'action', size = 'md', wide = false }: ButtonLook): string {
  const classes = `${styles.button} ${styles.tones[tone]} ${styles.sizes[size]}`;
  return wide ? `${classes} ${styles.wide}` : classes;
}
