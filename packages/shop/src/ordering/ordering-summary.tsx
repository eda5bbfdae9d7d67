import { countOf, formatInteger, formatRoubles } from '@showroom/domain/text';
import { tied } from '@showroom/domain/tied';
import { wholeWords } from '@showroom/ui/whole-words';
import * as basketCss from '../basket/basket.css.ts';
import * as css from './ordering.css.ts';
import type { Quote } from './ordering-calls.ts';

type Sums = Quote['sums'];

/** The rows that say something. */
export function SumRows({ sums: { price, saving, promo, points, delivery, total } }: { sums: Sums }) {
  const less = [
    ['Скидка', saving],
    ['Промокод', promo],
    ['Баллы', points],
  ] as const;
  return (
    <dl className={basketCss.sums} aria-live="polite">
      <div>
        <dt>Товары</dt>
        <dd>{formatRoubles(price)}</dd>
      </div>
      {less
        .filter(([, sum]) => sum > 0)
        .map(([name, sum]) => (
          <div key={name} className={basketCss.saving}>
            <dt>{name}</dt>
            <dd>−{formatRoubles(sum)}</dd>
          </div>
        ))}
      {delivery > 0 && (
        <div>
          <dt>Доставка</dt>
          <dd>{formatRoubles(delivery)}</dd>
        </div>
      )}
      <div className={basketCss.total}>
        <dt>Итого</dt>
        <dd>{formatRoubles(total)}</dd>
      </div>
    </dl>
  );
}

/** What is ordered, and what it costs. */
export function OrderingSummary({ quote, basketHref }: { quote: Quote; basketHref: string }) {
  return (
    <aside className={basketCss.summary} aria-label="Ваш заказ">
      <ul className={css.lines}>
        {quote.lines.map(({ id, name, qty, sum, problem }) => (
          <li key={id}>
            <span className={css.line}>
              <span>
                {wholeWords(tied(name))}
                {qty > 1 && `, ${formatInteger(qty)}\u00a0шт.`}
              </span>
              <span className={css.unbroken}>{formatRoubles(sum)}</span>
            </span>
            {problem && <span className={css.bad}>{problem}</span>}
          </li>
        ))}
        {quote.missing.length > 0 && (
          <li className={css.bad}>
            Больше не&nbsp;продаётся: {countOf(quote.missing.length, ['товар', 'товара', 'товаров'])}.
          </li>
        )}
      </ul>
      <SumRows sums={quote.sums} />
      {quote.earns > 0 && (
        <p className={css.good}>Начислим {countOf(quote.earns, ['балл', 'балла', 'баллов'])} после выдачи</p>
      )}
      <a href={basketHref} className={css.quiet}>
        Изменить корзину
      </a>
    </aside>
  );
}
