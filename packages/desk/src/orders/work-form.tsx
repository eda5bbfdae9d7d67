import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { TextArea } from '@showroom/ui/text-area';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import * as css from '../desk.css.ts';

type NewWork = { name: string; reason?: string; price: number };

const kopecks = 100;

/** A work that the workshop proposes: the customer agrees or declines. Roubles as they are typed, kopecks as they are sent. */
export function WorkForm({ onSend }: { onSend: (work: NewWork) => Promise<boolean> }) {
  const [wrong, setWrong] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const name = `${given.get('name') ?? ''}`.trim();
    const reason = `${given.get('reason') ?? ''}`.trim();
    const price = Number(`${given.get('price') ?? ''}`.replace(/\s/g, '').replace(',', '.'));
    if (name === '') return setWrong('Назовите работу.');
    if (!(price > 0)) return setWrong('Укажите цену в\u00a0рублях.');
    setWrong(undefined);
    if (await onSend({ name, price: Math.round(price * kopecks), ...(reason && { reason }) })) form.reset();
  };
  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={3}>
        <div className={css.filters}>
          <TextField name="name" label="Предложить работу" maxLength={200} />
          <TextField name="price" label="Цена с запчастями, ₽" inputMode="decimal" maxLength={12} />
        </div>
        <TextArea name="reason" label="Почему она нужна" maxLength={1000} />
        <div role="status">{wrong ? <Notice tone="critical" title={wrong} /> : null}</div>
        <div>
          <Button type="submit">Отправить на согласование</Button>
        </div>
      </Stack>
    </form>
  );
}
