import { reservationNumber } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import { endReservation } from '../vehicle-reservations/move.ts';
import { findReservation, lockReservation } from '../vehicle-reservations/queries.ts';

/** How the deposit stands among the payments of a deal. */
export const depositName = (number: string): string => `Предоплата по\u00a0брони ${number}`;

/**
 * What a cancelled deal does to the reservation that it came from: the deposit goes back whole and the vehicle is on sale again (PD-110).
 * Nothing for a deal of another origin. The deal is locked by the caller.
 */
export async function returnDeposit(executor: Executor, dealId: string, actor: string): Promise<void> {
  const [known] = await executor.query<{ id: string; holdingId: number }>(
    'select id, holding_id as "holdingId" from vehicle_reservation where deal_id = $1',
    [dealId],
  );
  if (!known) return;
  await lockReservation(executor, known.id);
  const row = await findReservation(executor, known, known.id);
  if (row?.status !== 'converted') return;
  await executor.query(
    'update deal_payment set paid_amount = greatest(0, paid_amount - $3) where deal_id = $1 and name = $2',
    [dealId, depositName(reservationNumber(row.number)), row.deposit],
  );
  await endReservation(executor, row, 'cancelled', { author: 'staff', actor });
}
