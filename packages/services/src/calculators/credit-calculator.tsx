'use client';

import { creditLimits, creditOffer, creditProgramme, readCreditInput } from '@showroom/domain/calculators/credit';
import { creditBounds } from '@showroom/domain/calculators/credit-bounds';
import { creditProgrammes, creditTermsOf } from '@showroom/domain/calculators/credit-programmes';
import { oldestAtEnd } from '@showroom/domain/calculators/standard-credit';
import { lenderLine } from '@showroom/domain/credit';
import { formatDate } from '@showroom/domain/dates';
import { formatRubles } from '@showroom/ui/format';
import { Select } from '@showroom/ui/select';
import { SliderField } from '@showroom/ui/slider-field';
import { CalculatorFrame } from './calculator-frame.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { Main, Sums } from './figures.tsx';
import { percentText } from './percent-text.ts';
import { ToForm } from './to-form.tsx';
import { useCalculator } from './use-calculator.ts';

type Props = Pick<CalculatorProps, 'action' | 'query'> & {
  /** Mark and model that the request is about. */
  known?: Readonly<Record<string, string | undefined>>;
};

/** A car credit: payment, what is left for the end, and what it costs in all, which stands before the rate. */
export function CreditCalculator({ action, query, known }: Props) {
  const [input, change] = useCalculator(query, readCreditInput);
  const programme = creditProgramme(input.programme);
  const bounds = creditBounds(programme);
  const offer = creditOffer(input);
  const payment = formatRubles(offer.payment);
  const note = [
    `Расчёт кредита, программа «${programme.name}»: стоимость ${formatRubles(input.price * 100)}`,
    `первый взнос ${input.down}\u00a0%`,
    `срок ${input.term}\u00a0мес.`,
    `платёж ${payment} в\u00a0месяц`,
    offer.residual > 0 && `последний платёж ${formatRubles(offer.residual)}`,
  ];
  return (
    <CalculatorFrame
      terms={
        <>
          Оценивайте свои финансовые возможности и{'\u00a0'}риски. Изучите все условия кредита. Расчёт предварительный:
          аннуитет, платежи округлены до{'\u00a0'}рубля. К{'\u00a0'}концу кредита машине должно быть не{'\u00a0'}больше
          {'\u00a0'}
          {oldestAtEnd}
          {'\u00a0'}лет. {lenderLine()} Условия на{'\u00a0'}
          {formatDate(creditTermsOf)}. Не{'\u00a0'}является публичной офертой.
        </>
      }
      action={action}
      fields={
        <>
          <SliderField
            name="price"
            label="Стоимость автомобиля"
            unit="₽"
            value={input.price}
            min={creditLimits.price.least}
            max={creditLimits.price.most}
            step={creditLimits.price.step}
            onChange={(price) => change({ price })}
          />
          <Select
            name="programme"
            label="Программа"
            value={input.programme}
            options={creditProgrammes.map(({ code, name }) => ({ value: code, label: name }))}
            hint={programme.note}
            onChange={({ currentTarget }) => change({ programme: currentTarget.value })}
          />
          <SliderField
            name="down"
            label="Первый взнос"
            unit="%"
            value={input.down}
            min={bounds.down.least}
            max={bounds.down.most}
            step={bounds.down.step}
            hint={formatRubles(offer.down)}
            onChange={(down) => change({ down })}
          />
          <SliderField
            name="term"
            label="Срок"
            unit="мес."
            value={input.term}
            min={bounds.term.least}
            max={bounds.term.most}
            step={bounds.term.step}
            onChange={(term) => change({ term })}
          />
          {programme.residual && (
            <SliderField
              name="residual"
              label="Остаточный платёж"
              unit="%"
              value={input.residual}
              min={bounds.residual.least}
              max={bounds.residual.most}
              step={bounds.residual.step}
              hint={formatRubles(offer.residual)}
              onChange={(residual) => change({ residual })}
            />
          )}
        </>
      }
      result={
        <>
          <Main label={'Платёж в\u00a0месяц'}>{payment}</Main>
          <Sums
            rows={[
              ['Полная стоимость кредита', `${percentText(offer.fullCost, 3)} годовых`],
              ['Ставка', `${percentText(offer.annualRate, 1)} годовых`],
              ['Сумма кредита', formatRubles(offer.sum)],
              ['Первый взнос', formatRubles(offer.down)],
              ...(offer.residual > 0 ? [['Последний платёж', formatRubles(offer.residual)] as const] : []),
              ...(offer.cover > 0 ? [['Страхование жизни', formatRubles(offer.cover)] as const] : []),
              ['Переплата', formatRubles(offer.overpayment)],
            ]}
          />
        </>
      }
    >
      <ToForm dialog="credit" page="/services/credit/" note={note.filter(Boolean).join(', ')} {...(known && { known })}>
        Отправить заявку
      </ToForm>
    </CalculatorFrame>
  );
}
