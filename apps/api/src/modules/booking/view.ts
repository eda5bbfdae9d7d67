import type { BookingView } from '@showroom/api-contract/booking';
import { calendarFile } from '@showroom/domain/booking/calendar-file';
import { moscowIso } from '@showroom/domain/booking/moscow-time';
import { findWorks, sumOf } from '@showroom/domain/booking/works';
import { phoneText } from '@showroom/domain/phone';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { leadNumber } from '../leads/lead-number.ts';
import { type BookingDealer, type BookingLead, findBooking, findBookingLead, type StoredBooking } from './queries.ts';
import { hashOf, requireDealer } from './visit.ts';

export type OpenedBooking = { stored: StoredBooking; dealer: BookingDealer; lead: BookingLead; number: string };

/** The booking of a secret with what belongs to it. Throws 404 for a secret that opens none. */
export async function openBooking(db: Executor, holdingId: number, secret: string): Promise<OpenedBooking> {
  const stored = await findBooking(db, holdingId, hashOf(secret));
  const lead = stored && (await findBookingLead(db, stored.leadId));
  // A hold is no booking yet.
  if (!stored || !lead || stored.status === 'held') throw notFound('Такой записи нет.');
  const dealer = await requireDealer(db, holdingId, stored.dealerCode);
  return { stored, dealer, lead, number: leadNumber(holdingId, lead.number) };
}

/** What the visitor sees of the booking. */
export function viewOf(
  { holdings }: Pick<Services, 'holdings'>,
  { stored, dealer, number }: OpenedBooking,
  now = Date.now(),
): BookingView {
  const works = findWorks(stored.works) ?? [];
  const { code, name, address, phone, latitude, longitude } = dealer;
  const { kind, status, from, to, holdingId } = stored;
  const isPast = from <= now;
  const summary = kind === 'service' ? `Сервис: ${name}` : `Тест-драйв: ${name}`;
  const details = [`Номер записи ${number}`, ...works.map((work) => work.name), `Телефон центра ${phoneText(phone)}`];
  return {
    kind,
    status: status === 'held' ? 'cancelled' : status,
    isPast,
    isChangeable: status === 'confirmed' && !isPast,
    number,
    startsAt: moscowIso(from),
    endsAt: moscowIso(to),
    vehicle: stored.vehicle,
    mark: stored.markCode,
    works,
    price: sumOf(works).price,
    dealer: { code, name, address, phone, latitude, longitude },
    calendar: calendarFile({
      uid: `${stored.id}@${holdings.get(holdingId)?.host ?? 'booking'}`,
      sequence: stored.sequence,
      isCancelled: status === 'cancelled',
      from,
      to,
      madeAt: stored.updatedAt,
      summary,
      location: `${name}, ${address}`,
      description: details.join('\n').replaceAll('\u00a0', ' '),
    }),
  };
}
