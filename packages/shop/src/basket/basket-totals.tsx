import { basketTotals } from '@showroom/domain/shop/basket-totals';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { ReactNode } from 'react';
import * as css from './basket.css.ts';
import type { BasketLine } from './basket-lines.ts';

/** Sums over checked lines, and what follows. */
export function BasketSummary({ lines, children }: { lines: readonly BasketLine[]; children: ReactNode }) {
  const { pieces, price, disprice, saving } = basketTotals(
    lines.flatMap(({ card, count, checked }) => (card ? [{ ...card, count, checked }] : [])),
  );
  return (
    <section className={css.summary} aria-label="Итого">
      <dl className={css.sums} aria-live="polite">
        <div>
          <dt>{pieces === 0 ? 'Товары' : countOf(pieces, ['товар', 'товара', 'товаров'])}</dt>
          <dd>{formatRoubles(price)}</dd>
        </div>
        {saving > 0 && (
          <div className={css.saving}>
            <dt>Скидка</dt>
            <dd>−{formatRoubles(saving)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>Итого</dt>
          <dd>{formatRoubles(disprice)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
