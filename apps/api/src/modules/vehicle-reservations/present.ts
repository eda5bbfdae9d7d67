import type { ReservationRow, ReservationView } from '@showroom/api-contract/vehicle-reservations';
import { maskedPhone } from '@showroom/domain/phone';
import { isLiveReservation, reservationNumber, reservationStatuses } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import { isoOrNull } from '../account-files/wire.ts';
import { eventsOf, type StoredReservation } from './queries.ts';

const iso = (at: Date | string) => new Date(at).toISOString();

export const toRow = (row: StoredReservation): ReservationRow => ({
  ...{ id: row.id, number: reservationNumber(row.number), status: row.status, vehicle: row.vehicleName },
  vehicleHref: row.isShown ? `/catalog/${row.vehicleId}/` : null,
  deposit: row.deposit,
  heldUntil: isLiveReservation(row.status) ? isoOrNull(row.heldUntil) : null,
  createdAt: iso(row.createdAt),
});

/** A reservation as whoever has its link sees it. */
export async function presentReservation(db: Executor, row: StoredReservation): Promise<ReservationView> {
  const { vehicleId, price, days, dealerName, dealerAddress, dealerPhone, paymentId, status } = row;
  const events = await eventsOf(db, row.id);
  return {
    ...toRow(row),
    ...{ vehicleId, price, days, paymentId },
    centre: dealerName === null ? null : { name: dealerName, address: dealerAddress ?? '', phone: dealerPhone ?? '' },
    phone: maskedPhone(row.phone),
    isPayable: status === 'created' && new Date(row.heldUntil).getTime() > Date.now(),
    isCancellable: isLiveReservation(status),
    history: events.map((event) => ({ text: reservationStatuses[event.status], at: iso(event.at) })),
  };
}
