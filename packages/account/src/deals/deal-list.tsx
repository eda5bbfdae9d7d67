'use client';

import { dealStatuses } from '@showroom/domain/account/sales-deal';
import { formatDate } from '@showroom/domain/dates';
import { Badge } from '@showroom/ui/badge';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { PagesOf } from '../pages-of.tsx';
import { AwayNotice } from '../parts/away-notice.tsx';
import { pageIn, useListQuery } from '../parts/list-query.ts';
import * as parts from '../parts/parts.css.ts';
import { StateChoice, stateIn } from '../parts/state-choice.tsx';
import * as css from '../rows.css.ts';
import { useAccount } from '../session/use-account.ts';

/** Purchases of vehicles: the sales tab of `/lk/orders/`. */
export function DealList() {
  const [query, change] = useListQuery();
  const state = stateIn(query);
  const { data, isError, refetch } = useAccount('GET /orders/sales', { ...(state && { state }), page: pageIn(query) });
  if (isError) return <AwayNotice onRetry={refetch} />;
  if (!data) return <Skeleton height={240} shape="box" />;
  if (data.items.length === 0 && !state)
    return (
      <EmptyState title="Сделок пока нет" actions={<ButtonLink href="/cars/">Выбрать автомобиль</ButtonLink>}>
        Здесь появятся этапы, документы и{'\u00a0'}платежи, когда вы забронируете автомобиль.
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        Сделки
      </Heading>
      <div className={parts.fields}>
        <StateChoice value={state} open={'В\u00a0работе'} onChange={(next) => change({ state: next, page: '' })} />
      </div>
      {data.items.length === 0 ? <EmptyState title="Таких сделок нет">Выберите другое состояние.</EmptyState> : null}
      <div>
        {data.items.map((deal) => (
          <div key={deal.id} className={css.row}>
            <div className={css.words}>
              <TextLink href={`/lk/orders/sales/${deal.id}/`}>{deal.vehicle}</TextLink>
              <Text size="sm" tone="quiet">
                № {deal.number} от {formatDate(deal.createdAt)}, {deal.dealer}
              </Text>
            </div>
            <div className={css.said}>
              <Badge>{dealStatuses[deal.status]}</Badge>
              <Text size="sm">{formatRubles(deal.price)}</Text>
            </div>
          </div>
        ))}
      </div>
      <PagesOf meta={data.meta} onPage={(page) => change({ page: String(page) })} />
    </Stack>
  );
}
