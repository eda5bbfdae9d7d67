import type { BookingDays } from '@showroom/api-contract/booking';
import { clockText, minutesOf } from '@showroom/domain/booking/moscow-time';
import { freeDays } from '@showroom/domain/booking/slots';
import type { Services } from '../../rpc/context.ts';
import { loadWorkplace, planVisit, requireDealer, type VisitPlace } from './visit.ts';

/** Free times of a centre for a visit, day by day. No days where it has nothing of the kind. */
export async function listFreeTimes(
  { database }: Pick<Services, 'database'>,
  holdingId: number,
  place: VisitPlace,
): Promise<BookingDays> {
  const visit = planVisit(place);
  const { minutes, price } = visit;
  const dealer = await requireDealer(database, holdingId, place.dealer);
  const workplace = await loadWorkplace(database, dealer, place);
  if (workplace.resources.length === 0 || workplace.advisers.length === 0) return { minutes, price, days: [] };
  const days = freeDays(workplace, visit, Date.now()).map(({ date, state, slots }) => ({
    date,
    state,
    times: slots.map((slot) => clockText(minutesOf(slot))),
  }));
  return { minutes, price, days };
}
