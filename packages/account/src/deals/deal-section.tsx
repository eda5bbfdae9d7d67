'use client';

import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { Skeleton } from '@showroom/ui/skeleton';
import { useState } from 'react';
import { AwayNotice } from '../parts/away-notice.tsx';
import { useAccount } from '../session/use-account.ts';
import { DealView } from './deal-view.tsx';

const idOf = (path: string) => path.split('/')[4] ?? '';

/** `/lk/orders/sales/{id}/`: one deal of the customer. */
export function DealSection() {
  const [id] = useState(() => idOf(location.pathname));
  const { data: deal, isError, error, refetch } = useAccount('GET /orders/sales/{id}', { id });
  if (isError && error.status === 404)
    return (
      <EmptyState title="Такой сделки нет" actions={<ButtonLink href="/lk/orders/">К заказам</ButtonLink>}>
        Проверьте ссылку или выберите сделку из{'\u00a0'}списка.
      </EmptyState>
    );
  if (isError) return <AwayNotice onRetry={refetch} />;
  if (!deal) return <Skeleton height={420} shape="box" />;
  return <DealView deal={deal} />;
}
