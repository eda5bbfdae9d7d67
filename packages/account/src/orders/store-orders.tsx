'use client';

import { storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { countOf, formatDate, formatDayMonth } from '@showroom/domain/text';
import { Badge } from '@showroom/ui/badge';
import { ButtonLink } from '@showroom/ui/button-link';
import { Cluster } from '@showroom/ui/cluster';
import { EmptyState } from '@showroom/ui/empty-state';
import { formatRubles } from '@showroom/ui/format';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useState } from 'react';
import { PagesOf } from '../pages-of.tsx';
import { OwnState } from '../parts/own-state.tsx';
import * as css from '../parts/parts.css.ts';
import { useAccount } from '../session/use-account.ts';

const states = [
  { value: '', label: 'Все' },
  { value: 'open', label: 'В\u00a0работе' },
  { value: 'closed', label: 'Завершённые' },
];
const empty = (
  <EmptyState
    title="Заказов магазина пока нет"
    actions={<ButtonLink href="/store/">В{'\u00a0'}каталог товаров</ButtonLink>}
  >
    Здесь будут ваши заказы аксессуаров и{'\u00a0'}запчастей.
  </EmptyState>
);
const emptyChoice = <EmptyState title="Таких заказов нет">Выберите другое состояние.</EmptyState>;

/** Orders of the shop of this customer, filtered and by pages. Each opens at its own address. */
export function StoreOrders() {
  const [state, setState] = useState<'open' | 'closed' | ''>('');
  const [page, setPage] = useState(1);
  const orders = useAccount('GET /orders/store', { ...(state && { state }), page: String(page) });
  return (
    <Stack gap={4}>
      <div className={css.fields}>
        <Select
          name="state"
          label="Показать"
          value={state}
          options={states}
          onChange={({ target }) => {
            setPage(1);
            setState(target.value as typeof state);
          }}
        />
      </div>
      <OwnState query={orders} missing="Заказов нет">
        {({ items, meta }) => (
          <Stack gap={4}>
            {items.length > 0 ? null : state === '' ? empty : emptyChoice}
            {items.map(({ id, number, status, createdAt, receiving, dealer, readyOn, total, pieces }) => (
              <article key={id} className={css.card}>
                <Cluster gap={2}>
                  <Badge tone={status === 'awaiting_payment' ? 'notice' : 'action'}>{storeOrderStatuses[status]}</Badge>
                </Cluster>
                <Text weight="strong">
                  <TextLink href={`/checkout/${id}/`}>Заказ {number}</TextLink>
                </Text>
                <Text>
                  {countOf(pieces, ['товар', 'товара', 'товаров'])}, {formatRubles(total)}
                </Text>
                <Text tone="quiet">
                  {receiving === 'delivery' ? 'Доставка' : (dealer ?? 'Самовывоз')}, с{'\u00a0'}
                  {formatDayMonth(readyOn)}. Оформлен {formatDate(createdAt)}
                </Text>
              </article>
            ))}
            <PagesOf meta={meta} onPage={setPage} />
          </Stack>
        )}
      </OwnState>
    </Stack>
  );
}
