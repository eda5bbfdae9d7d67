import type { Executor } from '../../db/database.ts';
import type { PaymentSubjectHandler } from '../payments/payment-subject.ts';
import { orderHref, orderTitle, receivingText } from './messages.ts';
import { moveOrder } from './move.ts';
import { addEvent, findOrder, linesOf, type StoredOrder, waitsForPayment } from './queries.ts';
import { soldLines } from './sold-lines.ts';

async function locked(tx: Executor, holdingId: number, id: string): Promise<StoredOrder | undefined> {
  // The payment's row is locked already: the same order as in `lockOrder`.
  await tx.query('select 1 from store_order where id = $1 for update', [id]);
  return findOrder(tx, { holdingId }, id);
}

/** What a payment of an order does. */
export const orderPayments: PaymentSubjectHandler = {
  async paid(tx, id, { id: paymentId, holdingId, amount }) {
    const order = await locked(tx, holdingId, id);
    if (order?.status !== 'awaiting_payment' || order.total !== amount) return 'unwanted';
    await tx.query('update store_order set payment_id = $2 where id = $1', [id, paymentId]);
    await moveOrder(tx, order, 'paid', { author: 'system' });
    return undefined;
  },
  async notPaid(tx, id, why, { holdingId }) {
    const order = await locked(tx, holdingId, id);
    if (order?.status === 'awaiting_payment' && why === 'declined')
      await addEvent(tx, id, { kind: 'payment', body: why, author: 'system' });
  },
  async describe(executor, id) {
    const [row] = await executor.query<{ holdingId: number }>(
      'select holding_id as "holdingId" from store_order where id::text = $1',
      [id],
    );
    const order = row && (await findOrder(executor, row, id));
    if (!order) return undefined;
    const isOpen = order.status === 'awaiting_payment';
    return {
      ...{ holdingId: order.holdingId, title: orderTitle(order), amount: order.total, href: orderHref(id) },
      next: isOpen || order.status === 'paid' ? receivingText(order) : null,
      lines: soldLines(await linesOf(executor, id), order.delivery),
      method: 'full_prepayment',
      refusal: waitsForPayment(order)
        ? null
        : order.paidAt !== null
          ? 'Заказ уже оплачен.'
          : 'Заказ больше не\u00a0ждёт оплаты.',
      until: order.heldUntil === null ? null : new Date(order.heldUntil).getTime(),
      payer: { email: order.email, phone: order.phone, customerId: order.customerId },
    };
  },
};
