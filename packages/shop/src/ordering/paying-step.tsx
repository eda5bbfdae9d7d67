import type { storeOrderPayments } from '@showroom/domain/shop/store-order';
import { countOf, formatInteger } from '@showroom/domain/text';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Heading } from '@showroom/ui/heading';
import { Radio } from '@showroom/ui/radio';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import * as css from './ordering.css.ts';
import type { Quote } from './ordering-calls.ts';
import { type OrderingChoice, offeredPayments } from './ordering-choice.ts';
import type { RefusedPromo } from './use-choice.ts';

type Props = {
  quote: Quote;
  choice: OrderingChoice;
  refused: RefusedPromo | undefined;
  onChange: (change: Partial<OrderingChoice>) => void;
};

const words = {
  online: 'Онлайн, картой или\u00a0СБП',
  receipt: 'При получении в\u00a0центре',
} as const satisfies Record<keyof typeof storeOrderPayments, string>;

/** How it is paid, and what makes it cheaper. */
export function PayingStep({ quote, choice, refused, onChange }: Props) {
  const [typed, setTyped] = useState(choice.promo);
  const { promo, points, paymentMinutes } = quote;
  return (
    <section className={css.step}>
      <Heading level={2} size="md">
        Оплата
      </Heading>
      <fieldset className={css.choices} aria-label="Способ оплаты">
        {offeredPayments(quote, choice.receiving).map((one) => (
          <Radio
            key={one}
            name="pay"
            value={one}
            label={words[one]}
            checked={choice.pay === one}
            onChange={() => onChange({ pay: one })}
          />
        ))}
      </fieldset>
      {choice.pay === 'online' && (
        <p className={css.quiet}>
          Товары держим за&nbsp;вами {countOf(paymentMinutes, ['минуту', 'минуты', 'минут'])}, пока вы платите.
        </p>
      )}
      <div className={css.row}>
        <TextField
          name="promo"
          label="Промокод"
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...(refused && typed.trim() === refused.code && { error: refused.text })}
        />
        <Button
          tone="outline"
          onClick={() => onChange({ promo: typed.trim() })}
          disabled={typed.trim() === choice.promo}
        >
          Применить
        </Button>
      </div>
      {promo?.isApplied && <p className={css.good}>{promo.text}</p>}
      {points && points.most > 0 && (
        <Checkbox
          name="points"
          label={`Списать ${countOf(points.most, ['балл', 'балла', 'баллов'])} из\u00a0${formatInteger(points.balance)}`}
          checked={choice.points > 0}
          onChange={({ target }) => onChange({ points: target.checked ? points.most : 0 })}
        />
      )}
    </section>
  );
}
