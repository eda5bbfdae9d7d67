'use client';

import { type StoreOrderStatus, storeOrderReceiving, storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { useOpened } from '../use-opened.ts';
import { timeText } from '../words.ts';
import { StoreOrderView } from './store-order-view.tsx';

const statuses = [
  { value: '', label: 'Все' },
  ...Object.entries(storeOrderStatuses).map(([value, label]) => ({ value, label })),
];
const empty = { search: '', status: '' as StoreOrderStatus | '', dealer: '' };

/** Orders of the shop: what is to be picked, what waits for its buyer. */
export function StoreOrdersSection() {
  const { call, generation } = useDesk();
  const [asked, setAsked] = useState(empty);
  const [current, setCurrent] = useState(1);
  const [opened, open] = useOpened('order');
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const { page, failed } = useListing(`${generation} ${current} ${opened} ${JSON.stringify(given)}`, () =>
    call('GET /reports/store-orders', { ...given, page: current }),
  );
  const ask = (more: Partial<typeof empty>) => {
    setCurrent(1);
    setAsked((was) => ({ ...was, ...more }));
  };
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
        <TextField name="dealer" label="Код дилера" onChange={({ target }) => ask({ dealer: target.value.trim() })} />
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
          row.readyOn.split('-').reverse().join('.'),
          formatRubles(row.total),
          timeText(row.createdAt),
        ]}
        onPage={setCurrent}
      />
    </Stack>
  );
}
