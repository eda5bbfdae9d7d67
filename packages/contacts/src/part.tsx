import { Heading } from '@showroom/ui/heading';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import * as css from './part.css.ts';

type Props = {
  /** Of the heading: names the section, and is an anchor of the page. */
  id: string;
  title: string;
  /** How large the heading looks. */
  size?: 'md' | 'lg';
  more?: { href: string; name: string } | undefined;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Part({ id, title, size = 'lg', more, children }: Props) {
  return (
    <section aria-labelledby={id} className={css.part}>
      <div className={css.head}>
        <Heading level={2} size={size} id={id}>
          {title}
        </Heading>
        {more && <TextLink href={more.href}>{more.name}</TextLink>}
      </div>
      {children}
    </section>
  );
}
