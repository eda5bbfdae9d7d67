'use client';

import { consentVersion } from '@showroom/domain/lead/consent';
import { personFields } from '@showroom/domain/lead/person-fields';
import { ConsentFields } from '@showroom/forms/consent-fields';
import { LineField } from '@showroom/forms/line-field';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { type FormEvent, useState } from 'react';
import { awayText, callAccount } from '../session/call-account.ts';
import { keepSignedIn } from '../session/call-sign-in.ts';

const fields = [
  ['firstName', personFields.firstname],
  ['lastName', personFields.lastname],
  ['email', personFields.email],
] as const;
const boxes = { spec: ['policy'], separate: ['agreement', 'data', 'marketing'] } as const;

/** Name, a way to write, and consents: kept with the version of their text. */
export function RegistrationForm({ mode, onDone }: { mode: 'spec' | 'separate'; onDone: () => void }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    setBusy(true);
    const reply = await callAccount('PUT /user', {
      firstName: text('firstName'),
      ...(text('lastName') !== '' && { lastName: text('lastName') }),
      ...(text('email') !== '' && { email: text('email') }),
      consents: Object.fromEntries(boxes[mode].map((name) => [name, given.has(name)])),
      consentVersion,
    });
    if (reply.kind === 'done') {
      keepSignedIn({ user: reply.body });
      return onDone();
    }
    setBusy(false);
    const wrong = reply.kind === 'refused' ? reply.fields : [];
    setErrors(Object.fromEntries(wrong.map(({ field, message }) => [field, message])));
    setFailure(wrong.length > 0 ? undefined : reply.kind === 'refused' ? reply.message : awayText);
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-busy={isBusy || undefined}>
      <Stack gap={4}>
        {fields.map(([name, field]) => (
          <LineField
            key={name}
            name={name}
            field={field}
            required={name === 'firstName'}
            error={errors[name]}
            {...(name === 'email' && { hint: 'Сюда придут документы и\u00a0чеки; адрес подтвердите по\u00a0ссылке' })}
          />
        ))}
        <ConsentFields mode={mode} errors={errors} bind={() => ({})} />
        {failure ? <Notice tone="critical">{failure}</Notice> : null}
        <Button type="submit" size="lg" wide busy={isBusy}>
          Сохранить
        </Button>
      </Stack>
    </form>
  );
}
