'use client';

import { leasingLimits, leasingOffer, leasingTerms, readLeasingInput } from '@showroom/domain/calculators/leasing';
import { formatDate } from '@showroom/domain/dates';
import { formatRubles } from '@showroom/ui/format';
import { SliderField } from '@showroom/ui/slider-field';
import { CalculatorFrame } from './calculator-frame.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { Main, Small, Sums } from './figures.tsx';
import { percentText } from './percent-text.ts';
import { ToForm } from './to-form.tsx';
import { useCalculator } from './use-calculator.ts';

const asked = [
  { name: 'price', label: 'Стоимость с\u00a0НДС', unit: '₽' },
  { name: 'advance', label: 'Аванс', unit: '%' },
  { name: 'term', label: 'Срок', unit: 'мес.' },
  { name: 'buyout', label: 'Выкупной платёж', unit: '%' },
] as const;

/** Leasing for a company: payment, VAT to deduct, and apart from them, as an estimate, what profit tax is saved. */
export function LeasingCalculator({ action, query }: CalculatorProps) {
  const [input, change] = useCalculator(query, readLeasingInput);
  const offer = leasingOffer(input);
  const hints = { advance: formatRubles(offer.advance), buyout: formatRubles(offer.buyout) };
  const note = [
    `Расчёт лизинга: стоимость ${formatRubles(input.price * 100)}`,
    `аванс ${input.advance}\u00a0%`,
    `срок ${input.term}\u00a0мес.`,
    `выкуп ${input.buyout}\u00a0%`,
    `платёж ${formatRubles(offer.payment)} в\u00a0месяц`,
  ].join(', ');
  return (
    <CalculatorFrame
      terms={
        <>
          Расчёт предварительный: равные платежи, {percentText(leasingTerms.annualRate, 1)} годовых, без страхования.
          Условия на{'\u00a0'}
          {formatDate(leasingTerms.asOf)}. Не{'\u00a0'}является публичной офертой.
        </>
      }
      action={action}
      fields={asked.map(({ name, label, unit }) => (
        <SliderField
          key={name}
          name={name}
          label={label}
          unit={unit}
          value={input[name]}
          min={leasingLimits[name].least}
          max={leasingLimits[name].most}
          step={leasingLimits[name].step}
          hint={name === 'advance' || name === 'buyout' ? hints[name] : undefined}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      result={
        <>
          <Main label={'Платёж в\u00a0месяц, с\u00a0НДС'}>{formatRubles(offer.payment)}</Main>
          <Sums
            rows={[
              ['Аванс', formatRubles(offer.advance)],
              ['Выкупной платёж', formatRubles(offer.buyout)],
              ['Всего платежей', formatRubles(offer.total)],
              ['Удорожание', formatRubles(offer.overpayment)],
              ['НДС к\u00a0вычету', formatRubles(offer.vat)],
            ]}
          />
          <Small>
            Оценка для компании на{'\u00a0'}общей системе: налог на{'\u00a0'}прибыль меньше примерно на{'\u00a0'}
            {formatRubles(offer.taxSaving)}. Точную сумму посчитает ваш бухгалтер.
          </Small>
        </>
      }
    >
      <ToForm dialog="leasing" page="/services/leasing/" note={note}>
        Получить расчёт
      </ToForm>
    </CalculatorFrame>
  );
}
