'use client';

import {
  type InsuranceCover,
  insuranceCovers,
  insuranceEstimate,
  insuranceLimits,
  type Range,
  readInsuranceInput,
} from '@showroom/domain/calculators/insurance';
import { insuranceTariff } from '@showroom/domain/calculators/insurance-tariff';
import { formatDate } from '@showroom/domain/dates';
import { spanText } from '@showroom/domain/text';
import { formatNumber, formatRubles } from '@showroom/ui/format';
import { Select } from '@showroom/ui/select';
import { SliderField } from '@showroom/ui/slider-field';
import { useCallback } from 'react';
import { CalculatorFrame } from './calculator-frame.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { Main, Sums } from './figures.tsx';
import { ToForm } from './to-form.tsx';
import { useCalculator } from './use-calculator.ts';

const asked = [
  { name: 'price', label: 'Стоимость автомобиля', unit: '₽', grouped: true },
  { name: 'year', label: 'Год выпуска', unit: '', grouped: false },
  { name: 'power', label: 'Мощность', unit: 'л.с.', grouped: true },
  { name: 'age', label: 'Возраст младшего водителя', unit: 'лет', grouped: true },
  { name: 'experience', label: 'Его стаж', unit: 'лет', grouped: true },
] as const;

const rangeText = ({ from, to }: Range) => spanText(formatRubles(from), formatRubles(to));

/** What a year of insurance may cost, by a demonstration tariff that is named so. */
export function InsuranceCalculator({ action, query, city, thisYear }: CalculatorProps) {
  const read = useCallback((params: URLSearchParams) => readInsuranceInput(params, thisYear), [thisYear]);
  const [input, change] = useCalculator(query, read);
  const { osago, casco, total } = insuranceEstimate(input, city, thisYear);
  const limits = insuranceLimits(thisYear);
  const note = [
    `Расчёт страховки: ${insuranceCovers[input.cover]}`,
    `стоимость ${formatRubles(input.price * 100)}`,
    `${input.year}\u00a0год`,
    `${formatNumber(input.power)}\u00a0л.с.`,
    `водителю ${input.age}, стаж ${input.experience}`,
    `оценка ${rangeText(total)}`,
  ].join(', ');
  return (
    <CalculatorFrame
      terms={
        <>
          Оценка по{'\u00a0'}примерным коэффициентам на{'\u00a0'}
          {formatDate(insuranceTariff.asOf)}, не{'\u00a0'}тариф страховой компании. Цену назовёт страховщик после
          заявки.
        </>
      }
      action={action}
      fields={
        <>
          <Select
            name="cover"
            label="Что страхуем"
            value={input.cover}
            options={Object.entries(insuranceCovers).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => change({ cover: currentTarget.value as InsuranceCover })}
          />
          {asked.map(({ name, label, unit, grouped }) => (
            <SliderField
              key={name}
              name={name}
              label={label}
              unit={unit}
              grouped={grouped}
              value={input[name]}
              min={limits[name].least}
              max={limits[name].most}
              step={limits[name].step}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </>
      }
      result={
        <>
          <Main label={'За\u00a0год, оценка'}>{rangeText(total)}</Main>
          <Sums
            rows={[
              ...(osago ? [['ОСАГО', rangeText(osago)] as const] : []),
              ...(casco ? [['Каско', rangeText(casco)] as const] : []),
            ]}
          />
        </>
      }
    >
      <ToForm dialog="insurance" page="/services/insurance/" note={note} known={{ year: input.year }}>
        Узнать точную цену
      </ToForm>
    </CalculatorFrame>
  );
}
