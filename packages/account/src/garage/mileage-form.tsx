'use client';

import type { GarageCarDetail } from '@showroom/api-contract/garage';
import { goesBack } from '@showroom/domain/account/garage-car';
import { formatDate } from '@showroom/domain/dates';
import { maskAmount } from '@showroom/domain/lead/masks';
import { MaskedField } from '@showroom/forms/masked-field';
import { Button } from '@showroom/ui/button';
import { formatNumber, parseDigits } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import * as css from '../parts/parts.css.ts';
import { failureText } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';

const sources = { customer: 'записали вы', service: 'записал сервис' } as const;
const mask = maskAmount(7);

/** The odometer: a reading, and those before. A lower one asks for a remark. */
export function MileageForm({ car }: { car: GarageCarDetail }) {
  const call = useAccountCall();
  const [typed, setTyped] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const isLower = typed !== null && goesBack(car.mileageKm, typed);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const remark = `${new FormData(form).get('remark') ?? ''}`.trim();
    if (typed === null) return setFailure('Укажите пробег.');
    const reply = await call('POST /garage/{id}/mileage', { id: car.id, km: typed, ...(remark && { remark }) });
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
    if (reply.kind !== 'done') return;
    form.reset();
    setTyped(null);
  };
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        Пробег
      </Heading>
      {[...car.mileage].reverse().map(({ km, on, source, remark }) => (
        <Text key={`${on} ${km}`}>
          {formatDate(on)}: {formatNumber(km)}&nbsp;км, {sources[source]}
          {remark ? `. ${remark}` : ''}
        </Text>
      ))}
      {car.status === 'archived' ? null : (
        <form method="post" onSubmit={send} noValidate>
          <Stack gap={3}>
            <div className={css.fields}>
              <MaskedField
                name="km"
                label="Пробег, км"
                inputMode="numeric"
                mask={mask}
                onChange={({ target }) => setTyped(parseDigits(target.value))}
              />
              {isLower ? (
                <TextField name="remark" label="Почему меньше прежнего" hint="Например, заменили щиток приборов" />
              ) : null}
            </div>
            {failure ? <Notice tone="critical" title={failure} /> : null}
            <div>
              <Button type="submit" tone="outline">
                Записать пробег
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
