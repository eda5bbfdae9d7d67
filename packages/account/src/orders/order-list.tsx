'use client';

import { EmptyState } from '@showroom/ui/empty-state';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { type ReactNode, useState } from 'react';
import { PagesOf } from '../pages-of.tsx';
import { OwnState } from '../parts/own-state.tsx';
import * as css from '../parts/parts.css.ts';
import { useAccount } from '../session/use-account.ts';

type OrderState = 'open' | 'closed' | '';
type Question = { state?: 'open' | 'closed'; page: string };
/** Lists of orders of the same form. */
type Route = 'GET /orders' | 'GET /orders/store';
type Row<R extends Route> = NonNullable<ReturnType<typeof useAccount<R>>['data']>['items'][number];

/** What one kind of order shows of itself in its list. */
export type OrderKind<R extends Route> = {
  route: R;
  /** The filter's word for orders under way. */
  open: string;
  empty: ReactNode;
  href: (order: Row<R>) => string;
  title: (order: Row<R>) => string;
  badges: (order: Row<R>) => ReactNode;
  words: (order: Row<R>) => ReactNode;
  note: (order: Row<R>) => ReactNode;
};

const emptyChoice = <EmptyState title="Таких заказов нет">Выберите другое состояние.</EmptyState>;

/** Orders of one kind, filtered and by pages. Each opens at its own address. */
export function OrderList<R extends Route>({ kind }: { kind: OrderKind<R> }) {
  const [state, setState] = useState<OrderState>('');
  const [page, setPage] = useState(1);
  const question: Question = { ...(state && { state }), page: String(page) };
  const orders = useAccount<Route>(kind.route, question);
  return (
    <Stack gap={4}>
      <div className={css.fields}>
        <Select
          name="state"
          label="Показать"
          value={state}
          options={[
            { value: '', label: 'Все' },
            { value: 'open', label: kind.open },
            { value: 'closed', label: 'Завершённые' },
          ]}
          onChange={({ target }) => {
            setPage(1);
            setState(target.value as OrderState);
          }}
        />
      </div>
      <OwnState query={orders} missing="Заказов нет">
        {({ items, meta }) => (
          <Stack gap={4}>
            {items.length > 0 ? null : state === '' ? kind.empty : emptyChoice}
            {(items as Row<R>[]).map((order) => (
              <article key={order.id} className={css.card}>
                {kind.badges(order)}
                <Text weight="strong">
                  <TextLink href={kind.href(order)}>{kind.title(order)}</TextLink>
                </Text>
                <Text>{kind.words(order)}</Text>
                <Text tone="quiet">{kind.note(order)}</Text>
              </article>
            ))}
            <PagesOf meta={meta} onPage={setPage} />
          </Stack>
        )}
      </OwnState>
    </Stack>
  );
}
