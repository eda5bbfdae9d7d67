import type { ReservationView } from '@showroom/api-contract/vehicle-reservations';
import { isLiveReservation } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { requireId } from '../account-files/object-id.ts';
import { startPayment } from '../payments/start-payment.ts';
import { reservationTitle } from './messages.ts';
import { endReservation, noReservation } from './move.ts';
import { presentReservation } from './present.ts';
import { findReservation, lockReservation, type ReservationScope, type StoredReservation } from './queries.ts';

/** A reservation of the scope. Throws the same 404 for a foreign, an unknown and a malformed id. */
export async function requireReservation(
  db: Executor,
  scope: ReservationScope,
  id: string,
): Promise<StoredReservation> {
  const row = await findReservation(db, scope, requireId(id, 'Такой брони нет.'));
  if (!row) throw noReservation();
  return row;
}

/** A reservation of the scope that nobody else changes until the transaction ends. */
export async function requireLocked(
  executor: Executor,
  scope: ReservationScope,
  id: string,
): Promise<StoredReservation> {
  const { id: known } = await requireReservation(executor, scope, id);
  await lockReservation(executor, known);
  return requireReservation(executor, scope, known);
}

export const readReservation = async (db: Executor, holdingId: number, id: string): Promise<ReservationView> =>
  presentReservation(db, await requireReservation(db, { holdingId }, id));

type Database = Pick<ApiContext, 'database'>;

/** Cancels by the secret link; what is over stays as it is. */
export const cancelReservation = ({ database }: Database, holdingId: number, id: string): Promise<ReservationView> =>
  database.transaction(async (executor) => {
    const row = await requireLocked(executor, { holdingId }, id);
    if (isLiveReservation(row.status)) await endReservation(executor, row, 'cancelled', { author: 'customer' });
    return readReservation(executor, holdingId, row.id);
  });

/** Another attempt to pay while the vehicle waits. Throws 404, 403 for one that waits for no payment. */
export const payReservation = ({ database }: Database, holdingId: number, id: string): Promise<{ paymentId: string }> =>
  database.transaction(async (executor) => {
    const row = await requireLocked(executor, { holdingId }, id);
    const heldUntil = new Date(row.heldUntil).getTime();
    if (row.status !== 'created' || heldUntil <= Date.now())
      throw new ApiError('PERMISSION_DENIED', 'Бронь не\u00a0ждёт оплаты.');
    const subject = { kind: 'reservation', id: row.id } as const;
    const paymentId = await startPayment(executor, {
      ...{ holdingId, subject, amount: row.deposit, description: reservationTitle(row) },
      payer: { email: row.email, phone: row.phone, customerId: row.customerId },
      expiresAt: heldUntil,
    });
    await executor.query('update vehicle_reservation set payment_id = $2 where id = $1', [row.id, paymentId]);
    return { paymentId };
  });
