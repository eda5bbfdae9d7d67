import type { AriaAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { label } from './button.css.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Props = AriaAttributes &
  ButtonLook & {
    href: string;
    icon?: IconName;
    id?: string;
    target?: string;
    rel?: string;
    children: ReactNode;
  };

/** A link that looks like a button: it leads somewhere, so it is an anchor. */
export function ButtonLink({ tone, size, wide, icon, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass({ tone, size, wide })}>
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={label}>{children}</span>
    </a>
  );
}
