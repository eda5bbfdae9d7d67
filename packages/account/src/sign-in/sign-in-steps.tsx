'use client';

import { leadMessages } from '@showroom/domain/lead/messages';
import { personFields } from '@showroom/domain/lead/person-fields';
import { parsePhone, phoneFieldText } from '@showroom/domain/lead/phone-number';
import { LineField } from '@showroom/forms/line-field';
import { SmsStep } from '@showroom/forms/sms-step';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { useTakingOver } from '@showroom/ui/use-taking-over';
import { type FormEvent, useState } from 'react';
import { failureText, refusalOf } from '../parts/refusal.ts';
import type { AccountReply } from '../session/call-account.ts';
import { type SignedInAnswer, sendCode, signInByCode } from '../session/call-sign-in.ts';

type Props = {
  /** Whatever follows: the page that was asked for, or the registration. */
  onSignedIn: (answer: SignedInAnswer) => void;
  /** Called when a code is on its way. */
  onSent?: (phone: string) => void;
};
type Sent = { phone: string; resendIn: number; sending: number };

/** Phone, then the code of the message. The same for everybody: whether a phone is known is told by nothing here. */
export function SignInSteps({ onSignedIn, onSent }: Props) {
  const [sent, setSent] = useState<Sent>();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Pressed before anything listens, the browser would send the form itself.
  const isDeaf = useTakingOver();

  const settle = (reply: AccountReply<unknown>, field: string) => {
    const wrong = reply.kind === 'done' ? undefined : refusalOf(reply)[field];
    setError(wrong);
    setFailure(reply.kind === 'done' || wrong ? undefined : failureText(reply));
  };

  const ask = async (phone: string) => {
    setBusy(true);
    const reply = await sendCode(phone);
    setBusy(false);
    settle(reply, 'phone');
    if (reply.kind !== 'done') return;
    setSent((before) => ({ phone, resendIn: reply.body.resendIn, sending: (before?.sending ?? 0) + 1 }));
    onSent?.(phone);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('phone') ?? '');
    setTyped(text);
    const phone = parsePhone(text);
    if (phone === undefined) return setError(text.trim() === '' ? leadMessages.required : leadMessages.phone);
    void ask(phone);
  };

  const check = async (code: string) => {
    if (!sent) return;
    setBusy(true);
    const reply = await signInByCode(sent.phone, code);
    settle(reply, 'code');
    // What follows leaves the page: the button stays busy.
    if (reply.kind === 'done') return onSignedIn(reply.body);
    setBusy(false);
  };

  const told = failure ? <Notice tone="critical">{failure}</Notice> : null;

  if (sent)
    return (
      <SmsStep
        phone={phoneFieldText(sent.phone)}
        resendIn={sent.resendIn}
        sending={sent.sending}
        error={error}
        isBusy={isBusy}
        failure={told}
        onCode={check}
        onResend={() => ask(sent.phone)}
        onBack={() => {
          setSent(undefined);
          setError(undefined);
          setFailure(undefined);
        }}
      />
    );
  return (
    <form method="post" noValidate onSubmit={submit} aria-busy={isBusy || undefined}>
      <Stack gap={5}>
        <LineField
          field={personFields.phone}
          name="phone"
          required
          defaultValue={typed}
          error={error}
          onChange={() => setError(undefined)}
        />
        {told}
        <Button type="submit" size="lg" wide busy={isBusy} disabled={isDeaf}>
          Получить код
        </Button>
      </Stack>
    </form>
  );
}
