'use client';

import { personFields } from '@showroom/domain/lead/person-fields';
import { phoneFieldText } from '@showroom/domain/lead/phone-number';
import { LineField } from '@showroom/forms/line-field';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import { type Refusal, refusalOf } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';
import * as css from './profile.css.ts';

const codeField = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6, required: true } as const;

/** The phone, and another one by two codes: one for each of them. */
export function PhoneForm({ phone }: { phone: string }) {
  const call = useAccountCall();
  const [step, setStep] = useState<'shown' | 'asked' | 'sent'>('shown');
  const [wanted, setWanted] = useState('');
  const [refusal, setRefusal] = useState<Refusal>({});
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);

  const settle = (reply: Awaited<ReturnType<typeof call>>) => {
    setBusy(false);
    setRefusal(reply.kind === 'done' ? {} : refusalOf(reply));
    return reply.kind === 'done';
  };
  const sendCodes = async (text: string) => {
    setBusy(true);
    setWanted(text);
    if (settle(await call('POST /user/phone/codes', { phone: text }))) setStep('sent');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => `${given.get(name) ?? ''}`.trim();
    if (step === 'asked') return sendCodes(text('phone'));
    setBusy(true);
    const codes = { oldCode: text('oldCode'), newCode: text('newCode') };
    if (!settle(await call('PUT /user/phone', { phone: wanted, ...codes }))) return;
    setStep('shown');
    setChanged(true);
  };

  if (step === 'shown')
    return (
      <Stack gap={4}>
        <Text>{phoneFieldText(phone)}</Text>
        {isChanged ? <Notice tone="positive" title="Телефон изменён" /> : null}
        <div>
          <Button tone="outline" onClick={() => setStep('asked')}>
            Сменить телефон
          </Button>
        </div>
      </Stack>
    );
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        {step === 'asked' ? (
          <LineField name="phone" field={personFields.phone} required defaultValue={wanted} error={refusal.phone} />
        ) : (
          <>
            <Text>Мы отправили два кода: на прежний и{'\u00a0'}на новый номер.</Text>
            <div className={css.fields}>
              <TextField
                {...codeField}
                name="oldCode"
                label={`Код с ${phoneFieldText(phone)}`}
                error={refusal.oldCode}
                autoFocus
              />
              <TextField {...codeField} name="newCode" label={`Код с ${wanted}`} error={refusal.newCode} />
            </div>
            {refusal.phone ? <Notice tone="critical">{refusal.phone}</Notice> : null}
          </>
        )}
        {refusal.form ? <Notice tone="critical">{refusal.form}</Notice> : null}
        <div className={css.acts}>
          <Button type="submit" busy={isBusy}>
            {step === 'asked' ? 'Получить коды' : 'Сменить телефон'}
          </Button>
          {step === 'sent' ? (
            <Button tone="quiet" disabled={isBusy} onClick={() => sendCodes(wanted)}>
              Отправить ещё раз
            </Button>
          ) : null}
          <Button
            tone="quiet"
            disabled={isBusy}
            onClick={() => {
              setStep('shown');
              setRefusal({});
            }}
          >
            Отмена
          </Button>
        </div>
      </Stack>
    </form>
  );
}
