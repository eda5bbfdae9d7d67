'use client';

import type { DeskDeal } from '@showroom/api-contract/desk-deals';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import type { FormEvent } from 'react';
import { type DeskReply, uploadDealDocument } from '../call/call-desk.ts';
import * as css from '../desk.css.ts';
import { ChosenFile } from '../lists/chosen-file.tsx';
import { textOf } from '../lists/text-of.ts';
import { useDesk } from '../session/use-desk.tsx';

type Props = { deal: DeskDeal; onReply: (reply: DeskReply<DeskDeal>) => boolean };

/** What the staff add to a deal: the next step, a payment of the plan, a document. */
export function DealForms({ deal: { id, adviser, advisers, nextStep, nextBy }, onReply }: Props) {
  const { call } = useDesk();
  const sending =
    (work: (said: FormData) => Promise<DeskReply<DeskDeal>>) => async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (onReply(await work(new FormData(form)))) form.reset();
    };
  const saveNext = sending((said) =>
    call('PUT /reports/deals/{id}/next', {
      id,
      adviser: textOf(said, 'adviser') || null,
      text: textOf(said, 'text') || null,
      by: textOf(said, 'by') || null,
    }),
  );
  const plan = sending((said) =>
    call('POST /reports/deals/{id}/payments', {
      id,
      name: textOf(said, 'name'),
      dueOn: textOf(said, 'dueOn'),
      amount: Math.round(Number(textOf(said, 'roubles')) * 100),
    }),
  );
  const upload = sending((said) => {
    const file = said.get('file');
    const isForSigning = said.has('isForSigning') ? '1' : '0';
    return uploadDealDocument(
      { deal: id, name: textOf(said, 'document'), isForSigning },
      file instanceof File ? file : new File([], ''),
    );
  });
  return (
    <Stack gap={3}>
      <Heading level={2} size="sm">
        Следующий шаг
      </Heading>
      <form method="post" onSubmit={saveNext} className={css.filters}>
        <Select
          name="adviser"
          label="Консультант"
          defaultValue={advisers.find(({ name }) => name === adviser?.name)?.code ?? ''}
          options={[{ value: '', label: 'Никто' }, ...advisers.map(({ code, name }) => ({ value: code, label: name }))]}
        />
        <TextField name="text" label="Что дальше" defaultValue={nextStep ?? ''} />
        <TextField name="by" type="date" label="Срок" defaultValue={nextBy ?? ''} />
        <Button type="submit" tone="outline">
          Сохранить
        </Button>
      </form>
      <Heading level={2} size="sm">
        Новый платёж
      </Heading>
      <form method="post" onSubmit={plan} className={css.filters}>
        <TextField name="name" label="За что" />
        <TextField name="dueOn" type="date" label="До дня" />
        <TextField name="roubles" label="Сумма, ₽" inputMode="decimal" />
        <Button type="submit" tone="outline">
          Добавить платёж
        </Button>
      </form>
      <Heading level={2} size="sm">
        Новый документ
      </Heading>
      <form method="post" onSubmit={upload} className={css.filters}>
        <ChosenFile accept="application/pdf,image/jpeg,image/png" aria-label="Файл документа" />
        <TextField name="document" label="Название документа" />
        <Checkbox name="isForSigning" label="На подпись" />
        <Button type="submit" tone="outline">
          Приложить
        </Button>
      </form>
    </Stack>
  );
}
