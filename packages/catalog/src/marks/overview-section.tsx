import { Heading } from '@showroom/ui/heading';
import type { ReactNode } from 'react';
import * as css from './overview.css.ts';

/** A part of an overview under its heading. */
export function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {children}
    </section>
  );
}
