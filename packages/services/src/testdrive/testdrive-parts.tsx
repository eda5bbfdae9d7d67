import { Disclosure } from '@showroom/ui/disclosure';
import { Heading } from '@showroom/ui/heading';
import { Icon } from '@showroom/ui/icon';
import type { ReactNode } from 'react';
import type { PagePart } from './page-parts.ts';
import * as css from './testdrive-screen.css.ts';

function Part({ part, children }: { part: PagePart; children: ReactNode }) {
  return (
    <section className={css.part}>
      <Heading level={2} size="md">
        {part.title}
      </Heading>
      {children}
    </section>
  );
}

/** How it goes, in order. */
export function Steps({ part }: { part: PagePart }) {
  return (
    <Part part={part}>
      <ol className={css.steps}>
        {part.items.map(({ title, text }) => (
          <li key={title} className={css.step}>
            <p className={css.name}>{title}</p>
            <p className={css.quiet}>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** What to have along. */
export function Checklist({ part }: { part: PagePart }) {
  return (
    <Part part={part}>
      <ul className={css.list}>
        {part.items.map(({ title, text }) => (
          <li key={title} className={css.item}>
            <Icon name="check" />
            <div>
              <p className={css.name}>{title}</p>
              <p className={css.quiet}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Questions that open one by one. */
export function Questions({ part }: { part: PagePart }) {
  return (
    <Part part={part}>
      <div>
        {part.items.map(({ title, text }) => (
          <Disclosure key={title} summary={title} name="questions">
            <p className={css.quiet}>{text}</p>
          </Disclosure>
        ))}
      </div>
    </Part>
  );
}
