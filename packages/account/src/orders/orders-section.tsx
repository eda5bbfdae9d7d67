'use client';

import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { type ComponentType, lazy, Suspense } from 'react';
import { useListQuery } from '../parts/list-query.ts';

const tabs = { service: 'Сервис', store: 'Магазин', sales: 'Покупка автомобиля', requests: 'Заявки' } as const;
type Tab = keyof typeof tabs;

const matters: Record<Tab, ComponentType> = {
  service: lazy(() => import('./service-orders.tsx').then((file) => ({ default: file.ServiceOrders }))),
  store: lazy(() => import('./store-orders.tsx').then((file) => ({ default: file.StoreOrders }))),
  requests: lazy(() => import('./request-list.tsx').then((file) => ({ default: file.RequestList }))),
  sales: lazy(() => import('../deals/purchases.tsx').then((file) => ({ default: file.Purchases }))),
};
const tabIn = (query: URLSearchParams): Tab => {
  const tab = query.get('tab') ?? '';
  return Object.hasOwn(tabs, tab) ? (tab as Tab) : 'service';
};

/** All orders by kind; the kind stands in the address. */
export function OrdersSection() {
  const [query, change] = useListQuery();
  const tab = tabIn(query);
  const Matter = matters[tab];
  // What was chosen of one kind means nothing in another.
  const open = (next: Tab) => change({ ...Object.fromEntries([...query.keys()].map((name) => [name, ''])), tab: next });
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Заказы
      </Heading>
      <Cluster gap={2}>
        {Object.entries(tabs).map(([code, name]) => (
          <Button
            key={code}
            size="sm"
            tone={code === tab ? 'action' : 'outline'}
            aria-pressed={code === tab}
            onClick={() => open(code as Tab)}
          >
            {name}
          </Button>
        ))}
      </Cluster>
      <Suspense fallback={<Skeleton height={240} shape="box" />}>
        <Matter />
      </Suspense>
    </Stack>
  );
}
