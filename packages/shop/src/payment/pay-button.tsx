'use client';

import { personFields } from '@showroom/domain/lead/person-fields';
import { formatRoubles } from '@showroom/domain/text';
import { LineField } from '@showroom/forms/line-field';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { type FormEvent, useEffect, useState } from 'react';
import { type Payment, pressPay } from './payment-calls.ts';

const email = { ...personFields.email, label: 'E-mail для чека' };

/** Leads to the bank. One press is one attempt: until the answer is here, the button takes no other. */
export function PayButton({ payment, onPaid }: { payment: Payment; onPaid: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    // Back from the bank by the browser's button: the page is as it was left, and must be usable.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = `${new FormData(event.currentTarget).get('email') ?? ''}`.trim();
    if (typed === '' && payment.email === null) return setError('Укажите почту: на\u00a0неё придёт чек');
    setBusy(true);
    setError(undefined);
    setProblem(undefined);
    const pressed = await pressPay(payment.id, typed);
    if (typeof pressed === 'object' && 'payUrl' in pressed) return location.assign(pressed.payUrl);
    setBusy(false);
    if (pressed === 'paid') return onPaid();
    if ('field' in pressed) setError(pressed.field);
    else setProblem(pressed.problem);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <LineField
          name="email"
          field={email}
          error={error}
          hint={payment.email ? `Чек придёт на\u00a0${payment.email}. Можно указать другой адрес.` : undefined}
        />
        {problem ? <Notice tone="critical">{problem}</Notice> : null}
        <Button type="submit" size="lg" wide busy={isBusy}>
          {`Оплатить ${formatRoubles(payment.amount)}`}
        </Button>
      </Stack>
    </form>
  );
}
