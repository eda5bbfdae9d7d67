import type { BookingView } from '@showroom/api-contract/booking';
import { clockText, dayOf, fromMoscowIso, minutesOf } from '@showroom/domain/booking/moscow-time';
import { findPlace } from '@showroom/domain/booking/slots';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { followBooking } from '../order-intake/from-booking.ts';
import { dropReminders, putIntoOutbox } from '../outbox/queries.ts';
import { consumeAll } from '../rate-limits/consume.ts';
import { bookingChangeLimit } from '../rate-limits/limits.data.ts';
import { inTurn } from './hold.ts';
import { cancelledMessage, movedMessage, remindersOf } from './messages.ts';
import { cancelBooking, dropHolds, lockDealer, moveBooking, moveLead } from './queries.ts';
import { type OpenedBooking, openBooking, viewOf } from './view.ts';
import { hashOf, loadWorkplace, orNearest, planVisit, SlotTaken, without } from './visit.ts';

type Sources = Pick<Services, 'database' | 'holdings'>;

const minuteMs = 60_000;

/** Opens a booking that can still be changed, alone with its centre. Throws 409 when it cannot be. */
async function openToChange(executor: Executor, holdingId: number, secret: string): Promise<OpenedBooking> {
  const { dealer } = await openBooking(executor, holdingId, secret);
  await lockDealer(executor, dealer.code);
  return openBooking(executor, holdingId, secret);
}

function requireChangeable({ stored }: OpenedBooking): void {
  if (stored.status !== 'confirmed') throw new ApiError('ALREADY_EXISTS', 'Эта запись уже отменена.');
  if (stored.from <= Date.now()) throw new ApiError('ALREADY_EXISTS', 'Время этой записи уже прошло.');
}

const changeClaims = (secret: string) => [{ limit: bookingChangeLimit, subject: hashOf(secret) }];

const recipientOf = ({ lead }: OpenedBooking) => ({ leadId: lead.id, phone: lead.phone, email: lead.email });

function factsOf({ holdings }: Sources, { stored, dealer, number }: OpenedBooking, from: number) {
  const holding = holdings.get(stored.holdingId);
  if (!holding) throw new Error(`No holding ${stored.holdingId}.`);
  return { kind: stored.kind, from, dealer, works: planVisit(stored).works, holding, number };
}

/** Gives a booking another time in one step: the old one is free when the new one is taken, or nothing has changed. */
export async function changeTime(
  sources: Sources,
  holdingId: number,
  { secret, startsAt }: { secret: string; startsAt: string },
): Promise<BookingView> {
  const { database } = sources;
  const from = fromMoscowIso(startsAt) ?? 0;
  const { stored } = await openBooking(database, holdingId, secret);
  const wish = {
    ...{ kind: stored.kind, dealer: stored.dealerCode, works: stored.works, startsAt },
    ...(stored.markCode ? { mark: stored.markCode } : {}),
  };
  await orNearest(database, holdingId, wish, () =>
    inTurn(database, stored.dealerCode, () =>
      database.transaction(async (executor) => {
        const opened = await openToChange(executor, holdingId, secret);
        requireChangeable(opened);
        if (opened.stored.from === from) return;
        await consumeAll(executor, changeClaims(secret));
        const visit = planVisit(wish);
        const tokenHash = hashOf(secret);
        await dropHolds(executor, opened.dealer.code, tokenHash);
        const workplace = without(await loadWorkplace(executor, opened.dealer, wish), tokenHash);
        const place = findPlace(workplace, visit, from, Date.now());
        if (!place) throw new SlotTaken();
        const times = { from, to: from + visit.minutes * minuteMs, receptionTo: from + visit.reception * minuteMs };
        await moveBooking(executor, opened.stored.id, { ...place, ...times });
        await followBooking(executor, opened.stored.id);
        await moveLead(executor, opened.lead.id, dayOf(from), clockText(minutesOf(from)));
        await dropReminders(executor, opened.lead.id);
        const facts = factsOf(sources, opened, from);
        const to = recipientOf(opened);
        await putIntoOutbox(executor, [
          ...movedMessage({ ...facts, secret }, to),
          ...remindersOf(facts, to, Date.now()),
        ]);
      }),
    ),
  );
  return viewOf(sources, await openBooking(database, holdingId, secret));
}

/** Cancels a booking and its reminders; one that is cancelled stays so. */
export async function cancelVisit(sources: Sources, holdingId: number, secret: string): Promise<BookingView> {
  const { database } = sources;
  const { dealer } = await openBooking(database, holdingId, secret);
  const cancel = async (executor: Executor) => {
    const opened = await openToChange(executor, holdingId, secret);
    if (opened.stored.status === 'cancelled') return;
    requireChangeable(opened);
    await cancelBooking(executor, opened.stored.id);
    await followBooking(executor, opened.stored.id);
    await dropReminders(executor, opened.lead.id);
    await putIntoOutbox(executor, cancelledMessage(factsOf(sources, opened, opened.stored.from), recipientOf(opened)));
  };
  await inTurn(database, dealer.code, () => database.transaction(cancel));
  return viewOf(sources, await openBooking(database, holdingId, secret));
}
