'use client';

import type { DeskOrder } from '@showroom/api-contract/desk-orders';
import {
  orderWorkStatuses,
  type ServiceOrderStatus,
  serviceOrderStatuses,
} from '@showroom/domain/account/service-order';
import { phoneText } from '@showroom/domain/phone';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { FactList } from '@showroom/ui/fact-list';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { useRef } from 'react';
import * as css from '../desk.css.ts';
import { AnswerForm } from '../leads/answer-form.tsx';
import { OpenedView } from '../lists/opened-view.tsx';
import { useOpenedThing } from '../lists/use-opened-thing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { WorkForm } from './work-form.tsx';
import { deskWorkStatuses, WorkView } from './work-view.tsx';

const authors = { customer: 'Клиент', staff: 'Сервис', system: 'Система' } as const;

/** The history speaks to the customer; the staff wait for the customer. */
const forStaff = (words: string) => (words === orderWorkStatuses.planned ? deskWorkStatuses.planned : words);

const factsOf = ({ customer, customerPhone, vehicle, dealer, visitAt, price, createdAt }: DeskOrder) =>
  [
    ['Клиент', customer],
    ['Телефон', customerPhone && phoneText(customerPhone)],
    ['Автомобиль', vehicle],
    ['Центр', dealer],
    ['Визит', timeText(visitAt)],
    ['Создан', timeText(createdAt)],
    ['Сумма', formatRubles(price)],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));

/** One service order: its works, what was written, and all that may be done with it. */
export function OrderView({ id, onClose }: { id: string; onClose: () => void }) {
  const { call } = useDesk();
  const {
    thing: order,
    failure,
    take,
    load,
  } = useOpenedThing(id, () => call('GET /reports/service-orders/{order}', { order: id }));
  const mileage = useRef<HTMLInputElement>(null);
  const move = async (status: ServiceOrderStatus) => {
    const km = Number(mileage.current?.value.replace(/\D/g, '') || Number.NaN);
    take(
      await call('POST /reports/service-orders/{order}/status', {
        order: id,
        status,
        ...(status === 'arrived' && Number.isInteger(km) && { mileageKm: km }),
      }),
    );
  };
  return (
    <OpenedView title={`Заказ № ${order?.number ?? ''}`} failure={failure} onClose={onClose}>
      {order ? (
        <>
          <Text weight="strong">{serviceOrderStatuses[order.status]}</Text>
          <div className={css.facts}>
            <FactList facts={factsOf(order)} />
          </div>
          {order.moves.includes('arrived') ? (
            <TextField ref={mileage} name="mileage" inputMode="numeric" label="Пробег при приёмке, км" />
          ) : null}
          <Cluster gap={3}>
            {order.moves.length > 0 ? <Text tone="quiet">Перевести в&nbsp;статус:</Text> : null}
            {order.moves.map((status) => (
              <Button key={status} tone="outline" size="sm" onClick={() => move(status)}>
                {serviceOrderStatuses[status]}
              </Button>
            ))}
          </Cluster>
          <Heading level={2} size="sm">
            Работы
          </Heading>
          {order.works.length === 0 ? <Text tone="quiet">Работ пока нет.</Text> : null}
          {order.works.map((work) => (
            <WorkView
              key={work.id}
              work={work}
              orderId={id}
              onMove={async (status) =>
                take(
                  await call('POST /reports/service-orders/{order}/works/{work}/status', {
                    ...{ order: id, work: work.id, status },
                  }),
                )
              }
              onPhoto={load}
            />
          ))}
          {order.isOpen ? (
            <>
              <WorkForm
                onSend={async (work) =>
                  take(await call('POST /reports/service-orders/{order}/works', { order: id, ...work }))
                }
              />
              <AnswerForm
                label="Написать клиенту"
                onSend={async (text) =>
                  take(await call('POST /reports/service-orders/{order}/answers', { order: id, text }))
                }
              />
            </>
          ) : null}
          <Heading level={2} size="sm">
            История
          </Heading>
          {order.history.map(({ author, body, work, at }) => (
            <Text key={`${at} ${author} ${body} ${work}`}>
              {timeText(at)}. {authors[author]}: {[work, body && forStaff(body)].filter(Boolean).join(' — ')}
            </Text>
          ))}
        </>
      ) : null}
    </OpenedView>
  );
}
