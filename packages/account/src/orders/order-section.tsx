'use client';

import type { OrderDetail } from '@showroom/api-contract/service-orders';
import { isOpenOrder, serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { formatMoment } from '@showroom/domain/dates';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Badge } from '@showroom/ui/badge';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { FactList } from '@showroom/ui/fact-list';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { OwnState } from '../parts/own-state.tsx';
import { pathPart } from '../parts/path-part.ts';
import { useAccount } from '../session/use-account.ts';
import { CancelVisit } from './cancel-visit.tsx';
import { OrderTalk } from './order-talk.tsx';
import { WorkCard } from './work-card.tsx';

const factsOf = ({ vehicle, visitAt, dealer, address, price }: OrderDetail) =>
  [
    ['Автомобиль', vehicle],
    ['Визит', visitAt && formatMoment(visitAt)],
    ['Центр', [dealer, address].filter(Boolean).join(', ')],
    ['Сумма', price > 0 ? formatRubles(price) : null],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));

function Matter({ order }: { order: OrderDetail }) {
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ name: 'Заказы', href: '/lk/orders/' }, { name: `№ ${order.number}` }]} />
      <Heading level={1} size="lg">
        Заказ № {order.number}
      </Heading>
      <div role="status">
        <Badge tone="action">{serviceOrderStatuses[order.status]}</Badge>
      </div>
      <FactList facts={factsOf(order)} />
      {order.phone ? (
        <Text>
          Телефон центра <TextLink href={phoneHref(order.phone)}>{phoneText(order.phone)}</TextLink>
        </Text>
      ) : null}
      {order.works.length > 0 || isOpenOrder(order.status) ? (
        <Stack gap={3}>
          <Heading level={2} size="md">
            Работы
          </Heading>
          {order.works.length === 0 ? <Text tone="quiet">Мастер добавит работы после осмотра.</Text> : null}
          {order.works.map((work) => (
            <WorkCard key={work.id} orderId={order.id} work={work} />
          ))}
        </Stack>
      ) : null}
      <OrderTalk order={order} />
      {order.isCancellable ? <CancelVisit id={order.id} visitAt={order.visitAt} dealer={order.dealer} /> : null}
    </Stack>
  );
}

/** One service order: status, works to agree on, history and notes. */
export function OrderSection() {
  const order = useAccount('GET /orders/{order}', { order: pathPart(1) });
  return (
    <OwnState query={order} missing="Такого заказа нет">
      {(found) => <Matter order={found} />}
    </OwnState>
  );
}
