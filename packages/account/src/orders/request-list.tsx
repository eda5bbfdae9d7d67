'use client';

import { formatDate } from '@showroom/domain/dates';
import { Badge } from '@showroom/ui/badge';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { PagesOf } from '../pages-of.tsx';
import { pageIn, useListQuery } from '../parts/list-query.ts';
import { OwnState } from '../parts/own-state.tsx';
import * as css from '../rows.css.ts';
import { useAccount } from '../session/use-account.ts';

/** Requests sent from the site: the last tab of `/lk/orders/`. */
export function RequestList() {
  const [query, change] = useListQuery();
  const requests = useAccount('GET /account/requests', { page: pageIn(query) });
  return (
    <OwnState query={requests} missing="Заявок нет">
      {({ items, meta }) =>
        items.length === 0 ? (
          <EmptyState
            title="Заявок пока нет"
            actions={<ButtonLink href="/services/testdrive/">Записаться на{'\u00a0'}тест-драйв</ButtonLink>}
          >
            Здесь появятся заявки, отправленные с{'\u00a0'}сайта, и{'\u00a0'}что с{'\u00a0'}ними стало.
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <div>
              {items.map(({ number, name, stage, createdAt }) => (
                <div key={number} className={css.row}>
                  <div className={css.words}>
                    <Text weight="strong">{name}</Text>
                    <Text size="sm" tone="quiet">
                      № {number} от {formatDate(createdAt)}
                    </Text>
                  </div>
                  <Badge>{stage}</Badge>
                </div>
              ))}
            </div>
            <PagesOf meta={meta} onPage={(page) => change({ page: String(page) })} />
          </Stack>
        )
      }
    </OwnState>
  );
}
