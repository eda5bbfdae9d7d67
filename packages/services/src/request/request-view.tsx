'use client';

import { formatMoment } from '@showroom/domain/dates';
import { noteLength } from '@showroom/domain/lead/lead-stage';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { CommentField } from '@showroom/forms/comment-field';
import { Button } from '@showroom/ui/button';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Change, Shown } from './request-types.ts';

function factsOf({
  formName,
  createdAt,
  vehicle,
  date,
  dealer,
  adviser,
  phone,
}: Shown): { label: string; value: ReactNode }[] {
  const rows: [string, ReactNode][] = [
    ['Тема', formName],
    ['Отправлена', formatMoment(createdAt)],
    ['Автомобиль', vehicle],
    ['Дата визита', date],
    ['Дилерский центр', dealer],
    ['Отвечает', adviser],
    [
      'Телефон',
      <TextLink key="phone" href={phoneHref(phone)}>
        {phoneText(phone)}
      </TextLink>,
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** A request with its thread; while it is open the customer may write or withdraw it. */
export function RequestView({ request, onChange }: { request: Shown; onChange: Change }) {
  const { number, stage, answerBy, isLate, isOpen, isWithdrawn, thread } = request;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const act = async (...change: Parameters<Change>) => {
    setBusy(true);
    const said = await onChange(...change);
    setFailure(said);
    setBusy(false);
    return said === undefined;
  };
  const write = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = `${new FormData(form).get('text') ?? ''}`.trim();
    if (text === '') return setFailure('Напишите сообщение.');
    if (await act('POST /request/note', text)) form.reset();
  };
  const withdraw = () => {
    if (confirm('Отозвать заявку? Мы не\u00a0будем звонить по\u00a0ней.')) void act('POST /request/withdraw');
  };
  return (
    <>
      <Stack gap={2}>
        <Heading level={1} size="xl">
          Заявка № {number}
        </Heading>
        <Text weight="strong">{isWithdrawn ? 'Отозвана вами' : stage}</Text>
        {answerBy ? <Text>Ответим {answerBy}.</Text> : null}
      </Stack>
      {isLate ? (
        <Notice tone="notice" title="Ответ задерживается">
          <p>Извините. Позвоните нам&nbsp;— ответим сразу.</p>
        </Notice>
      ) : null}
      <FactList facts={factsOf(request)} />
      {thread.length > 0 ? (
        <Stack gap={3}>
          <Heading level={2} size="sm">
            Переписка
          </Heading>
          {thread.map(({ author, text, at }) => (
            <div key={`${at} ${text}`}>
              <Text size="sm" tone="quiet">
                {author === 'staff' ? 'Менеджер' : 'Вы'}, {formatMoment(at)}
              </Text>
              {text.split('\n').map((line, n) => (
                <Text key={`${n} ${line}`}>{line}</Text>
              ))}
            </div>
          ))}
        </Stack>
      ) : null}
      {isOpen ? (
        <form method="post" onSubmit={write} noValidate>
          <Stack gap={3}>
            <CommentField name="text" label="Дополнить заявку" max={noteLength} error={failure} />
            <Button type="submit" disabled={isBusy}>
              Отправить
            </Button>
            <Button tone="quiet" onClick={withdraw} disabled={isBusy}>
              Отозвать заявку
            </Button>
          </Stack>
        </form>
      ) : null}
    </>
  );
}
