'use client';

import { isPolicyKind, policyKinds } from '@showroom/domain/account/insurance-policy';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useRef } from 'react';
import type { FieldErrors } from '../call/refusal-of.ts';
import * as css from '../desk.css.ts';
import { textOf } from '../lists/text-of.ts';
import { useDesk } from '../session/use-desk.tsx';
import { kopecksOf, type TakePolicies } from './policy-form.ts';

const kinds = Object.entries(policyKinds).map(([value, label]) => ({ value, label }));

/** A policy that the house has made for the customer. */
export function NewPolicy({ phone, errors, take }: { phone: string; errors: FieldErrors; take: TakePolicies }) {
  const { call } = useDesk();
  // The same policy in every attempt.
  const key = useRef(crypto.randomUUID());
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    const kind = textOf(said, 'kind');
    const reply = await call('POST /reports/insurances', {
      phone,
      kind: isPolicyKind(kind) ? kind : 'osago',
      number: textOf(said, 'number') || null,
      insurer: textOf(said, 'insurer'),
      vehicle: textOf(said, 'vehicle') || null,
      startsOn: textOf(said, 'startsOn'),
      endsOn: textOf(said, 'endsOn'),
      premium: kopecksOf(said),
      key: key.current,
    });
    if (!take(reply)) return;
    key.current = crypto.randomUUID();
    form.reset();
  };
  return (
    <Stack gap={3}>
      <Heading level={2} size="sm">
        Новый полис
      </Heading>
      <form method="post" onSubmit={add} className={css.filters}>
        <Select name="kind" label="Вид" options={kinds} />
        <TextField name="number" label="Номер (пусто — оформляется)" error={errors.number} />
        <TextField name="insurer" label="Страховая компания" error={errors.insurer} required />
        <TextField name="vehicle" label="Автомобиль" error={errors.vehicle} />
        <TextField name="startsOn" type="date" label="Действует с" error={errors.startsOn} required />
        <TextField name="endsOn" type="date" label="По день" error={errors.endsOn} required />
        <TextField name="premium" label="Премия, ₽" inputMode="decimal" error={errors.premium} />
        <Button type="submit">Завести полис</Button>
      </form>
    </Stack>
  );
}
