'use client';

import type { OrderDetail } from '@showroom/api-contract/service-orders';
import { orderNoteLength } from '@showroom/domain/account/service-order';
import { formatMoment } from '@showroom/domain/dates';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextArea } from '@showroom/ui/text-area';
import { type FormEvent, useState } from 'react';
import * as css from '../parts/parts.css.ts';
import { failureText } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';

const authors = { customer: 'Вы', staff: 'Сервис', system: 'Сервис' } as const;

/** What happened and what was written; a note to the workshop. What was typed stays until it is sent. */
export function OrderTalk({ order }: { order: OrderDetail }) {
  const call = useAccountCall();
  const [failure, setFailure] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = `${new FormData(form).get('text') ?? ''}`.trim();
    if (text === '') return setFailure('Напишите, что передать мастеру.');
    const reply = await call('POST /orders/{order}/notes', { order: order.id, text });
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
    if (reply.kind === 'done') form.reset();
  };
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        История и{'\u00a0'}переписка
      </Heading>
      <ol className={css.talk}>
        {order.history.map(({ kind, author, body, work, at }) => (
          <li key={`${at} ${author} ${work} ${body}`}>
            <Text size="sm" tone="quiet">
              {authors[author]}, {formatMoment(at)}
            </Text>
            <Text>{[work, kind === 'work' && work ? body.toLowerCase() : body].filter(Boolean).join(': ')}</Text>
          </li>
        ))}
      </ol>
      {order.isOpen ? (
        <form method="post" onSubmit={send} noValidate>
          <Stack gap={3}>
            <TextArea name="text" label="Написать мастеру" maxLength={orderNoteLength} />
            {failure ? <Notice tone="critical" title={failure} /> : null}
            <div>
              <Button type="submit" tone="outline">
                Отправить
              </Button>
            </div>
          </Stack>
        </form>
      ) : null}
    </Stack>
  );
}
