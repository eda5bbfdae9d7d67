'use client';

import { type LeadStatus, leadStatuses } from '@showroom/domain/lead/lead-status';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { DealerSelect } from '../lists/dealer-select.tsx';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { useOpened } from '../use-opened.ts';
import { timeText } from '../words.ts';
import { LeadView } from './lead-view.tsx';

const statuses = [
  { value: '', label: 'Все' },
  ...Object.entries(leadStatuses).map(([value, label]) => ({ value, label })),
];
const empty = { search: '', status: '' as LeadStatus | '', dealer: '', from: '', to: '' };

/** Requests of customers; with `group` those of the feedback forms alone. */
export function LeadsSection({ group }: { group?: 'feedback' }) {
  const { call, generation } = useDesk();
  const [asked, setAsked] = useState(empty);
  const [current, setCurrent] = useState(1);
  // The letter to the department links to its lead.
  const [opened, setOpened] = useOpened('number');
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const { page, failed } = useListing(`${generation} ${current} ${opened} ${JSON.stringify(given)}`, () =>
    call('GET /reports/leads', { ...given, ...(group && { group }), page: current }),
  );
  const ask = (more: Partial<typeof empty>) => {
    setCurrent(1);
    setAsked((was) => ({ ...was, ...more }));
  };
  if (opened) return <LeadView number={opened} onClose={() => setOpened(undefined)} />;
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        {group ? 'Обратная связь' : 'Заявки'}
      </Heading>
      <search className={css.filters}>
        <TextField
          name="search"
          type="search"
          label="Номер или конец телефона"
          onChange={({ target }) => ask({ search: target.value.trim() })}
        />
        <Select
          name="status"
          label="Статус"
          value={asked.status}
          options={statuses}
          onChange={({ target }) => ask({ status: target.value as LeadStatus | '' })}
        />
        <DealerSelect value={asked.dealer} onChange={(dealer) => ask({ dealer })} />
        <TextField name="from" type="date" label="С дня" onChange={({ target }) => ask({ from: target.value })} />
        <TextField name="to" type="date" label="По день" onChange={({ target }) => ask({ to: target.value })} />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Номер', 'Тема', 'Статус', 'Кто', 'Дилер', 'Отправлена', 'Ответить']}
        keyOf={({ number }) => number}
        cells={(row) => [
          <button key="open" type="button" className={css.lineButton} onClick={() => setOpened(row.number)}>
            {row.number}
          </button>,
          [row.formName, row.vehicle].filter(Boolean).join(', '),
          leadStatuses[row.status],
          row.name,
          row.dealer ?? '',
          timeText(row.createdAt),
          row.isLate ? 'просрочена' : (row.answerBy ?? ''),
        ]}
        {...(Object.keys(given).length === 0 && { emptyText: group ? 'Обращений ещё нет.' : 'Заявок ещё нет.' })}
        onPage={setCurrent}
      />
    </Stack>
  );
}
