import { Heading } from '@showroom/ui/heading';
import { Icon } from '@showroom/ui/icon';
import type { ReactNode } from 'react';
import * as css from './section.css.ts';

type Props = {
  /** Of the heading: names the section, and is an anchor of the page. */
  id: string;
  title: string;
  /** Where the rest is: shown beside the heading. */
  more?: { href: string; name: string } | undefined;
  size?: 'lg' | 'md';
  /** Its heading stands beside the rest where there is room. */
  isBeside?: boolean;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ id, title, more, size = 'lg', isBeside = false, children }: Props) {
  return (
    <section aria-labelledby={id} className={isBeside ? `${css.section} ${css.beside}` : css.section}>
      <div className={css.head}>
        <Heading level={2} size={size} id={id}>
          {title}
        </Heading>
        {more && (
          <a href={more.href} className={css.more}>
            {more.name}
            <Icon name="arrow-right" size={20} />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

/** What has no heading, between parts that have theirs beside them. */
export function Alone({ children }: { children: ReactNode }) {
  return <div className={css.alone}>{children}</div>;
}
