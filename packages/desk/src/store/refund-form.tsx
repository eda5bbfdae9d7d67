import type { DeskStoreOrder } from '@showroom/api-contract/desk-store';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import * as css from '../desk.css.ts';

type Refund = { lines: { id: number; qty: number }[]; key: string; toStock: boolean };

/** Pieces that are taken off an order or given back. One filled form is one refund, however often it is sent. */
export function RefundForm({ order, onSend }: { order: DeskStoreOrder; onSend: (refund: Refund) => Promise<boolean> }) {
  const [wrong, setWrong] = useState<string>();
  const key = useRef<string>(undefined);
  const isHanded = order.status === 'completed';
  const left = order.lines.filter(({ qty, refunded }) => refunded < qty);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const lines = left.flatMap(({ id }) => {
      const qty = Number(given.get(`line-${id}`) || 0);
      return qty === 0 ? [] : [{ id, qty }];
    });
    const isRight = lines.every(({ id, qty }) => {
      const line = left.find((one) => one.id === id);
      return line && Number.isInteger(qty) && qty > 0 && qty <= line.qty - line.refunded;
    });
    if (lines.length === 0 || !isRight) return setWrong('Укажите, сколько штук: не\u00a0больше, чем в\u00a0заказе.');
    setWrong(undefined);
    key.current ??= crypto.randomUUID();
    await onSend({ lines, key: key.current, toStock: given.get('toStock') === 'on' });
  };
  if (left.length === 0) return null;
  return (
    <form method="post" onSubmit={send} onChange={() => (key.current = undefined)} noValidate>
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {isHanded ? 'Принять возврат' : 'Снять с заказа'}
        </Heading>
        <div className={css.filters}>
          {left.map(({ id, name, qty, refunded }) => (
            <TextField
              key={id}
              name={`line-${id}`}
              label={`${name}, из\u00a0${qty - refunded}`}
              inputMode="numeric"
              maxLength={2}
            />
          ))}
        </div>
        {isHanded ? <Checkbox name="toStock" label="Товар вернулся на полку" /> : null}
        <div role="status">{wrong ? <Notice tone="critical" title={wrong} /> : null}</div>
        <div>
          <Button type="submit">{order.pay === 'online' ? 'Вернуть деньги' : 'Сохранить'}</Button>
        </div>
      </Stack>
    </form>
  );
}
