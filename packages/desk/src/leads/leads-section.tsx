'use client';

import { type LeadStatus, leadStatuses } from '@showroom/domain/lead/lead-status';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import * as css from '../desk.css.ts';
import { choicesOf } from '../lists/choices.ts';
import { DealerSelect } from '../lists/dealer-select.tsx';
import { ListingView } from '../lists/listing-view.tsx';
import { useSearch } from '../lists/use-search.ts';
import { useDesk } from '../session/use-desk.tsx';
import { useOpened } from '../use-opened.ts';
import { timeText } from '../words.ts';
import { LeadView } from './lead-view.tsx';

const statuses = choicesOf(leadStatuses);
const empty = { search: '', status: '' as LeadStatus | '', dealer: '', from: '', to: '' };

/** Requests of customers; with `group` those of the feedback forms alone. */
export function LeadsSection({ group }: { group?: 'feedback' }) {
  const { call } = useDesk();
  // The letter to the department links to its lead.
  const [opened, setOpened] = useOpened('number');
  const { asked, ask, isAsked, page, failed, setPage } = useSearch(empty, opened, (given) =>
    call('GET /reports/leads', { ...(group && { group }), ...given }),
  );
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
        {...(!isAsked && { emptyText: group ? 'Обращений ещё нет.' : 'Заявок ещё нет.' })}
        onPage={setPage}
      />
    </Stack>
  );
}
