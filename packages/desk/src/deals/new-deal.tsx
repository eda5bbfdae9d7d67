'use client';

import { Button } from '@showroom/ui/button';
import { Disclosure } from '@showroom/ui/disclosure';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';
import { typedPhone } from '../call/typed-phone.ts';
import * as css from '../desk.css.ts';
import { textOf } from '../lists/text-of.ts';
import { useDesk } from '../session/use-desk.tsx';

/** Opens a deal over a vehicle in stock for a customer who has signed in on the site. */
export function NewDeal({ onOpened }: { onOpened: (id: string) => void }) {
  const { call } = useDesk();
  const [errors, setErrors] = useState<FieldErrors>({});
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const reply = await call('POST /reports/deals', {
      phone: typedPhone(textOf(said, 'phone')),
      number: textOf(said, 'number'),
      vehicleId: Number(said.get('vehicleId')),
    });
    if (reply.kind === 'done') onOpened(reply.body.id);
    else setErrors(refusalOf(reply));
  };
  return (
    <Disclosure summary="Новая сделка">
      <form method="post" onSubmit={open} noValidate>
        <Stack gap={3}>
          <div className={css.filters}>
            <TextField name="phone" type="tel" label="Телефон покупателя" error={errors.phone} />
            <TextField name="number" label="Номер сделки" error={errors.number} />
            <TextField name="vehicleId" label="Номер автомобиля на сайте" error={errors.vehicleId} />
          </div>
          {errors.form ? <Notice tone="critical" title={errors.form} /> : null}
          <div>
            <Button type="submit">Открыть сделку</Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}
