'use client';

import { type MaintenanceEngine, maintenanceEngines } from '@showroom/domain/calculators/maintenance-works';
import { vehicleFields } from '@showroom/domain/lead/vehicle-fields';
import { LineField } from '@showroom/forms/line-field';
import { Button } from '@showroom/ui/button';
import { parseDigits } from '@showroom/ui/format';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { type FormEvent, useState } from 'react';
import * as css from '../parts/parts.css.ts';
import { failureText } from '../parts/refusal.ts';
import type { AccountReply } from '../session/call-account.ts';
import { MarkAndModel, type NamedMark } from './mark-and-model.tsx';

export type CarValues = Record<'stateNumber' | 'vin' | 'mark' | 'model' | 'year', string> & {
  engine: MaintenanceEngine;
};
type Sent = {
  stateNumber: string | null;
  vin: string | null;
  mark: string;
  model: string;
  year: number | null;
  engine: MaintenanceEngine;
  mileageKm?: number;
};
type Props = {
  /** Marks whose names are offered. */
  marks: readonly NamedMark[];
  first: Partial<CarValues>;
  submit: string;
  isNew?: boolean;
  /** A whole VIN was typed. */
  onVin?: (vin: string) => void;
  onSend: (values: Sent) => Promise<AccountReply<unknown>>;
};

const engines = Object.entries(maintenanceEngines).map(([value, label]) => ({ value, label }));
const lines = ['stateNumber', 'vin', 'manufactureYear'] as const;
const wireOf = { manufactureYear: 'year', totalTrip: 'mileageKm' } as Record<string, string | undefined>;

/** What is said of a car. Numbers and VIN take their form while they are typed; what is wrong the server says by field. */
export function CarForm({ marks, first, submit, isNew = false, onVin, onSend }: Props) {
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    const text = (name: string) => `${given.get(name) ?? ''}`.trim();
    const mileageKm = parseDigits(text('totalTrip'));
    setBusy(true);
    const reply = await onSend({
      stateNumber: text('stateNumber') || null,
      vin: text('vin') || null,
      mark: text('mark'),
      model: text('model'),
      year: parseDigits(text('manufactureYear')),
      engine: text('engine') as MaintenanceEngine,
      ...(mileageKm !== null && { mileageKm }),
    });
    setBusy(false);
    const fields = reply.kind === 'refused' ? reply.fields : [];
    setWrong(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
  };
  const line = (name: (typeof lines)[number] | 'totalTrip') => {
    const key = wireOf[name] ?? name;
    const value = first[key as keyof CarValues];
    return (
      <LineField
        key={`${name} ${value ?? ''}`}
        field={vehicleFields[name]}
        name={name}
        label={vehicleFields[name].label}
        defaultValue={value ?? ''}
        error={wrong[key]}
        {...(name === 'vin' && {
          onChange: ({ target }) => {
            if (target.value.length === 17 && target.value !== first.vin) onVin?.(target.value);
          },
        })}
      />
    );
  };
  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={4}>
        <div className={css.fields}>
          {line('stateNumber')}
          {line('vin')}
          <MarkAndModel
            key={`${first.mark ?? ''} ${first.model ?? ''}`}
            marks={marks}
            mark={first.mark ?? ''}
            model={first.model ?? ''}
            wrong={wrong}
          />
          {line('manufactureYear')}
          <Select
            key={`engine ${first.engine ?? ''}`}
            name="engine"
            label="Двигатель"
            defaultValue={first.engine ?? 'petrol'}
            options={engines}
          />
          {isNew ? line('totalTrip') : null}
        </div>
        {failure ? <Notice tone="critical" title={failure} /> : null}
        <div>
          <Button type="submit" busy={isBusy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
