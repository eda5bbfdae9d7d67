'use client';

import type { DeskBonus } from '@showroom/api-contract/desk-deals';
import { bonusStatuses } from '@showroom/domain/account/loyalty';
import { plural } from '@showroom/domain/text';
import { Button } from '@showroom/ui/button';
import { formatNumber } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';
import { typedPhone } from '../call/typed-phone.ts';
import * as css from '../desk.css.ts';
import { DeskTable } from '../lists/desk-table.tsx';
import { textOf } from '../lists/text-of.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';

const acts = [
  { value: 'credit', label: 'Начислить' },
  { value: 'spend', label: 'Списать' },
];

/** Points of a customer: the ledger, and a movement of it. */
export function BonusSection() {
  const { call } = useDesk();
  const [phone, setPhone] = useState('');
  const [found, setFound] = useState<DeskBonus>();
  const [errors, setErrors] = useState<FieldErrors>({});
  // The same movement in every attempt.
  const key = useRef(crypto.randomUUID());
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = typedPhone(textOf(new FormData(event.currentTarget), 'phone'));
    const reply = await call('GET /reports/bonus', { phone: asked });
    setPhone(asked);
    setFound(reply.kind === 'done' ? reply.body : undefined);
    setErrors(reply.kind === 'done' ? {} : refusalOf(reply));
  };
  const move = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    const reply = await call('POST /reports/bonus', {
      phone,
      act: said.get('act') === 'spend' ? 'spend' : 'credit',
      points: Number(said.get('points')),
      reason: `${said.get('reason') ?? ''}`,
      key: key.current,
    });
    if (reply.kind !== 'done') return setErrors(refusalOf(reply));
    key.current = crypto.randomUUID();
    setErrors({});
    setFound(reply.body);
    form.reset();
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Бонусы
      </Heading>
      <form method="post" onSubmit={find} className={css.filters}>
        <TextField name="phone" type="tel" label="Телефон покупателя" error={errors.phone} />
        <Button type="submit">Найти</Button>
      </form>
      {errors.form ? <Notice tone="critical" title={errors.form} /> : null}
      {found ? (
        <>
          <Text weight="strong">
            {found.customer}: {formatNumber(found.balance)}&nbsp;{plural(found.balance, ['балл', 'балла', 'баллов'])},
            ожидают начисления {formatNumber(found.pending)}
          </Text>
          <form method="post" onSubmit={move} className={css.filters}>
            <Select name="act" label="Действие" options={acts} defaultValue="credit" />
            <TextField name="points" label="Баллы" inputMode="numeric" error={errors.points} />
            <TextField name="reason" label="За что" error={errors.reason} />
            <Button type="submit">Записать</Button>
          </form>
          <DeskTable
            columns={['Когда', 'Баллы', 'Статус', 'За что']}
            rows={found.items.map((entry) => ({
              key: String(entry.id),
              cells: [timeText(entry.createdAt), formatNumber(entry.points), bonusStatuses[entry.status], entry.reason],
            }))}
          />
        </>
      ) : null}
    </Stack>
  );
}
