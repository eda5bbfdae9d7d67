import type { AriaAttributes, ElementType, ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { iconButton } from './icon-button.css.ts';
import { countedLabel, IconContent } from './icon-content.tsx';

type Props = Omit<AriaAttributes, 'aria-label'> & {
  icon: IconName;
  /** Where the link leads, in words: there are none to see. */
  label: string;
  href: string;
  /** `next/link` in a shell; a plain anchor otherwise. */
  as?: ElementType;
  /** Shown in a bubble when above 0 and said after the label. */
  count?: number;
  id?: string;
  target?: string;
  rel?: string;
  /** An `IconCount` in place of `count`: then it says the label as well. */
  children?: ReactNode;
};

/** A link with a sign instead of words. 44 × 44 px. */
export function IconLink({ icon, label, as: Tag = 'a', count, children, ...rest }: Props) {
  if (children === undefined)
    return (
      <Tag {...rest} aria-label={countedLabel(label, count)} className={iconButton}>
        <IconContent icon={icon} count={count} />
      </Tag>
    );
  return (
    <Tag {...rest} className={iconButton}>
      <IconContent icon={icon} />
      {children}
    </Tag>
  );
}
