import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { label, spinner } from './button.css.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { type NativeButtonProps, toNativeButton } from './button-props.ts';

export { type ButtonSize, type ButtonTone, buttonSizes, buttonTones } from './button-class.ts';

type Props = NativeButtonProps &
  ButtonLook & {
    /** Work is under way: shows a spinner, and a second press does nothing. */
    busy?: boolean;
    icon?: IconName;
    children: ReactNode;
  };

/** Does something on this page. What leads to another page is a `ButtonLink`. */
export function Button({ tone, size, wide, busy = false, icon, children, disabled, ...rest }: Props) {
  return (
    <button
      {...toNativeButton(rest)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ tone, size, wide })}
    >
      {busy ? <span className={spinner} aria-hidden="true" /> : icon ? <Icon name={icon} size={20} /> : null}
      <span className={label}>{children}</span>
    </button>
  );
}
