'use client';

import { serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { formatDate } from '@showroom/domain/text';
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
import { momentText } from '../parts/words.ts';
import { useAccount } from '../session/use-account.ts';

const states = [
  { value: '', label: 'Все' },
  { value: 'open', label: 'Открытые' },
  { value: 'closed', label: 'Завершённые' },
];
const empty = (
  <EmptyState
    title="Заказов сервиса пока нет"
    actions={<ButtonLink href="/lk/service-registration/">Записаться на{'\u00a0'}сервис</ButtonLink>}
  >
    Здесь появятся визиты, работы на{'\u00a0'}согласование и{'\u00a0'}переписка с{'\u00a0'}мастером.
  </EmptyState>
);

/** Service orders of the customer, filtered and by pages. */
export function ServiceOrders() {
  const [state, setState] = useState<'open' | 'closed' | ''>('');
  const [page, setPage] = useState(1);
  const orders = useAccount('GET /orders', { ...(state && { state }), page: String(page) });
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
            {items.length === 0 ? empty : null}
            {items.map((order) => (
              <article key={order.id} className={css.card}>
                <Cluster gap={2}>
                  <Badge tone="action">{serviceOrderStatuses[order.status]}</Badge>
                  {order.waiting > 0 ? <Badge tone="notice">Нужно ваше решение</Badge> : null}
                </Cluster>
                <Text weight="strong">
                  <TextLink href={`/lk/orders/${order.id}/`}>Заказ № {order.number}</TextLink>
                </Text>
                <Text>{[order.vehicle, order.dealer].filter(Boolean).join(', ')}</Text>
                <Text tone="quiet">
                  {order.visitAt ? `Визит ${momentText(order.visitAt)}` : `Заявка от ${formatDate(order.createdAt)}`}
                  {order.price > 0 ? `, ${formatRubles(order.price)}` : ''}
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
