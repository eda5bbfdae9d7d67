import type { DeskReservation } from '@showroom/api-contract/vehicle-reservations';
import { dayOf } from '@showroom/domain/booking/moscow-time';
import { canMoveReservation, isLiveReservation, reservationNumber } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { writeAudit } from '../content/store/audit.ts';
import { openDeal, planPayment } from '../deals/moves.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { requireLocked, requireReservation } from './customer.ts';
import { endReservation, moveReservation } from './move.ts';
import { toRow } from './present.ts';
import { listReservations, type StoredReservation } from './queries.ts';

type Desk = { holdingId: number; actor: string; dealers: readonly string[] | null };

/** Who works on reservations, and of which centres. Throws 404 for everybody else. */
async function deskOf(context: ApiContext, { headers, query: { holdingId } }: OwnCall): Promise<Desk> {
  const staff = await requireStaff(context, headers.authorization, holdingId, ['sales']);
  return { holdingId, actor: staff.id, dealers: staff.dealers ?? null };
}

const present = (row: StoredReservation): DeskReservation => ({
  ...toRow(row),
  ...{ holder: row.firstName ?? '—', phone: row.phone, dealer: row.dealerName ?? row.dealerCode },
  isReleasable: isLiveReservation(row.status),
  isConvertible: canMoveReservation(row.status, 'converted'),
});

/** One act on a reservation with its line of the trail, in one transaction. Throws 404 outside of the desk's centres. */
async function act<T>(
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
    return { result, reservation: present(await requireReservation(executor, desk, row.id)) };
  });
}

/** Begins the deal of a paid reservation: the deposit is its first payment. The vehicle stays off sale. */
async function convert(executor: Executor, row: StoredReservation, { holdingId, actor }: Desk): Promise<string> {
  if (row.dealId !== null) return row.dealId;
  if (row.phone === null) throw new ApiError('PERMISSION_DENIED', 'Покупателя больше нет.');
  const number = reservationNumber(row.number);
  const { phone, vehicleId, vehicleName, dealerCode: dealer, price, deposit } = row;
  const dealId = await openDeal(executor, holdingId, { phone, number, vehicleId, vehicleName, dealer, price }, actor);
  const name = `Предоплата по\u00a0брони ${number}`;
  const planned = await planPayment(executor, dealId, { name, dueOn: dayOf(Date.now()), amount: deposit });
  await executor.query('update deal_payment set paid_amount = $2, paid_at = now() where id = $1', [planned, deposit]);
  await executor.query('update vehicle_reservation set deal_id = $2 where id = $1', [row.id, dealId]);
  await moveReservation(executor, row, 'converted', { author: 'staff', actor });
  return dealId;
}

export const deskReservationRoutes = {
  list: api.deskReservations.list.handler(async ({ input, context }) => {
    const desk = await deskOf(context, input);
    const { status, page = 1 } = input.query;
    const { items, total } = await listReservations(context.database, desk, { status }, deskWindow(page));
    return deskPage(page, { items: items.map(present), total });
  }),
  release: api.deskReservations.release.handler(async ({ input: { params, ...asked }, context }) => {
    const desk = await deskOf(context, asked);
    const { reservation } = await act(
      context,
      desk,
      { id: params.id, what: 'reservation-release' },
      async (executor, row) => {
        // Pressed twice, or time was quicker.
        if (!['expired', 'cancelled', 'refunded'].includes(row.status))
          await endReservation(executor, row, 'cancelled', { author: 'staff', actor: desk.actor });
      },
    );
    return reservation;
  }),
  convert: api.deskReservations.convert.handler(async ({ input: { params, ...asked }, context }) => {
    const desk = await deskOf(context, asked);
    const what = 'reservation-convert';
    const { result: dealId, reservation } = await act(context, desk, { id: params.id, what }, (executor, row) =>
      convert(executor, row, desk),
    );
    return { reservation, dealId };
  }),
};
