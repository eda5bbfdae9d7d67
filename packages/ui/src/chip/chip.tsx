import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { chip, selected as selectedClass } from './chip.css.ts';

type Props = {
  href?: string;
  /** Makes the chip removable: the words said before its own, «Убрать фильтр». `href` leads to the page without it. */
  onRemoveLabel?: string;
  selected?: boolean;
  children: ReactNode;
};

/** A choice, as a small plate: a suggestion when it is a link, a chosen filter when it can be removed. */
export function Chip({ href, onRemoveLabel, selected = false, children, ...rest }: Props) {
  const Tag = href === undefined ? 'span' : 'a';
  return (
    <Tag
      {...rest}
      href={href}
      aria-current={selected && href !== undefined ? 'true' : undefined}
      className={selected ? `${chip} ${selectedClass}` : chip}
    >
      {onRemoveLabel ? <VisuallyHidden>{`${onRemoveLabel}: `}</VisuallyHidden> : null}
      {children}
      {onRemoveLabel ? <Icon name="close" size={16} /> : null}
    </Tag>
  );
}
