import type { ReactNode } from 'react';
import * as css from './calculator.css.ts';

/** The figure that the calculator is there for. */
export function Main({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className={css.small}>{label}</span>
      <span className={css.main}>{children}</span>
    </>
  );
}

/** Further figures, name and value in a line. */
export function Sums({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={css.sums}>
      {rows.map(([name, value]) => (
        <div key={name} className={css.sum}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Small = ({ children }: { children: ReactNode }) => <p className={css.small}>{children}</p>;
