import { reservationNumber, reservedUntil } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import type { PaymentSubjectHandler } from '../payments/payment-subject.ts';
import { reservationHref, reservationTitle } from './messages.ts';
import { moveReservation, takeOffSale } from './move.ts';
import { findReservation, type StoredReservation } from './queries.ts';

async function locked(tx: Executor, holdingId: number, id: string): Promise<StoredReservation | undefined> {
  // The payment's row is locked already: the same order as in `lockReservation`.
  await tx.query('select 1 from vehicle_reservation where id = $1 for update', [id]);
  return findReservation(tx, { holdingId }, id);
}

/** What a payment of a reservation's deposit does. */
export const reservationPayments: PaymentSubjectHandler = {
  async paid(tx, id, { id: paymentId, holdingId, amount }) {
    const row = await locked(tx, holdingId, id);
    if (row?.status !== 'created' || row.deposit !== amount) return 'unwanted';
    const system = { author: 'system' } as const;
    if (!(await takeOffSale(tx, row.vehicleId))) {
      await moveReservation(tx, row, 'cancelled', system);
      return 'unwanted';
    }
    await tx.query(
      `update vehicle_reservation set payment_id = $2, paid_at = now(), held_until = to_timestamp($3::float8) where id = $1`,
      [id, paymentId, reservedUntil(Date.now(), row.days) / 1_000],
    );
    const paid = await moveReservation(tx, row, 'paid', system);
    await moveReservation(tx, paid, 'held', system);
    return undefined;
  },
  async notPaid() {
    // The vehicle waits until its time is over: another attempt may still come.
  },
  async refunded(tx, id, { holdingId, amount, refunded }) {
    const row = await locked(tx, holdingId, id);
    if (refunded < amount || (row?.status !== 'expired' && row?.status !== 'cancelled')) return;
    await moveReservation(tx, row, 'refunded', { author: 'system' });
  },
  async describe(executor, id) {
    const [known] = await executor.query<{ holdingId: number }>(
      'select holding_id as "holdingId" from vehicle_reservation where id::text = $1',
      [id],
    );
    const row = known && (await findReservation(executor, known, id));
    if (!row) return undefined;
    const { holdingId, deposit, number, email, phone, customerId } = row;
    const name = `Предоплата по брони ${reservationNumber(number)}`;
    return {
      ...{ holdingId, title: reservationTitle(row), amount: deposit, href: reservationHref(id) },
      next: null,
      lines: [{ name, price: deposit, count: 1, sum: deposit, subject: 'payment', hasVat: true }],
      method: 'advance',
      refusal:
        row.status === 'created'
          ? null
          : row.paidAt === null
            ? 'Бронь больше не\u00a0ждёт оплаты.'
            : 'Бронь уже оплачена.',
      until: row.status === 'created' ? new Date(row.heldUntil).getTime() : null,
      payer: { email, phone, customerId },
    };
  },
};
