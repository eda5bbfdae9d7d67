'use client';

import {
  maintenanceLimits,
  maintenancePlan,
  readMaintenanceInput,
  type Service,
} from '@showroom/domain/calculators/maintenance';
import {
  type MaintenanceEngine,
  maintenanceAsOf,
  maintenanceEngines,
} from '@showroom/domain/calculators/maintenance-works';
import { formatDate } from '@showroom/domain/dates';
import { formatNumber, formatRubles } from '@showroom/ui/format';
import { Select } from '@showroom/ui/select';
import { SliderField } from '@showroom/ui/slider-field';
import { useCallback } from 'react';
import * as css from './calculator.css.ts';
import { CalculatorFrame } from './calculator-frame.tsx';
import type { CalculatorProps, Named } from './calculator-props.ts';
import { Main, Small, Sums } from './figures.tsx';
import { ToForm } from './to-form.tsx';
import { useCalculator } from './use-calculator.ts';
import { useModels } from './use-models.ts';
import { VehicleFields } from './vehicle-fields.tsx';

type Props = CalculatorProps & { marks: readonly Named[]; models: readonly Named[] };

const from = (price: number) => `от\u00a0${formatRubles(price)}`;
/** Names of an enumeration: only the first begins with a capital. */
const listed = (names: readonly string[]) =>
  names
    .map((name, index) => (index > 0 ? name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : name))
    .join(', ');
const titleOf = ({ number, mileage }: Service) => `ТО-${number}, ${formatNumber(mileage)}\u00a0км`;

/** What maintenance is due by mileage and years, what it costs at least, and what comes next. */
export function MaintenanceCalculator({ action, query, thisYear, marks, models: first }: Props) {
  const read = useCallback((params: URLSearchParams) => readMaintenanceInput(params, thisYear), [thisYear]);
  const [input, change] = useCalculator(query, read);
  const models = useModels(input.mark, { mark: read(new URLSearchParams(query)).mark, models: first });
  const { due, next } = maintenancePlan(input, thisYear);
  const limits = maintenanceLimits(thisYear);
  const markName = marks.find(({ code }) => code === input.mark)?.name;
  const name = [markName, models.find(({ code }) => code === input.model)?.name].filter(Boolean).join(' ');
  const note = `${titleOf(due)}${name && `, ${name}`}, ${input.year}\u00a0год, пробег ${formatNumber(input.mileage)}\u00a0км, оценка ${from(due.price)}`;
  return (
    <CalculatorFrame
      terms={
        <>
          Примерный регламент и{'\u00a0'}цены на{'\u00a0'}
          {formatDate(maintenanceAsOf)}; точную смету мастер назовёт до{'\u00a0'}начала работ.
        </>
      }
      action={action}
      fields={
        <>
          <VehicleFields marks={marks} models={models} mark={input.mark} model={input.model} onChange={change} />
          <Select
            name="engine"
            label="Двигатель"
            value={input.engine}
            options={Object.entries(maintenanceEngines).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => change({ engine: currentTarget.value as MaintenanceEngine })}
          />
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
      result={
        <>
          <Main label={`Пора пройти ${titleOf(due)}`}>{from(due.price)}</Main>
          <Sums rows={due.works.map(({ name: work, ...price }) => [work, from(price.work + price.parts)])} />
          <Small>
            Работы {from(due.work)}, запчасти и{'\u00a0'}жидкости {from(due.parts)}.
          </Small>
          <div className={css.wide}>
            <p className={css.title}>
              Следующее — {titleOf(next)}: {from(next.price)}
            </p>
            <Small>{listed(next.works.map(({ name: work }) => work))}.</Small>
          </div>
        </>
      }
    >
      <ToForm
        dialog="service"
        page="/service/"
        note={note}
        known={{ mark: input.mark, model: input.model, name: name || undefined, markName }}
      >
        Записаться на сервис
      </ToForm>
    </CalculatorFrame>
  );
}
