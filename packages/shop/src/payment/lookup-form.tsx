'use client';

import { send } from '@showroom/bff/send';
import { personFields } from '@showroom/domain/lead/person-fields';
import { parsePhone } from '@showroom/domain/lead/phone-number';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { LineField } from '@showroom/forms/line-field';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { TextLink } from '@showroom/ui/text-link';
import { type FormEvent, useState } from 'react';

const maxNumber = 40;
type Problem = 'none' | 'wrong' | 'many' | 'away';

/** Looks an invoice up. A wrong number, a wrong phone and a stranger's invoice are told in the same words. */
export function LookupForm({ phone }: { phone: string }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>('none');
  const [errors, setErrors] = useState<{ number?: string | undefined; phone?: string | undefined }>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const number = `${data.get('number') ?? ''}`.trim();
    const typed = parsePhone(`${data.get('phone') ?? ''}`);
    const missing = {
      number: number === '' ? 'Укажите номер счёта' : undefined,
      phone: typed === undefined ? 'Укажите телефон полностью' : undefined,
    };
    setErrors(missing);
    if (missing.number || typed === undefined) return;
    setBusy(true);
    setProblem('none');
    const sent = await send('POST /pay/lookup', { number, phone: typed }, null);
    if (sent.kind === 'done') return location.assign(`/pay/${sent.body.id}/`);
    setBusy(false);
    setProblem(
      sent.kind === 'refused' || sent.reason === 'refused' ? 'wrong' : sent.reason === 'too-many' ? 'many' : 'away',
    );
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TextField
          name="number"
          label="Номер счёта"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxNumber}
          error={errors.number}
        />
        <LineField name="phone" field={personFields.phone} error={errors.phone} />
        {problem === 'wrong' ? (
          <Notice tone="critical" title="Такой пары нет">
            Проверьте номер счёта и{'\u00a0'}телефон. Если всё верно, позвоните:{' '}
            <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>
          </Notice>
        ) : null}
        {problem === 'many' ? (
          <Notice tone="critical">Слишком много попыток. Подождите и{'\u00a0'}попробуйте снова.</Notice>
        ) : null}
        {problem === 'away' ? (
          <Notice tone="critical">Сервер не{'\u00a0'}отвечает. Попробуйте ещё раз через минуту.</Notice>
        ) : null}
        <div>
          <Button type="submit" size="lg" busy={isBusy}>
            Найти счёт
          </Button>
        </div>
      </Stack>
    </form>
  );
}
