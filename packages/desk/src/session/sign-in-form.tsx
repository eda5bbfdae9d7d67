'use client';

import { Button } from '@showroom/ui/button';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import { awayText, signIn } from '../call/call-desk.ts';

/** Takes the staff token. The field is a password for the browser: it is never shown, kept or offered. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '').trim();
    if (token === '') return setError('Вставьте ключ.');
    setBusy(true);
    const reply = await signIn(token);
    setBusy(false);
    if (reply.kind === 'done') return onSignedIn();
    setError(reply.kind === 'refused' ? reply.message : awayText);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          name="token"
          type="password"
          label="Ключ сотрудника"
          autoComplete="off"
          required
          error={error}
          hint="Ключ выдаёт администратор; он действует не дольше месяца."
        />
        <Button type="submit" busy={isBusy}>
          Войти
        </Button>
      </Stack>
    </form>
  );
}
