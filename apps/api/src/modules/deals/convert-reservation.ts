import { dayOf } from '@showroom/domain/booking/moscow-time';
import { reservationNumber } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { customerOf } from '../account/customer-of.ts';
import type { Desk } from '../tools/desk-for.ts';
import { moveReservation } from '../vehicle-reservations/move.ts';
import type { StoredReservation } from '../vehicle-reservations/queries.ts';
import { openDeal, planPayment } from './moves.ts';
import { depositName } from './return-deposit.ts';

/**
 * Begins the deal of a paid reservation: the deposit is its first payment, the vehicle stays off sale. The deal of a guest is the account's of
 * this phone, which is made where there is none: whoever owns the phone signs in to it. Returns the deal's id; of a converted one the
 * earlier one's. Throws 403 when the person is gone, 400 for one that is not held.
 */
export async function convertReservation(
  executor: Executor,
  row: StoredReservation,
  { holdingId, actor }: Pick<Desk, 'holdingId' | 'actor'>,
): Promise<string> {
  if (row.dealId !== null) return row.dealId;
  if (row.phone === null) throw new ApiError('PERMISSION_DENIED', 'Покупателя больше нет.');
  const number = reservationNumber(row.number);
  const { phone, vehicleId, vehicleName, dealerCode: dealer, price, deposit } = row;
  const { id: customerId } = await customerOf(executor, holdingId, phone);
  await executor.query(
    'update vehicle_reservation_holder set customer_id = coalesce(customer_id, $2) where reservation_id = $1',
    [row.id, customerId],
  );
  const dealId = await openDeal(executor, holdingId, { phone, number, vehicleId, vehicleName, dealer, price }, actor);
  const planned = await planPayment(executor, dealId, {
    ...{ name: depositName(number), dueOn: dayOf(Date.now()), amount: deposit },
  });
  await executor.query('update deal_payment set paid_amount = $2, paid_at = now() where id = $1', [planned, deposit]);
  await executor.query('update vehicle_reservation set deal_id = $2 where id = $1', [row.id, dealId]);
  await moveReservation(executor, row, 'converted', { author: 'staff', actor });
  return dealId;
}
