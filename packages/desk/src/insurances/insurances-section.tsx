'use client';

import type { DeskPolicies } from '@showroom/api-contract/desk-insurances';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import type { DeskReply } from '../call/call-desk.ts';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';
import { typedPhone } from '../call/typed-phone.ts';
import * as css from '../desk.css.ts';
import { textOf } from '../lists/text-of.ts';
import { useDesk } from '../session/use-desk.tsx';
import { NewPolicy } from './new-policy.tsx';
import { PolicyView } from './policy-view.tsx';

/** Policies of a customer, found by the phone: add one, renew, end, attach documents. */
export function InsurancesSection() {
  const { call } = useDesk();
  const [phone, setPhone] = useState('');
  const [found, setFound] = useState<DeskPolicies>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const take = (reply: DeskReply<DeskPolicies>): boolean => {
    setErrors(reply.kind === 'done' ? {} : refusalOf(reply));
    if (reply.kind === 'done') setFound(reply.body);
    return reply.kind === 'done';
  };
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = typedPhone(textOf(new FormData(event.currentTarget), 'phone'));
    setFound(undefined);
    setPhone(asked);
    take(await call('GET /reports/insurances', { phone: asked }));
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Страховки
      </Heading>
      <form method="post" onSubmit={find} className={css.filters}>
        <TextField name="phone" type="tel" label="Телефон клиента" error={errors.phone} />
        <Button type="submit">Найти</Button>
      </form>
      {errors.form ? <Notice tone="critical" title={errors.form} /> : null}
      {found ? (
        <>
          <Text weight="strong">{found.customer}</Text>
          {found.items.length === 0 ? <Text tone="quiet">Полисов пока нет.</Text> : null}
          {found.items.map((policy) => (
            <PolicyView key={policy.id} policy={policy} errors={errors} take={take} />
          ))}
          <NewPolicy phone={phone} errors={errors} take={take} />
        </>
      ) : null}
    </Stack>
  );
}
