'use client';

import { formatDate } from '@showroom/domain/dates';
import { reservationStatuses } from '@showroom/domain/shop/vehicle-reservation';
import { Badge } from '@showroom/ui/badge';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { PagesOf } from '../pages-of.tsx';
import { pageIn, useListQuery } from '../parts/list-query.ts';
import * as css from '../rows.css.ts';
import { useAccount } from '../session/use-account.ts';

/** Vehicles that the customer reserved with a deposit; nothing where there are none. */
export function ReservationList() {
  const [query, change] = useListQuery();
  const { data } = useAccount('GET /orders/reservations', { page: pageIn(query, 'reservations') });
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        Брони
      </Heading>
      <div>
        {data.items.map((row) => (
          <div key={row.id} className={css.row}>
            <div className={css.words}>
              <TextLink href={`/checkout/${row.id}/`}>{row.vehicle}</TextLink>
              <Text size="sm" tone="quiet">
                № {row.number} от {formatDate(row.createdAt)}
              </Text>
            </div>
            <div className={css.said}>
              <Badge>{reservationStatuses[row.status]}</Badge>
              <Text size="sm">Предоплата {formatRubles(row.deposit)}</Text>
            </div>
          </div>
        ))}
      </div>
      <PagesOf meta={data.meta} onPage={(page) => change({ reservations: String(page) })} />
    </Stack>
  );
}
