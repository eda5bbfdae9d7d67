'use client';

import { EmptyState } from '@showroom/ui/empty-state';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import { PagesOf } from '../pages-of.tsx';
import { pageIn, useListQuery } from '../parts/list-query.ts';
import { OwnState } from '../parts/own-state.tsx';
import * as css from '../parts/parts.css.ts';
import { type OrderState, StateChoice, stateIn } from '../parts/state-choice.tsx';
import { useAccount } from '../session/use-account.ts';
import { CarChoice } from './car-choice.tsx';

type Question = { state?: OrderState; car?: string; page: string };
/** Lists of orders of the same form. */
type Route = 'GET /orders' | 'GET /orders/store';
type Row<R extends Route> = NonNullable<ReturnType<typeof useAccount<R>>['data']>['items'][number];

/** What one kind of order shows of itself in its list. */
export type OrderKind<R extends Route> = {
  route: R;
  /** The filter's word for orders under way. */
  open: string;
  /** Orders are of a car of the garage: one may be chosen. */
  isOfCar?: boolean;
  empty: ReactNode;
  href: (order: Row<R>) => string;
  title: (order: Row<R>) => string;
  badges: (order: Row<R>) => ReactNode;
  words: (order: Row<R>) => ReactNode;
  note: (order: Row<R>) => ReactNode;
};

const emptyChoice = <EmptyState title="Таких заказов нет">Выберите другое состояние или автомобиль.</EmptyState>;

/** Orders of one kind, filtered and by pages: both stand in the address. Each opens at its own address. */
export function OrderList<R extends Route>({ kind }: { kind: OrderKind<R> }) {
  const [query, change] = useListQuery();
  const state = stateIn(query);
  const car = kind.isOfCar ? (query.get('car') ?? '') : '';
  const question: Question = { ...(state && { state }), ...(car && { car }), page: String(pageIn(query)) };
  const orders = useAccount<Route>(kind.route, question);
  return (
    <Stack gap={4}>
      <div className={css.fields}>
        <StateChoice value={state} open={kind.open} onChange={(next) => change({ state: next, page: '' })} />
        {kind.isOfCar ? <CarChoice value={car} onChange={(next) => change({ car: next, page: '' })} /> : null}
      </div>
      <OwnState query={orders} missing="Заказов нет">
        {({ items, meta }) => (
          <Stack gap={4}>
            {items.length > 0 ? null : state || car ? emptyChoice : kind.empty}
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
            <PagesOf meta={meta} onPage={(page) => change({ page: String(page) })} />
          </Stack>
        )}
      </OwnState>
    </Stack>
  );
}
