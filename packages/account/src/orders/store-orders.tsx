'use client';

import { formatDate, formatDayMonth } from '@showroom/domain/dates';
import { openStoreOrderStatuses, type StoreOrderStatus, storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { countOf } from '@showroom/domain/text';
import { Badge, type BadgeTone } from '@showroom/ui/badge';
import { ButtonLink } from '@showroom/ui/button-link';
import { Cluster } from '@showroom/ui/cluster';
import { EmptyState } from '@showroom/ui/empty-state';
import { formatRubles } from '@showroom/ui/format';
import { type OrderKind, OrderList } from './order-list.tsx';

/** What waits for the customer stands out, what is over keeps quiet. */
const toneOf = (status: StoreOrderStatus): BadgeTone =>
  status === 'awaiting_payment' ? 'notice' : openStoreOrderStatuses.includes(status) ? 'action' : 'quiet';

const store: OrderKind<'GET /orders/store'> = {
  route: 'GET /orders/store',
  open: 'В\u00a0работе',
  empty: (
    <EmptyState
      title="Заказов магазина пока нет"
      actions={<ButtonLink href="/store/">В{'\u00a0'}каталог товаров</ButtonLink>}
    >
      Здесь будут ваши заказы аксессуаров и{'\u00a0'}запчастей.
    </EmptyState>
  ),
  href: ({ id }) => `/checkout/${id}/`,
  title: ({ number }) => `Заказ ${number}`,
  badges: ({ status }) => (
    <Cluster gap={2}>
      <Badge tone={toneOf(status)}>{storeOrderStatuses[status]}</Badge>
    </Cluster>
  ),
  words: ({ pieces, total }) => `${countOf(pieces, ['товар', 'товара', 'товаров'])}, ${formatRubles(total)}`,
  note: ({ receiving, dealer, readyOn, createdAt }) =>
    `${receiving === 'delivery' ? 'Доставка' : (dealer ?? 'Самовывоз')}, с\u00a0${formatDayMonth(readyOn)}. Оформлен ${formatDate(createdAt)}`,
};

/** Orders of the shop of this customer. */
export function StoreOrders() {
  return <OrderList kind={store} />;
}
