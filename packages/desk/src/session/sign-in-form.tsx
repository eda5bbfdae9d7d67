'use client';

import { passwordLength, type StaffSignIn } from '@showroom/api-contract/desk-staff';
import { qrPath } from '@showroom/domain/qr';
import { Button } from '@showroom/ui/button';
import { Disclosure } from '@showroom/ui/disclosure';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import { enter, signIn } from '../call/call-desk.ts';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';

type Enrolment = Extract<StaffSignIn, { kind: 'enrol' }>;
const qrSide = 200;

/** Takes login, password and code; at the first sign-in the second factor and a password of one's own as well. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const text = (name: string) => `${said.get(name) ?? ''}`.trim();
    const [code, newPassword] = [text('code').replace(/\s/g, ''), `${said.get('newPassword') ?? ''}`];
    setBusy(true);
    const reply = await enter({
      login: text('login'),
      password: `${said.get('password') ?? ''}`,
      ...(code && { code }),
      ...(enrolment && { newPassword }),
    });
    setBusy(false);
    if (reply.kind !== 'done') return setErrors(refusalOf(reply));
    setErrors({});
    if (reply.body.kind === 'enrol') return setEnrolment(reply.body);
    onSignedIn();
  };
  return (
    <Stack gap={5}>
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextField name="login" label="Логин" autoComplete="username" spellCheck={false} error={errors.login} />
          <TextField
            name="password"
            type="password"
            label="Пароль"
            autoComplete="current-password"
            error={errors.password}
          />
          {enrolment ? <Factor enrolment={enrolment} error={errors.newPassword} /> : null}
          <TextField
            name="code"
            label="Код из приложения"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={errors.code}
            hint={enrolment ? undefined : 'При первом входе оставьте пустым.'}
          />
          {errors.form ? <Notice tone="critical" title={errors.form} /> : null}
          <Button type="submit" busy={isBusy}>
            Войти
          </Button>
        </Stack>
      </form>
      <Disclosure summary="Войти по ключу">
        <TokenForm onSignedIn={onSignedIn} />
      </Disclosure>
    </Stack>
  );
}

/** The new second factor: a code to scan, or its letters to type. */
function Factor({ enrolment: { secret, uri }, error }: { enrolment: Enrolment; error: string | undefined }) {
  const { size, d } = qrPath(uri);
  return (
    <Stack gap={3}>
      <Text>
        Это ваш первый вход. Отсканируйте код приложением-аутентификатором, придумайте пароль и{'\u00a0'}введите шесть
        цифр из приложения.
      </Text>
      <svg width={qrSide} height={qrSide} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-код для приложения">
        <rect width={size} height={size} fill="#fff" />
        <path d={d} fill="#000" />
      </svg>
      <Text size="sm" tone="quiet">
        Без камеры: {secret.match(/.{1,4}/g)?.join(' ')}
      </Text>
      <TextField
        name="newPassword"
        type="password"
        label="Новый пароль"
        autoComplete="new-password"
        minLength={passwordLength}
        error={error}
        hint={`Не\u00a0короче ${passwordLength}\u00a0знаков.`}
      />
    </Stack>
  );
}

/** Takes a token that stands. The field is a password for the browser: it is never shown, kept or offered. */
function TokenForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = `${new FormData(event.currentTarget).get('token') ?? ''}`.trim();
    if (token === '') return setError('Вставьте ключ.');
    const reply = await signIn(token);
    if (reply.kind === 'done') return onSignedIn();
    setError(refusalOf(reply).form);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          name="token"
          type="password"
          label="Ключ сотрудника"
          autoComplete="off"
          error={error}
          hint={'Ключ выдаёт администратор сервера; он\u00a0действует не\u00a0дольше месяца.'}
        />
        <Button type="submit" tone="quiet">
          Войти по ключу
        </Button>
      </Stack>
    </form>
  );
}
