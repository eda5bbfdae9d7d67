'use client';

import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { DealerSelect } from '../lists/dealer-select.tsx';
import { ListingView } from '../lists/listing-view.tsx';
import { useListing } from '../lists/use-listing.ts';
import { useDesk } from '../session/use-desk.tsx';

/** Goods that run low in a centre: what sells or is held most first. */
export function LowStockSection() {
  const { call, generation } = useDesk();
  const [dealer, setDealer] = useState('');
  const [current, setCurrent] = useState(1);
  const { page, failed } = useListing(`${generation} ${current} ${dealer}`, () =>
    call('GET /reports/store-stock', { ...(dealer && { dealer }), page: current }),
  );
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Остатки магазина
      </Heading>
      <search className={css.filters}>
        <DealerSelect
          value={dealer}
          onChange={(code) => {
            setCurrent(1);
            setDealer(code);
          }}
        />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Артикул', 'Товар', 'Центр', 'На полке', 'В заказах', 'Свободно', 'Выдано за 30 дней']}
        keyOf={({ itemId, dealer: at }) => `${itemId} ${at}`}
        cells={(row) => [row.partCode, row.name, row.dealer, row.qty, row.reserved, row.free, row.sold]}
        emptyText="Всего хватает."
        onPage={setCurrent}
      />
    </Stack>
  );
}
