'use client';

import type { Profile } from '@showroom/api-contract/profile';
import { personFields } from '@showroom/domain/lead/person-fields';
import { LineField } from '@showroom/forms/line-field';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { type FormEvent, useState } from 'react';
import { type Refusal, refusalOf } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';

/** The address, and another one: it becomes the customer's when the link that goes there is opened. */
export function EmailForm({ profile: { user, pendingEmail } }: { profile: Profile }) {
  const call = useAccountCall();
  const [refusal, setRefusal] = useState<Refusal>({});
  const [isBusy, setBusy] = useState(false);
  // Registered with, or asked for here: its link was not opened yet.
  const waiting = pendingEmail ?? (user.isEmailConfirmed ? null : user.email);
  const [typed, setTyped] = useState(waiting ?? '');
  const send = async (email: string) => {
    setBusy(true);
    const reply = await call('POST /user/email', { email });
    setBusy(false);
    setRefusal(reply.kind === 'done' ? {} : refusalOf(reply));
  };
  const read = (form: HTMLFormElement) => `${new FormData(form).get('email') ?? ''}`.trim();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(read(event.currentTarget));
  };
  return (
    <form method="post" noValidate onSubmit={submit} onInput={({ currentTarget }) => setTyped(read(currentTarget))}>
      <Stack gap={4}>
        {user.email ? (
          <Text>
            {user.email}
            {user.isEmailConfirmed ? ', подтверждена' : ', не\u00a0подтверждена: письма на\u00a0неё не\u00a0уходят'}
          </Text>
        ) : null}
        {pendingEmail ? (
          <Notice title="Откройте письмо">
            Ссылка ушла на {pendingEmail}. Она действует сутки. Если письма нет, проверьте папку «Спам» или отправьте
            ещё раз.
          </Notice>
        ) : null}
        <LineField name="email" field={personFields.email} defaultValue={waiting ?? ''} error={refusal.email} />
        {refusal.form ? <Notice tone="critical">{refusal.form}</Notice> : null}
        <div>
          <Button type="submit" tone="outline" busy={isBusy}>
            {waiting !== null && typed === waiting
              ? 'Отправить ссылку ещё раз'
              : user.email
                ? 'Сменить почту'
                : 'Подтвердить почту'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
