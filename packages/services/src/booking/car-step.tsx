'use client';

import type { FieldRule } from '@showroom/domain/lead/field-rules';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import { leadMessages } from '@showroom/domain/lead/messages';
import { vehicleFields } from '@showroom/domain/lead/vehicle-fields';
import { LineField } from '@showroom/forms/line-field';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import * as css from './booking.css.ts';
import { keep, readKept } from './booking-keep.ts';
import type { BookingChoice } from './booking-state.ts';

type Car = Pick<BookingChoice, 'mark' | 'model' | 'year'>;
type Props = { car: Car; marks: readonly string[]; onDone: (car: Car) => void };

const unseen = ['totalTrip', 'stateNumber', 'vin'] as const;
const rules: Record<string, FieldRule> = {
  mark: vehicleFields.mark.rule,
  model: vehicleFields.model.rule,
  manufactureYear: vehicleFields.manufactureYear.rule,
  totalTrip: vehicleFields.totalTrip.rule,
  stateNumber: vehicleFields.stateNumber.rule,
  vin: vehicleFields.vin.rule,
};
const isNeeded = (name: string) => name === 'mark' || name === 'model';

/** What is wrong with each field, by the rules that the server has too. */
function wrongIn(values: Readonly<Record<string, string>>): Record<string, string> {
  const context = { today: moscowToday(), emailTlds: 'spec' as const, maskedVin: false };
  const wrong = Object.entries(rules).flatMap(([name, rule]) => {
    const text = (values[name] ?? '').trim();
    if (text === '') return isNeeded(name) ? [[name, leadMessages.required] as const] : [];
    const reading = rule(text, context);
    return 'error' in reading ? [[name, reading.error] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** Which car comes. Number, VIN and mileage stay in the tab, the rest stands in the address. */
export function CarStep({ car, marks, onDone }: Props) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [kept] = useState(readKept);
  const chosen = useRef(marks.includes(car.mark) ? car.mark : '');
  // Another mark has no such model; one that was typed before any mark was chosen is its own.
  const follow = ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
    const model = form?.elements.namedItem('model');
    if (chosen.current !== '' && model instanceof HTMLInputElement) model.value = '';
    chosen.current = value;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
    const wrong = wrongIn(values);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    keep(Object.fromEntries(unseen.map((name) => [name, values[name] ?? ''])));
    onDone({ mark: values.mark ?? '', model: values.model ?? '', year: values.manufactureYear ?? '' });
  };
  const line = (name: 'model' | 'manufactureYear' | (typeof unseen)[number], value: string, required = false) => (
    <LineField
      field={vehicleFields[name]}
      name={name}
      label={`${vehicleFields[name].label}${required ? '' : ' (необязательно)'}`}
      defaultValue={value}
      required={required}
      error={errors[name]}
    />
  );
  return (
    <form method="post" noValidate className={css.stack} onSubmit={submit}>
      <div className={css.fields}>
        <Select
          name="mark"
          label="Марка"
          defaultValue={chosen.current}
          onChange={follow}
          options={[{ value: '', label: 'Выберите марку' }, ...marks.map((mark) => ({ value: mark, label: mark }))]}
          required
          error={errors.mark}
        />
        {line('model', car.model, true)}
        {line('manufactureYear', car.year)}
        {line('totalTrip', kept.totalTrip ?? '')}
        {line('stateNumber', kept.stateNumber ?? '')}
        {line('vin', kept.vin ?? '')}
      </div>
      <div>
        <Button type="submit">Далее</Button>
      </div>
    </form>
  );
}
