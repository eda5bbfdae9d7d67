import type { DeskReservation } from '@showroom/api-contract/vehicle-reservations';
import { canMoveReservation, isLiveReservation, reservationNumber } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { writeAudit } from '../content/store/audit.ts';
import { type Desk, deskFor } from '../tools/desk-for.ts';
import { requireLocked, requireReservation } from './customer.ts';
import { toRow } from './present.ts';
import type { StoredReservation } from './queries.ts';

export const deskOf = deskFor('sales');

export const presentDesk = (row: StoredReservation): DeskReservation => ({
  ...toRow(row),
  ...{ holder: row.firstName ?? '—', phone: row.phone, dealer: row.dealerName ?? row.dealerCode },
  isReleasable: isLiveReservation(row.status),
  isConvertible: canMoveReservation(row.status, 'converted'),
});

/** One act on a reservation with its line of the trail, in one transaction. Throws 404 outside of the desk's centres. */
export async function act<T>(
  context: ApiContext,
  desk: Desk,
  { id, what }: { id: string; what: string },
  work: (executor: Executor, row: StoredReservation) => Promise<T>,
): Promise<{ result: T; reservation: DeskReservation }> {
  return context.database.transaction(async (executor) => {
    const row = await requireLocked(executor, desk, id);
    const result = await work(executor, row);
    const { holdingId, actor } = desk;
    const subject = `reservation:${reservationNumber(row.number)}`;
    await writeAudit(executor, { holdingId, actor, act: what, subject, details: { from: row.status } });
    return { result, reservation: presentDesk(await requireReservation(executor, desk, row.id)) };
  });
}
