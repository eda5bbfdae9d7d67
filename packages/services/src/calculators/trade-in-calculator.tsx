'use client';

import { readTradeInInput, tradeInLimits } from '@showroom/domain/calculators/trade-in';
import { spanText } from '@showroom/domain/text';
import { formatNumber, formatRubles } from '@showroom/ui/format';
import { SliderField } from '@showroom/ui/slider-field';
import { useCallback } from 'react';
import { CalculatorFrame } from './calculator-frame.tsx';
import type { CalculatorProps, Named } from './calculator-props.ts';
import { EstimateResult } from './estimate-result.tsx';
import { ToForm } from './to-form.tsx';
import { useCalculator } from './use-calculator.ts';
import { type Estimate, useEstimate } from './use-estimate.ts';
import { useModels } from './use-models.ts';
import { VehicleFields } from './vehicle-fields.tsx';

type Props = CalculatorProps & {
  marks: readonly Named[];
  models: readonly Named[];
  /** Of what the query asks. */
  /** `failed`: the server could not say. */
  estimate: Estimate | 'failed' | null;
};

/** What a vehicle may be taken for, by our own stock of the same model; nothing where there are too few. */
export function TradeInCalculator({ action, query, thisYear, marks, models: first, estimate: known }: Props) {
  const read = useCallback((params: URLSearchParams) => readTradeInInput(params, thisYear), [thisYear]);
  const [input, change] = useCalculator(query, read);
  const models = useModels(input.mark, { mark: read(new URLSearchParams(query)).mark, models: first });
  const estimate = useEstimate(input, known);
  const limits = tradeInLimits(thisYear);
  const markName = marks.find(({ code }) => code === input.mark)?.name;
  const name = [markName, models.find(({ code }) => code === input.model)?.name].filter(Boolean).join(' ');
  const range = typeof estimate === 'object' ? estimate?.range : null;
  const note = [
    `Оценка в\u00a0трейд-ин: ${name || 'модель не\u00a0выбрана'}`,
    `${input.year}\u00a0год`,
    `пробег ${formatNumber(input.mileage)}\u00a0км`,
    range && `на\u00a0сайте ${spanText(formatRubles(range.from), formatRubles(range.to))}`,
  ];
  return (
    <CalculatorFrame
      terms={
        <>
          Предварительная оценка, не{'\u00a0'}оферта: окончательную цену назовёт оценщик после осмотра. Она зависит от
          {'\u00a0'}состояния, комплектации и{'\u00a0'}истории машины.
        </>
      }
      action={action}
      fields={
        <>
          <VehicleFields marks={marks} models={models} mark={input.mark} model={input.model} onChange={change} />
          <SliderField
            name="year"
            label="Год выпуска"
            grouped={false}
            value={input.year}
            min={limits.year.least}
            max={limits.year.most}
            step={1}
            onChange={(year) => change({ year })}
          />
          <SliderField
            name="mileage"
            label="Пробег"
            unit="км"
            value={input.mileage}
            min={limits.mileage.least}
            max={limits.mileage.most}
            step={limits.mileage.step}
            onChange={(mileage) => change({ mileage })}
          />
        </>
      }
      result={<EstimateResult estimate={estimate} />}
    >
      <ToForm
        dialog="trade-in"
        page="/services/trade-in/"
        note={note.filter(Boolean).join(', ')}
        known={{
          mark: input.mark,
          model: input.model,
          name: name || undefined,
          markName,
          year: input.year,
          trip: input.mileage,
        }}
      >
        Записаться на оценку
      </ToForm>
    </CalculatorFrame>
  );
}
