'use client';

import { functionalServiceStatuses } from '@showroom/domain/account/functional-service';
import { formatDate } from '@showroom/domain/dates';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { OwnState } from '../parts/own-state.tsx';
import * as css from '../parts/parts.css.ts';
import { failureText } from '../parts/refusal.ts';
import { useAccount, useAccountCall } from '../session/use-account.ts';

/** Paid services and options of the cars; renewal is stopped here. */
export function FunctionalServicesSection() {
  const services = useAccount('GET /functional-services', {});
  const call = useAccountCall();
  const [failure, setFailure] = useState<string>();
  const renew = async (id: string, isRenewed: boolean) => {
    const reply = await call('POST /functional-services/{id}/renewal', { id, isRenewed });
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Услуги и{'\u00a0'}опции автомобиля
      </Heading>
      {failure ? <Notice tone="critical" title={failure} /> : null}
      <OwnState query={services} missing="Услуг нет">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="Подключённых услуг нет">
              Здесь появятся платные услуги и{'\u00a0'}опции ваших автомобилей.
            </EmptyState>
          ) : (
            <Stack gap={4}>
              {items.map((item) => (
                <article key={item.id} className={css.card}>
                  <div>
                    <Badge tone={item.status === 'active' ? 'positive' : 'quiet'}>
                      {functionalServiceStatuses[item.status]}
                    </Badge>
                  </div>
                  <Text weight="strong">{item.name}</Text>
                  {item.car ? <Text tone="quiet">{item.car}</Text> : null}
                  <Text>
                    {formatDate(item.startsOn)}&nbsp;— {formatDate(item.endsOn)}
                    {item.price === null ? '' : `, ${formatRubles(item.price)} за срок`}
                  </Text>
                  {item.status === 'active' ? (
                    <>
                      <Text>{item.isRenewed ? 'Продлевается автоматически' : 'Автопродление остановлено'}</Text>
                      <div>
                        <Button tone="outline" size="sm" onClick={() => renew(item.id, !item.isRenewed)}>
                          {item.isRenewed ? 'Остановить автопродление' : 'Включить автопродление'}
                        </Button>
                      </div>
                    </>
                  ) : null}
                </article>
              ))}
            </Stack>
          )
        }
      </OwnState>
    </Stack>
  );
}
