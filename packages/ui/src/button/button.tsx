import type { MouseEvent, ReactNode } from 'react';
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

const refuse = (event: MouseEvent) => event.preventDefault();

/** Does something on this page. What leads to another page is a `ButtonLink`. */
export function Button({ tone, size, wide, busy = false, icon, children, disabled, ...rest }: Props) {
  return (
    <button
      {...toNativeButton(rest)}
      disabled={disabled}
      // Not `disabled`, which would take the focus from who pressed it by keyboard. Enter in a field presses it too.
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: refuse })}
      className={buttonClass({ tone, size, wide })}
    >
      {busy ? <span className={spinner} aria-hidden="true" /> : icon ? <Icon name={icon} size={20} /> : null}
      <span className={label}>{children}</span>
    </button>
  );
}
