'use client';

import { creditBounds } from '@showroom/domain/calculators/credit-bounds';
import { standardCredit } from '@showroom/domain/calculators/standard-credit';
import { creditLine, monthlyPayment, standardTerms } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import * as page from '@showroom/listing/product-page';
import { FactList } from '@showroom/ui/fact-list';
import { SliderField } from '@showroom/ui/slider-field';
import { useState } from 'react';
import * as css from './price-block.css.ts';

const { down, term } = creditBounds(standardCredit);

type Props = {
  /** Minor units. */
  price: number;
  /** Longest term that the vehicle is given. */
  months: number;
};

/** The payment of one price by down payment and term, on the programme that cards quote. */
export function PaymentFields({ price, months: most }: Props) {
  const [percent, setPercent] = useState(down.least);
  const [months, setMonths] = useState(most);
  const terms = { ...standardTerms(months), downPayment: percent / 100 };
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
      {most > term.least && (
        <SliderField
          name="term"
          label="Срок"
          unit="мес."
          value={months}
          min={term.least}
          max={most}
          step={term.step}
          onChange={setMonths}
        />
      )}
      <output>
        <FactList
          facts={[
            ...(most > term.least ? [] : [{ label: 'Срок', value: `${months}\u00a0мес.` }]),
            { label: 'Платёж', value: `${formatRoubles(monthlyPayment(price, terms))}/мес.` },
            { label: 'Сумма кредита', value: formatRoubles(price - first) },
          ]}
        />
      </output>
      <p className={page.small}>{creditLine(terms)}</p>
    </div>
  );
}
