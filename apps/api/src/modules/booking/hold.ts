import { randomUUID } from 'node:crypto';
import type { BookingHold, BookingSlot } from '@showroom/api-contract/booking';
import { fromMoscowIso, moscowIso } from '@showroom/domain/booking/moscow-time';
import { holdMinutes } from '@showroom/domain/booking/rules';
import { findPlace } from '@showroom/domain/booking/slots';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import type { Sender } from '../leads/store-lead.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { holdLimits } from '../rate-limits/limits.data.ts';
import { centreQueue } from './centre-queue.ts';
import { dropHolds, findBooking, insertHold, lockDealer, renewHold, type StoredBooking } from './queries.ts';
import {
  hashOf,
  loadWorkplace,
  orNearest,
  planVisit,
  requireDealer,
  SlotTaken,
  type TakenWorkplace,
  without,
} from './visit.ts';

export type SecretSlot = BookingSlot & { secret: string };

/** A hold may be renewed for so long, seconds: who sits before the form longer has gone away. */
const longestHold = 3_600;
const minuteMs = 60_000;

const isSame = (stored: StoredBooking, slot: BookingSlot, from: number) =>
  stored.kind === slot.kind &&
  stored.dealerCode === slot.dealer &&
  stored.from === from &&
  (stored.markCode ?? undefined) === slot.mark &&
  JSON.stringify([...stored.works].sort()) === JSON.stringify([...slot.works].sort());

/** Keeps a time for ten minutes, or ten more. Throws 409 with the nearest free times when somebody has it. */
export function holdSlot(
  { database }: Pick<Services, 'database'>,
  { holdingId, address }: Sender,
  slot: SecretSlot,
): Promise<BookingHold> {
  return orNearest(database, holdingId, slot, async () => {
    const requireFree = watchFree(database, holdingId, slot);
    // Whoever comes late to a wanted time does not queue for its centre, and hears at once when it goes while he does.
    await requireFree();
    const { from, to, expires } = await queue.inTurn(database, slot.dealer, async () => {
      await requireFree();
      return database.transaction(async (executor) => {
        await consumeAll(executor, addressClaims(holdLimits, address));
        return takeHold(executor, holdingId, slot);
      });
    });
    return { startsAt: moscowIso(from), endsAt: moscowIso(to), expiresAt: moscowIso(expires) };
  });
}

const queue = centreQueue<TakenWorkplace>();

/** Runs `work` when nobody else of this process writes at the centre. */
export const inTurn = queue.inTurn;

/** A check that throws `SlotTaken` for a time that nobody could take now, unless it is the visitor's own. */
function watchFree(database: Database, holdingId: number, slot: SecretSlot): () => Promise<void> {
  const own = hashOf(slot.secret);
  const key = `${holdingId} ${slot.kind} ${slot.mark ?? ''}`;
  const look = queue.watch(database, slot.dealer, key, async () =>
    loadWorkplace(database, await requireDealer(database, holdingId, slot.dealer), slot),
  );
  return async () => {
    const workplace = without(await look(), own);
    const at = fromMoscowIso(slot.startsAt) ?? 0;
    if (!findPlace(workplace, planVisit(slot), at, Date.now())) throw new SlotTaken(workplace);
  };
}

type Held = { id: string; from: number; to: number; expires: number };

/**
 * The visitor's hold of this time within the given transaction: the one that stands, or a new one in place of it and of whatever
 * is over. A hold that is over and that nobody has taken is still the visitor's.
 */
export async function takeHold(executor: Executor, holdingId: number, slot: SecretSlot): Promise<Held> {
  const tokenHash = hashOf(slot.secret);
  const dealer = await requireDealer(executor, holdingId, slot.dealer);
  const visit = planVisit(slot);
  const from = fromMoscowIso(slot.startsAt) ?? 0;
  const to = from + visit.minutes * minuteMs;
  await lockDealer(executor, dealer.code);
  const own = await findBooking(executor, holdingId, tokenHash);
  if (own && own.status !== 'held') throw new ApiError('ALREADY_EXISTS', 'Эта запись уже подтверждена.');
  if (own && own.ageSeconds < longestHold && isSame(own, slot, from) && from > Date.now()) {
    return { id: own.id, from, to, expires: await renewHold(executor, own.id, holdMinutes) };
  }
  await dropHolds(executor, dealer.code, tokenHash);
  const workplace = await loadWorkplace(executor, dealer, slot);
  const place = findPlace(workplace, visit, from, Date.now());
  if (!place) throw new SlotTaken();
  const id = randomUUID();
  const { kind, works, mark: markCode } = slot;
  const times = { from, to, receptionTo: from + visit.reception * minuteMs };
  const expires = await insertHold(executor, {
    ...{ id, holdingId, kind, works, markCode, tokenHash, minutes: holdMinutes, dealerCode: dealer.code },
    ...place,
    ...times,
  });
  return { id, from, to, expires };
}
