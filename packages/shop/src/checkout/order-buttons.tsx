'use client';

import { formatRoubles } from '@showroom/domain/text';
import { announce } from '@showroom/ui/announce';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { saveCalendarFile } from './calendar-file.ts';
import * as css from './checkout.css.ts';
import { cancelOrder, type Order, payHref } from './order-calls.ts';

type Props = {
  order: Order;
  host: string;
  /** The bank has not said yet: nothing more is paid meanwhile. */
  isChecking: boolean;
  onChange: (order: Order) => void;
  onStale: () => void;
};

/** What can be done with an order now. A cancel is asked about once more. */
export function OrderButtons({ order, host, isChecking, onChange, onStale }: Props) {
  const [busy, setBusy] = useState<'pay' | 'cancel'>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  useEffect(() => {
    // Back from the bank by the browser's button.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(undefined);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  const pay = async () => {
    setBusy('pay');
    setProblem(undefined);
    const found = await payHref(order.id);
    if ('href' in found) return location.assign(found.href);
    setBusy(undefined);
    setProblem(found.problem);
    onStale();
  };
  const cancel = async () => {
    setBusy('cancel');
    setProblem(undefined);
    const changed = await cancelOrder(order.id);
    setBusy(undefined);
    setAsking(false);
    if ('problem' in changed) return setProblem(changed.problem);
    onChange(changed);
    announce('Заказ отменён');
  };
  const isPaid = order.pay === 'online' && order.status !== 'awaiting_payment';
  return (
    <Stack gap={3}>
      {problem ? <Notice tone="critical">{problem}</Notice> : null}
      {order.isPayable && !isChecking ? (
        <Button size="lg" wide busy={busy === 'pay'} onClick={() => void pay()}>
          {`Оплатить ${formatRoubles(order.total)}`}
        </Button>
      ) : null}
      {order.status === 'awaiting_payment' && !order.isPayable && !isChecking ? (
        <Notice tone="notice">Время на&nbsp;оплату вышло: товары больше не&nbsp;ждут вас. Закажите их ещё раз.</Notice>
      ) : null}
      <div className={css.quietButtons}>
        {order.receiving === 'pickup' && order.isCancellable ? (
          <Button tone="outline" size="sm" onClick={() => saveCalendarFile(order, host)}>
            В календарь
          </Button>
        ) : null}
        <Button tone="outline" size="sm" onClick={() => print()}>
          Распечатать
        </Button>
        {order.isCancellable && !isAsking ? (
          <Button tone="quiet" size="sm" onClick={() => setAsking(true)}>
            Отменить заказ
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <div ref={question} tabIndex={-1}>
          <Notice tone="notice" title="Отменить заказ?">
            <Stack gap={3}>
              <span>
                {isPaid
                  ? 'Деньги вернутся на\u00a0карту за\u00a0несколько дней, товары снова появятся в\u00a0продаже.'
                  : 'Товары снова появятся в\u00a0продаже.'}
              </span>
              <div className={css.quietButtons}>
                <Button size="sm" busy={busy === 'cancel'} onClick={() => void cancel()}>
                  Да, отменить
                </Button>
                <Button size="sm" tone="outline" onClick={() => setAsking(false)}>
                  Оставить заказ
                </Button>
              </div>
            </Stack>
          </Notice>
        </div>
      ) : null}
    </Stack>
  );
}
