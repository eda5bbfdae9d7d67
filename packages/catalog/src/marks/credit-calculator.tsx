'use client';

import { creditLine, monthlyPayment } from '@showroom/domain/credit';
import { formatNumber, formatRubles, parseDigits } from '@showroom/ui/format';
import { regroupInput } from '@showroom/ui/regroup-input';
import { Select } from '@showroom/ui/select';
import { TextField } from '@showroom/ui/text-field';
import { type ReactNode, useState } from 'react';
import { percentWords } from '../text/percent-words.ts';
import * as css from './credit-calculator.css.ts';
import { creditMonths, creditProgrammes, downPayments, termsOf, withinProgramme } from './credit-programmes.data.ts';

type Props = {
  /** What the calculation begins with, kopecks: a real price of what is in stock. */
  price: number;
  /** The way to an application. */
  children?: ReactNode;
};

/** Accepted prices, roubles. */
const leastRoubles = 10_000;
const mostRoubles = 200_000_000;

const yearsWords = (months: number) => `${months}\u00a0мес.`;

/** Payment a month by price, down payment, term and programme. The first figures are in the HTML. */
export function CreditCalculator({ price, children }: Props) {
  const [roubles, setRoubles] = useState<number | null>(Math.ceil(price / 100));
  const [code, setCode] = useState(creditProgrammes[0].code);
  const programme = creditProgrammes.find((item) => item.code === code) ?? creditProgrammes[0];
  const [wanted, setWanted] = useState(termsOf(creditProgrammes[0]));
  const terms = withinProgramme(programme, wanted);
  const isPrice = roubles !== null && roubles >= leastRoubles && roubles <= mostRoubles;
  const minor = (roubles ?? 0) * 100;
  const down = Math.round(minor * terms.downPayment);
  return (
    <div className={css.block}>
      <div className={css.live}>
        <div className={css.fields}>
          <TextField
            name="price"
            label="Стоимость, ₽"
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            defaultValue={formatNumber(Math.ceil(price / 100))}
            error={isPrice ? undefined : `Укажите стоимость от\u00a0${formatNumber(leastRoubles)}\u00a0₽`}
            onChange={({ currentTarget }) => {
              regroupInput(currentTarget);
              setRoubles(parseDigits(currentTarget.value));
            }}
          />
          <Select
            name="programme"
            label="Программа"
            value={programme.code}
            options={creditProgrammes.map((item) => ({ value: item.code, label: item.name }))}
            onChange={({ currentTarget }) => {
              const next = creditProgrammes.find((item) => item.code === currentTarget.value) ?? creditProgrammes[0];
              setCode(next.code);
              setWanted(termsOf(next));
            }}
          />
          <Select
            name="down"
            label="Первый взнос"
            value={String(terms.downPayment)}
            options={downPayments
              .filter((share) => share >= programme.leastDownPayment)
              .map((share) => ({ value: String(share), label: percentWords(share) }))}
            onChange={({ currentTarget }) => setWanted({ ...terms, downPayment: Number(currentTarget.value) })}
          />
          <Select
            name="months"
            label="Срок"
            value={String(terms.months)}
            options={creditMonths
              .filter((months) => months <= programme.mostMonths)
              .map((months) => ({ value: String(months), label: yearsWords(months) }))}
            onChange={({ currentTarget }) => setWanted({ ...terms, months: Number(currentTarget.value) })}
          />
        </div>
      </div>
      <div className={css.result}>
        <output>
          <span className={css.small}>Платёж в{'\u00a0'}месяц</span>
          <span className={css.payment}>{isPrice ? formatRubles(monthlyPayment(minor, terms)) : '—'}</span>
        </output>
        <dl className={css.sums}>
          <div className={css.sum}>
            <dt>Первый взнос</dt>
            <dd>{isPrice ? formatRubles(down) : '—'}</dd>
          </div>
          <div className={css.sum}>
            <dt>Сумма кредита</dt>
            <dd>{isPrice ? formatRubles(minor - down) : '—'}</dd>
          </div>
          <div className={css.sum}>
            <dt>Ставка</dt>
            <dd>{percentWords(terms.annualRate)}</dd>
          </div>
        </dl>
        {children}
      </div>
      <p className={css.terms}>{creditLine(terms)}</p>
    </div>
  );
}
