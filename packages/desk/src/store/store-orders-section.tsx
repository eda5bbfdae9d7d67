'use client';

import { type StoreOrderStatus, storeOrderReceiving, storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { formatRubles } from '@showroom/ui/format';
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
import { dayText, timeText } from '../words.ts';
import { StoreOrderView } from './store-order-view.tsx';

const statuses = choicesOf(storeOrderStatuses);
const empty = { search: '', status: '' as StoreOrderStatus | '', dealer: '' };

/** Orders of the shop: what is to be picked, what waits for its buyer. */
export function StoreOrdersSection() {
  const { call } = useDesk();
  const [opened, open] = useOpened('order');
  const { asked, ask, page, failed, setPage } = useSearch(empty, opened, (given) =>
    call('GET /reports/store-orders', given),
  );
  if (opened) return <StoreOrderView id={opened} onClose={() => open(undefined)} />;
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Заказы магазина
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
          onChange={({ target }) => ask({ status: target.value as StoreOrderStatus | '' })}
        />
        <DealerSelect value={asked.dealer} onChange={(dealer) => ask({ dealer })} />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Номер', 'Статус', 'Клиент', 'Получение', 'Готов', 'Сумма', 'Создан']}
        keyOf={({ id }) => id}
        cells={(row) => [
          <button key="open" type="button" className={css.lineButton} onClick={() => open(row.id)}>
            {row.number}
          </button>,
          storeOrderStatuses[row.status],
          row.customer,
          row.receiving === 'pickup' ? row.dealer : storeOrderReceiving.delivery,
          dayText(row.readyOn),
          formatRubles(row.total),
          timeText(row.createdAt),
        ]}
        onPage={setPage}
      />
    </Stack>
  );
}
