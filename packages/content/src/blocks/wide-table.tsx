import type { ReactNode } from 'react';
import * as css from './wide-table.css.ts';

/** A table that scrolls where it is wider than its column. */
export function WideTable({ name, children }: { name: string; children: ReactNode }) {
  const label = `Таблица: ${name}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={css.scroller} tabIndex={0} aria-label={label}>
      <table className={css.table}>{children}</table>
    </section>
  );
}
