import { useCallback, useEffect, useState } from 'react';
import { type Payment, readPayment } from '../payment/payment-calls.ts';
import { useProgress } from '../payment/use-progress.ts';
import { useComeback } from '../use-comeback.ts';
import { type Order, type OrderRead, readOrder } from './order-calls.ts';
import { useLookedAt } from './use-looked-at.ts';

export type WatchedOrder = {
  /** Undefined until the first answer. */
  order: OrderRead | undefined;
  payment: Payment | undefined;
  /** The bank is being asked. */
  isChecking: boolean;
  /** The bank did not answer for long. */
  isTired: boolean;
  reload: () => void;
  accept: (order: Order) => void;
};

/** An order by its secret link with its payment; asked again when the bank decided and when the page is looked at anew. */
export function useOrder(id: string | undefined): WatchedOrder {
  const [order, setOrder] = useState<OrderRead>();
  const [payment, setPayment] = useState<Payment>();
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    void (async () => {
      const found = await readOrder(id, stop.signal);
      if (stop.signal.aborted) return;
      // What is shown stays while nobody answers.
      setOrder((before) => (found === 'away' && typeof before === 'object' ? before : found));
      if (typeof found !== 'object' || found.paymentId === null) return setPayment(undefined);
      const paid = await readPayment(found.paymentId, stop.signal);
      if (!stop.signal.aborted && typeof paid === 'object') setPayment(paid);
    })();
    return () => stop.abort();
  }, [id, turn]);
  useLookedAt(reload);
  useComeback(order === 'away', reload);
  const isPending = payment?.state === 'pending';
  const { progress, isTired } = useProgress(isPending ? { reference: null, id: payment.id } : undefined);
  const isSettled = isPending && typeof progress === 'object' && progress.state !== 'pending';
  useEffect(() => {
    if (isSettled) reload();
  }, [isSettled, reload]);
  return { order, payment, isChecking: isPending && !isTired, isTired: isPending && isTired, reload, accept: setOrder };
}
