import { Heading } from '@showroom/ui/heading';
import type { ReactNode } from 'react';
import * as css from './product-page.css.ts';

/** A part of the page of one thing under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </section>
  );
}
