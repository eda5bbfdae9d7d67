'use client';

import { isQuotedTerm, monthlyPayment, standardTerms } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import { Price } from '@showroom/ui/price';
import { Switch } from '@showroom/ui/switch';
import { useState } from 'react';
import { benefitPrice } from './benefit-price.ts';
import { PaymentDisclosure } from './payment-disclosure.tsx';
import * as css from './price-block.css.ts';

type Benefit = { code: string; name: string; amount: number; condition: string };
type Props = {
  /** Minor units. */
  price: number;
  oldPrice: number | null;
  benefits: readonly Benefit[];
  /** Longest term of the standard credit; without one no payment is told. */
  creditMonths: number | undefined;
};

/**
 * Price of a vehicle with its benefits as switches. None is on at first, and the price without conditions stays in sight
 * (PD-89).
 */
export function PriceBlock({ price, oldPrice, benefits, creditMonths }: Props) {
  const [on, setOn] = useState<readonly string[]>([]);
  const chosen = benefits.filter(({ code }) => on.includes(code));
  const now = benefitPrice(
    price,
    chosen.map(({ amount }) => amount),
  );
  return (
    <div className={css.block}>
      <output className={css.now}>
        <Price minor={now} oldMinor={oldPrice ?? (chosen.length > 0 ? price : null)} size="xl" />
        {isQuotedTerm(creditMonths) && (
          <span className={css.monthly}>
            от {formatRoubles(monthlyPayment(now, standardTerms(creditMonths)))}/мес. в кредит
          </span>
        )}
      </output>
      {creditMonths && (
        <div data-print="hide">
          <PaymentDisclosure price={now} months={creditMonths} />
        </div>
      )}
      {benefits.length > 0 && (
        <fieldset className={css.benefits}>
          <legend className={css.legend}>Дополнительные выгоды</legend>
          {benefits.map(({ code, name, amount, condition }) => (
            <Switch
              key={code}
              name={`benefit-${code}`}
              label={
                <>
                  {name} <span className={css.amount}>−{formatRoubles(amount)}</span>
                </>
              }
              note={condition}
              checked={on.includes(code)}
              onChange={() => setOn(on.includes(code) ? on.filter((item) => item !== code) : [...on, code])}
            />
          ))}
        </fieldset>
      )}
      {chosen.length > 0 && <p className={css.plain}>Цена без дополнительных условий {formatRoubles(price)}</p>}
    </div>
  );
}
