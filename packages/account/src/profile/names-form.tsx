'use client';

import type { User } from '@showroom/api-contract/account';
import { personFields } from '@showroom/domain/lead/person-fields';
import { LineField } from '@showroom/forms/line-field';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { type FormEvent, useState } from 'react';
import { type Refusal, refusalOf } from '../parts/refusal.ts';
import { keepSignedIn } from '../session/call-sign-in.ts';
import { useAccountCall } from '../session/use-account.ts';
import * as css from './profile.css.ts';

const fields = [
  ['lastName', personFields.lastname],
  ['firstName', personFields.firstname],
  ['middleName', personFields.middlename],
] as const;

/** Names by the rules of every form. */
export function NamesForm({ user }: { user: User }) {
  const call = useAccountCall();
  const [refusal, setRefusal] = useState<Refusal>({});
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => `${given.get(name) ?? ''}`.trim();
    setBusy(true);
    setSaved(false);
    const names = { firstName: text('firstName'), lastName: text('lastName'), middleName: text('middleName') };
    const reply = await call('PUT /user', names);
    setBusy(false);
    setRefusal(reply.kind === 'done' ? {} : refusalOf(reply));
    if (reply.kind !== 'done') return;
    setSaved(true);
    keepSignedIn({ user: reply.body });
  };
  return (
    <form method="post" noValidate onSubmit={submit} onChange={() => setSaved(false)}>
      <Stack gap={4}>
        <div className={css.fields}>
          {fields.map(([name, field]) => (
            <LineField
              key={name}
              name={name}
              field={field}
              required={name === 'firstName'}
              defaultValue={user[name] ?? ''}
              error={refusal[name]}
            />
          ))}
        </div>
        {refusal.form ? <Notice tone="critical">{refusal.form}</Notice> : null}
        <div className={css.acts}>
          <Button type="submit" busy={isBusy}>
            Сохранить
          </Button>
          <span role="status">{isSaved ? 'Сохранено' : ''}</span>
        </div>
      </Stack>
    </form>
  );
}
