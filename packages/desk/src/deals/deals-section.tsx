'use client';

import { type DealStatus, dealStatuses } from '@showroom/domain/account/sales-deal';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import * as css from '../desk.css.ts';
import { choicesOf } from '../lists/choices.ts';
import { ListingView } from '../lists/listing-view.tsx';
import { useSearch } from '../lists/use-search.ts';
import { useDesk } from '../session/use-desk.tsx';
import { useOpened } from '../use-opened.ts';
import { timeText } from '../words.ts';
import { DealView } from './deal-view.tsx';
import { NewDeal } from './new-deal.tsx';

const statuses = choicesOf(dealStatuses);
const empty = { search: '', status: '' as DealStatus | '' };

/** Purchases of vehicles, for the department of sales. */
export function DealsSection() {
  const { call } = useDesk();
  const [opened, setOpened] = useOpened('deal');
  const { asked, ask, isAsked, page, failed, setPage } = useSearch(empty, opened, (given) =>
    call('GET /reports/deals', given),
  );
  if (opened) return <DealView id={opened} onClose={() => setOpened(undefined)} />;
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Сделки
      </Heading>
      <NewDeal onOpened={setOpened} />
      <search className={css.filters}>
        <TextField
          name="search"
          type="search"
          label="Номер или конец телефона"
          onChange={({ target }) => ask({ search: target.value.trim() })}
        />
        <Select
          name="status"
          label="Этап"
          value={asked.status}
          options={statuses}
          onChange={({ target }) => ask({ status: target.value as DealStatus | '' })}
        />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Номер', 'Автомобиль', 'Этап', 'Покупатель', 'Цена', 'Центр', 'Открыта']}
        keyOf={({ id }) => id}
        cells={(row) => [
          <button key="open" type="button" className={css.lineButton} onClick={() => setOpened(row.id)}>
            {row.number}
          </button>,
          row.vehicle,
          dealStatuses[row.status],
          row.customer,
          formatRubles(row.price),
          row.dealer,
          timeText(row.createdAt),
        ]}
        {...(!isAsked && { emptyText: 'Сделок ещё нет.' })}
        onPage={setPage}
      />
    </Stack>
  );
}
