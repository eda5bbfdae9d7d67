'use client';

import type { DeskStoreOrder } from '@showroom/api-contract/desk-store';
import { phoneText } from '@showroom/domain/phone';
import { storeOrderPayments, storeOrderReceiving, storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { FactList } from '@showroom/ui/fact-list';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { AnswerForm } from '../leads/answer-form.tsx';
import { DeskTable } from '../lists/desk-table.tsx';
import { OpenedView } from '../lists/opened-view.tsx';
import { useOpenedThing } from '../lists/use-opened-thing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { dayText, timeText } from '../words.ts';
import { RefundForm } from './refund-form.tsx';

const authors = { customer: 'Клиент', staff: 'Магазин', system: 'Система' } as const;
const moveWords = { assembling: 'Собирать', ready: 'Готов к\u00a0выдаче', completed: 'Выдан' } as const;

const factsOf = (order: DeskStoreOrder) =>
  [
    ['Клиент', order.customer],
    ['Телефон', order.customerPhone && phoneText(order.customerPhone)],
    ['E-mail', order.email],
    ['Получение', `${storeOrderReceiving[order.receiving]}, ${order.dealerName}`],
    ['Адрес доставки', order.address],
    ['Готов', dayText(order.readyOn)],
    ['Держим до', timeText(order.heldUntil)],
    ['Комментарий', order.comment],
    ['Оплата', storeOrderPayments[order.pay]],
    ['Промокод', order.promoCode && `${order.promoCode}, −${formatRubles(order.sums.promo)}`],
    ['Баллами', order.sums.points > 0 ? formatRubles(order.sums.points) : null],
    ['Доставка', order.sums.delivery > 0 ? formatRubles(order.sums.delivery) : null],
    ['Итого', formatRubles(order.sums.total)],
    ['Возвращено', order.refunded > 0 ? formatRubles(order.refunded) : null],
    ['Создан', timeText(order.createdAt)],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));

/** Where the goods of a line lie: `Север: 2; Юг: 1`. */
const placesOf = ({ holds }: DeskStoreOrder, itemId: number) =>
  holds
    .filter((hold) => hold.itemId === itemId)
    .map(({ dealer, qty }) => `${dealer}: ${qty}`)
    .join('; ');

/** One order of the shop: what to pick and where, and all that may be done with it. */
export function StoreOrderView({ id, onClose }: { id: string; onClose: () => void }) {
  const { call } = useDesk();
  const { thing: order, failure, take } = useOpenedThing(id, () => call('GET /reports/store-orders/{id}', { id }));
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    if (!isEnding) return setEnding(true);
    setEnding(false);
    take(await call('POST /reports/store-orders/{id}/cancel', { id }));
  };
  return (
    <OpenedView title={`Заказ ${order?.number ?? ''}`} failure={failure} onClose={onClose}>
      {order ? (
        <>
          <Text weight="strong">{storeOrderStatuses[order.status]}</Text>
          <div className={css.facts}>
            <FactList facts={factsOf(order)} />
          </div>
          <DeskTable
            columns={['Артикул', 'Товар', 'Штук', 'Снято', 'Где лежит', 'Сумма']}
            rows={order.lines.map((line) => ({
              key: `${line.id}`,
              cells: [
                line.partCode,
                line.name,
                line.qty,
                line.refunded > 0 ? line.refunded : '',
                placesOf(order, line.itemId),
                formatRubles(line.sum),
              ],
            }))}
          />
          <Cluster gap={3}>
            {order.moves.map((status) => (
              <Button
                key={status}
                tone="outline"
                size="sm"
                onClick={async () => take(await call('POST /reports/store-orders/{id}/status', { id, status }))}
              >
                {moveWords[status]}
              </Button>
            ))}
            {order.isCancellable ? (
              <Button tone="quiet" size="sm" onClick={end}>
                {isEnding ? 'Точно отменить заказ' : 'Отменить заказ'}
              </Button>
            ) : null}
          </Cluster>
          {order.isRefundable ? (
            <RefundForm
              key={order.refunded}
              order={order}
              onSend={async (refund) => take(await call('POST /reports/store-orders/{id}/refund', { id, ...refund }))}
            />
          ) : null}
          <AnswerForm
            label="Заметка для своих"
            submit="Сохранить заметку"
            onSend={async (text) => take(await call('POST /reports/store-orders/{id}/notes', { id, text }))}
          />
          <Heading level={2} size="sm">
            История
          </Heading>
          {order.events.map(({ author, text, at }) => (
            <Text key={`${at} ${author} ${text}`}>
              {timeText(at)}. {authors[author]}: {text}
            </Text>
          ))}
        </>
      ) : null}
    </OpenedView>
  );
}
