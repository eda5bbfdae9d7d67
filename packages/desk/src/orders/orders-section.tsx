'use client';

import { type ServiceOrderStatus, serviceOrderStatuses } from '@showroom/domain/account/service-order';
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
import { OrderView } from './order-view.tsx';

const statuses = choicesOf(serviceOrderStatuses);
const empty = { search: '', status: '' as ServiceOrderStatus | '', dealer: '' };

/** Service orders of the workshop's customers. */
export function OrdersSection() {
  const { call } = useDesk();
  const [opened, setOpened] = useOpened('order');
  const { asked, ask, page, failed, setPage } = useSearch(empty, opened, (given) =>
    call('GET /reports/service-orders', given),
  );
  if (opened) return <OrderView id={opened} onClose={() => setOpened(undefined)} />;
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Заказы сервиса
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
          onChange={({ target }) => ask({ status: target.value as ServiceOrderStatus | '' })}
        />
        <DealerSelect value={asked.dealer} onChange={(dealer) => ask({ dealer })} />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Номер', 'Статус', 'Клиент', 'Автомобиль', 'Центр', 'Визит', 'Ждут решения']}
        keyOf={({ id }) => id}
        cells={(row) => [
          <button key="open" type="button" className={css.lineButton} onClick={() => setOpened(row.id)}>
            {row.number}
          </button>,
          serviceOrderStatuses[row.status],
          row.customer,
          row.vehicle ?? '',
          row.dealer,
          timeText(row.visitAt),
          row.waiting > 0 ? row.waiting : '',
        ]}
        onPage={setPage}
      />
    </Stack>
  );
}
