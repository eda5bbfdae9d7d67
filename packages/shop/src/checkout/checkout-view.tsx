'use client';

import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { TextLink } from '@showroom/ui/text-link';
import { useEffect, useState } from 'react';
import type { ShopSite } from '../shop-site.ts';
import * as css from './checkout.css.ts';
import { OrderButtons } from './order-buttons.tsx';
import { OrderView } from './order-view.tsx';
import { ReservationView } from './reservation-view.tsx';
import { useOrder } from './use-order.ts';

/** The id is the last part of the path: whoever has the link has the order. */
const idInPath = () => location.pathname.split('/').filter(Boolean).at(-1) ?? '';

/** An order as it is now, and what can be done with it. */
export function CheckoutView({ site }: { site: Pick<ShopSite, 'host' | 'phone'> }) {
  const [id, setId] = useState<string>();
  useEffect(() => setId(idInPath()), []);
  const { order, payment, isChecking, isTired, reload, accept } = useOrder(id);
  if (order === undefined)
    return (
      <div className={css.page}>
        <Heading level={1} size="xl">
          Заказ
        </Heading>
        <Skeleton height={420} shape="box" />
      </div>
    );
  if (order === 'away')
    return (
      <EmptyState title={'Сервер не\u00a0отвечает'} level={1} actions={<Button onClick={reload}>Повторить</Button>}>
        Заказ на{'\u00a0'}месте. Попробуйте через минуту или позвоните:{' '}
        <TextLink href={phoneHref(site.phone)}>{phoneText(site.phone)}</TextLink>.
      </EmptyState>
    );
  // The same address is that of a vehicle's reservation.
  if (order === 'unknown')
    return (
      <div className={css.page}>
        <ReservationView id={id ?? ''} />
      </div>
    );
  return (
    <OrderView
      order={order}
      payment={payment}
      isChecking={isChecking}
      isTired={isTired}
      phone={site.phone}
      onOver={reload}
    >
      <OrderButtons
        order={order}
        host={site.host}
        isChecking={isChecking || isTired}
        onChange={accept}
        onStale={reload}
      />
    </OrderView>
  );
}
