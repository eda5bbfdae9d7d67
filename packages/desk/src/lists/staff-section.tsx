'use client';

import type { StaffRow } from '@showroom/api-contract/desk-staff';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import { refusalOf } from '../call/refusal-of.ts';
import { useDesk } from '../session/use-desk.tsx';
import { roleWords, timeText } from '../words.ts';
import { ListingView } from './listing-view.tsx';
import { type HandedOut, StaffForm } from './staff-form.tsx';
import { useListing } from './use-listing.ts';

const stateOf = ({ isDisabled, isEnrolled }: StaffRow) =>
  isDisabled ? 'Вход закрыт' : isEnrolled ? 'Работает' : 'Ещё не\u00a0входил';

/** Accounts of the staff: who may do what, for which centres. */
export function StaffSection() {
  const { call, generation } = useDesk();
  const [changes, setChanges] = useState(0);
  const [edited, setEdited] = useState<StaffRow>();
  const [handed, setHanded] = useState<HandedOut>();
  const [refusal, setRefusal] = useState<string>();
  const { page, failed } = useListing(`${generation} ${changes}`, async () => {
    const reply = await call('GET /reports/staff', {});
    if (reply.kind !== 'done') return reply;
    const { items } = reply.body;
    return {
      kind: 'done',
      body: { items, meta: { page: { current: 1, totalPages: 1, totalResults: items.length } } },
    } as const;
  });
  const done = (made?: HandedOut) => {
    setChanges((count) => count + 1);
    setEdited(undefined);
    setHanded(made);
  };
  const reset = async ({ id, name }: StaffRow) => {
    if (!confirm(`Выдать новый пароль: ${name}? Сеансы закончатся, второй фактор заводится заново.`)) return;
    const reply = await call('POST /reports/staff/{id}/reset', { id });
    setRefusal(reply.kind === 'done' ? undefined : refusalOf(reply).form);
    if (reply.kind === 'done') done(reply.body);
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Сотрудники
      </Heading>
      {handed ? (
        <Notice tone="positive" title={`Пароль для первого входа: ${handed.password}`}>
          Логин {handed.member.login}. Пароль показан один раз и{'\u00a0'}действует три дня.
        </Notice>
      ) : null}
      {refusal ? <Notice tone="critical" title={refusal} /> : null}
      <StaffForm key={edited?.id ?? `new ${changes}`} edited={edited} onDone={done} />
      <ListingView
        page={page}
        failed={failed}
        emptyText={'Сотрудников ещё нет: заведите первого.'}
        columns={['Имя', 'Логин', 'Роли', 'Центры', 'Состояние', 'Последний вход', '']}
        keyOf={({ id }) => id}
        cells={(row) => [
          row.name,
          row.login,
          row.roles.map((role) => roleWords[role]).join(', '),
          row.dealers?.join(', ') ?? 'Все',
          stateOf(row),
          timeText(row.signedInAt),
          <Cluster key="acts" gap={2} wrap={false}>
            <Button size="sm" tone="quiet" aria-label={`Изменить ${row.name}`} onClick={() => setEdited(row)}>
              Изменить
            </Button>
            <Button size="sm" tone="quiet" aria-label={`Новый пароль ${row.name}`} onClick={() => reset(row)}>
              Новый пароль
            </Button>
          </Cluster>,
        ]}
        onPage={() => {}}
      />
    </Stack>
  );
}
