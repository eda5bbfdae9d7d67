import { addDays } from '@showroom/domain/booking/moscow-time';
import type { Executor } from '../../db/database.ts';
import { lockLedger, type Movement, readBalance, spendPoints, today, writeEntry } from './ledger.ts';

/** Points that come back live so many days at least. */
const leastDays = 14;

/**
 * Gives back `points` of what the cause `spent` took: one lot that lives as long as the last of those it was taken from. False when
 * the movement's own cause has given before.
 */
export async function returnPoints(executor: Executor, movement: Movement & { spent: string }): Promise<boolean> {
  const { spent, ...rest } = movement;
  await lockLedger(executor, movement.customerId);
  const [lot] = await executor.query<{ on: string | null }>(
    `select to_char(max(l.expires_on), 'YYYY-MM-DD') as "on" from bonus_entry e join bonus_entry l on l.id = e.lot_id
     where e.customer_id = $1 and (e.cause = $2 or starts_with(e.cause, $2 || ':'))`,
    [movement.customerId, spent],
  );
  const least = addDays(today(), leastDays);
  const expiresOn = lot?.on && lot.on > least ? lot.on : least;
  return writeEntry(executor, { ...rest, status: 'available', expiresOn });
}

/**
 * Takes back points that a purchase earned, as its goods came back: from what is pending of it; where that is available already, from
 * the balance, as far as it goes.
 */
export async function takeBackEarned(executor: Executor, movement: Movement & { earned: string }): Promise<void> {
  const { earned, customerId, points, reason, cause } = movement;
  await lockLedger(executor, customerId);
  const [lot] = await executor.query<{ id: number; points: number; availableOn: string }>(
    `select l.id, l.points, to_char(l.available_on, 'YYYY-MM-DD') as "availableOn" from bonus_entry l
     where l.customer_id = $1 and l.status = 'pending' and l.lot_id is null
       and (l.cause = $2 or starts_with(l.cause, $2 || ':'))
       and not exists (select 1 from bonus_entry e where e.lot_id = l.id) order by l.id desc limit 1`,
    [customerId, earned],
  );
  if (!lot) {
    const { balance } = await readBalance(executor, customerId);
    const part = Math.min(balance, points);
    if (part > 0) await spendPoints(executor, { customerId, points: part, reason, cause });
    return;
  }
  const common = { customerId, reason, status: 'pending' as const };
  const isNew = await writeEntry(executor, { ...common, points: -lot.points, lotId: lot.id, cause });
  const left = lot.points - points;
  if (isNew && left > 0)
    await writeEntry(executor, { ...common, points: left, availableOn: lot.availableOn, cause: `${earned}:${cause}` });
}
