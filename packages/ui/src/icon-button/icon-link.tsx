import type { AriaAttributes, ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { iconButton } from './icon-button.css.ts';
import { countedLabel, IconContent } from './icon-content.tsx';

type Props = Omit<AriaAttributes, 'aria-label'> & {
  icon: IconName;
  /** Where the link leads, in words: there are none to see. */
  label: string;
  href: string;
  /** Shown in a bubble when above 0 and said after the label. */
  count?: number;
  id?: string;
  target?: string;
  rel?: string;
  /** An `IconCount` in place of `count`: then it says the label as well. */
  children?: ReactNode;
};

/** A link with a sign instead of words. 44 × 44 px. */
export function IconLink({ icon, label, href, count, children, ...rest }: Props) {
  if (children === undefined)
    return (
      <a {...rest} href={href} aria-label={countedLabel(label, count)} className={iconButton}>
        <IconContent icon={icon} count={count} />
      </a>
    );
  return (
    <a {...rest} href={href} className={iconButton}>
      <IconContent icon={icon} />
      {children}
    </a>
  );
}
