'use client';

import { creditLine, monthlyPayment, standardCredit } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import * as page from '@showroom/listing/product-page';
import { FactList } from '@showroom/ui/fact-list';
import { SliderField } from '@showroom/ui/slider-field';
import { useState } from 'react';
import * as css from './price-block.css.ts';

/** What may be chosen: per cent of the price, and months. */
const down = { least: 0, most: 80, step: 5 } as const;
const term = { least: 12, most: 96, step: 12 } as const;

/** The payment of one price by down payment and term. */
export function PaymentFields({ price }: { price: number }) {
  const [percent, setPercent] = useState(Math.round(standardCredit.downPayment * 100));
  const [months, setMonths] = useState<number>(standardCredit.months);
  const terms = { ...standardCredit, downPayment: percent / 100, months };
  const first = Math.round(price * terms.downPayment);
  return (
    <div className={css.payment}>
      <SliderField
        name="down"
        label="Первый взнос"
        unit="%"
        value={percent}
        min={down.least}
        max={down.most}
        step={down.step}
        hint={formatRoubles(first)}
        onChange={setPercent}
      />
      <SliderField
        name="term"
        label="Срок"
        unit="мес."
        value={months}
        min={term.least}
        max={term.most}
        step={term.step}
        onChange={setMonths}
      />
      <output>
        <FactList
          facts={[
            { label: 'Платёж', value: `${formatRoubles(monthlyPayment(price, terms))}/мес.` },
            { label: 'Сумма кредита', value: formatRoubles(price - first) },
          ]}
        />
      </output>
      <p className={page.small}>{creditLine(terms)}</p>
    </div>
  );
}
