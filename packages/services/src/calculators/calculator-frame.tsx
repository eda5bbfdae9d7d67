import { Button } from '@showroom/ui/button';
import type { ReactNode } from 'react';
import * as css from './calculator.css.ts';

type Props = {
  action: string;
  /** What is asked. */
  fields: ReactNode;
  /** What follows from it; said anew when it changes. */
  result: ReactNode;
  /** Conditions of the figures, below both. */
  terms: ReactNode;
  /** The way on. */
  children: ReactNode;
};

/** Questions beside their answer. Without a script a form asks the page itself, which renders the answer. */
export function CalculatorFrame({ action, fields, result, terms, children }: Props) {
  return (
    <div className={css.block}>
      <form method="get" action={action} className={css.form} onSubmit={(event) => event.preventDefault()}>
        <div className={css.fields}>{fields}</div>
        <div className={css.plain}>
          <Button type="submit" size="lg">
            Рассчитать
          </Button>
        </div>
      </form>
      <div className={css.result}>
        <output aria-live="polite" aria-atomic="true" className={css.output}>
          {result}
        </output>
        {children}
      </div>
      <p className={css.terms}>{terms}</p>
    </div>
  );
}
