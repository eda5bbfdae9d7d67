'use client';

import { Button } from '@showroom/ui/button';
import { Radio } from '@showroom/ui/radio';
import { Text } from '@showroom/ui/text';
import { type FormEvent, useState } from 'react';
import * as css from './booking.css.ts';

export type BookingCentre = { code: string; name: string; address: string; city: string };
type Props = { centres: readonly BookingCentre[]; chosen: string; onDone: (code: string) => void };

/** Where the car comes: centres with a workshop, those of the own city first. */
export function CentreStep({ centres, chosen, onDone }: Props) {
  const [error, setError] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('dealer') ?? '');
    setError(code === '');
    if (code !== '') onDone(code);
  };
  return (
    <form method="post" noValidate className={css.stack} onSubmit={submit}>
      <fieldset className={css.group} aria-label="Дилерский центр">
        {centres.map(({ code, name, address }) => (
          <div key={code} className={css.centre}>
            <Radio name="dealer" value={code} defaultChecked={code === chosen} label={name} />
            <span className={css.address}>{address}</span>
          </div>
        ))}
      </fieldset>
      {error && (
        <div role="alert">
          <Text tone="critical">Выберите центр.</Text>
        </div>
      )}
      <div>
        <Button type="submit">Далее</Button>
      </div>
    </form>
  );
}
