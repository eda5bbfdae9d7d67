'use client';

import { isOpenOrder, serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { formatDate, formatMoment } from '@showroom/domain/dates';
import { Badge } from '@showroom/ui/badge';
import { ButtonLink } from '@showroom/ui/button-link';
import { Cluster } from '@showroom/ui/cluster';
import { EmptyState } from '@showroom/ui/empty-state';
import { formatRubles } from '@showroom/ui/format';
import { type OrderKind, OrderList } from './order-list.tsx';

const service: OrderKind<'GET /orders'> = {
  route: 'GET /orders',
  open: 'Открытые',
  isOfCar: true,
  empty: (
    <EmptyState
      title="Заказов сервиса пока нет"
      actions={<ButtonLink href="/lk/service-registration/">Записаться на{'\u00a0'}сервис</ButtonLink>}
    >
      Здесь появятся визиты, работы на{'\u00a0'}согласование и{'\u00a0'}переписка с{'\u00a0'}мастером.
    </EmptyState>
  ),
  href: ({ id }) => `/lk/orders/${id}/`,
  title: ({ number }) => `Заказ № ${number}`,
  badges: ({ status, waiting }) => (
    <Cluster gap={2}>
      <Badge tone={isOpenOrder(status) ? 'action' : 'quiet'}>{serviceOrderStatuses[status]}</Badge>
      {waiting > 0 ? <Badge tone="notice">Нужно ваше решение</Badge> : null}
    </Cluster>
  ),
  words: ({ vehicle, dealer }) => [vehicle, dealer].filter(Boolean).join(', '),
  note: ({ visitAt, createdAt, price }) =>
    `${visitAt ? `Визит ${formatMoment(visitAt)}` : `Заявка от ${formatDate(createdAt)}`}${price > 0 ? `, ${formatRubles(price)}` : ''}`,
};

/** Service orders of the customer. */
export function ServiceOrders() {
  return <OrderList kind={service} />;
}
