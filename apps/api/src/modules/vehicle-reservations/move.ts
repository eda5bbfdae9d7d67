import { canMoveReservation, type ReservationStatus } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import { badRequest, notFound } from '../../http/api-error.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { withdrawPayments } from '../payments/start-payment.ts';
import { tellHolder } from './messages.ts';
import { addEvent, findReservation, type Mover, type StoredReservation } from './queries.ts';

export const noReservation = () => notFound('Такой брони нет.');
export const noMove = () =>
  badRequest('Такого перехода нет.', [{ field: 'status', message: 'Обновите бронь: статус изменился.' }]);

/** Takes a vehicle off sale as an import does: the same triggers tell lists and pages. False where it is not on sale any more. */
export async function takeOffSale(executor: Executor, vehicleId: number): Promise<boolean> {
  const rows = await executor.query(
    `update vehicle set status = 'reserved', updated_at = now() where id = $1 and status = 'on-sale' returning id`,
    [vehicleId],
  );
  return rows.length > 0;
}

/** What an import has withdrawn or sold meanwhile stays so. */
const putOnSale = (executor: Executor, vehicleId: number) =>
  executor.query(`update vehicle set status = 'on-sale', updated_at = now() where id = $1 and status = 'reserved'`, [
    vehicleId,
  ]);

/**
 * Moves a reservation on, with its line of history, and tells the holder. The reservation is locked by the caller
 * (`lockReservation`). Throws 400 for a move that does not exist. Returns it as it is then.
 */
export async function moveReservation(
  executor: Executor,
  { id, holdingId, status }: StoredReservation,
  to: ReservationStatus,
  mover: Mover,
): Promise<StoredReservation> {
  if (!canMoveReservation(status, to)) throw noMove();
  const rows = await executor.query(
    'update vehicle_reservation set status = $3, updated_at = now() where id = $1 and status = $2 returning id',
    [id, status, to],
  );
  if (rows.length === 0) throw noMove();
  await addEvent(executor, id, to, mover);
  const moved = await findReservation(executor, { holdingId }, id);
  if (!moved) throw noReservation();
  await tellHolder(executor, moved, to);
  return moved;
}

/**
 * Ends a live reservation, or one whose deal is cancelled: the vehicle is on sale again, and a deposit that was paid goes back whole. Locked by the caller. Throws
 * 400 for any other.
 */
export async function endReservation(
  executor: Executor,
  row: StoredReservation,
  to: 'expired' | 'cancelled',
  mover: Mover,
): Promise<void> {
  if (row.status === 'held' || row.status === 'converted') await putOnSale(executor, row.vehicleId);
  if (row.paidAt === null) await withdrawPayments(executor, { kind: 'reservation', id: row.id });
  else if (row.paymentId !== null)
    await refundPayment(executor, {
      ...{ paymentId: row.paymentId, amount: row.deposit, key: 'reservation', why: 'Возврат предоплаты за бронь' },
    });
  await moveReservation(executor, row, to, mover);
}
