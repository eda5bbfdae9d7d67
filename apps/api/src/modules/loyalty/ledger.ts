import { type BonusLot, type BonusStatus, expiryOf, takeFromLots } from '@showroom/domain/account/loyalty';
import { dayOf } from '@showroom/domain/booking/moscow-time';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';

/** A movement of points. `cause`: the same one moves nothing again. */
export type Movement = { customerId: string; points: number; reason: string; cause: string };

type Entry = Movement & {
  status: BonusStatus;
  lotId?: number;
  availableOn?: string;
  expiresOn?: string;
};

export const today = (now = Date.now()): string => dayOf(now);

/** Makes a customer a member and holds the ledger until the transaction ends: one movement after the other. */
export async function lockLedger(executor: Executor, customerId: string): Promise<void> {
  await executor.query('insert into loyalty_member (customer_id) values ($1) on conflict do nothing', [customerId]);
  await executor.query('select 1 from loyalty_member where customer_id = $1 for update', [customerId]);
}

/** One row of the ledger, which the caller has locked. False when the cause has written before. */
export async function writeEntry(executor: Executor, entry: Entry): Promise<boolean> {
  const rows = await executor.query(
    `insert into bonus_entry (customer_id, status, points, lot_id, reason, available_on, expires_on, cause)
     values ($1, $2, $3, $4, $5, $6::date, $7::date, $8) on conflict (customer_id, cause) do nothing returning id`,
    [
      entry.customerId,
      entry.status,
      entry.points,
      entry.lotId ?? null,
      entry.reason,
      entry.availableOn ?? null,
      entry.expiresOn ?? null,
      entry.cause,
    ],
  );
  return rows.length > 0;
}

/** Credits points that become available on a day. False when the cause has credited before. */
export async function creditPending(
  executor: Executor,
  movement: Movement & { availableOn: string },
): Promise<boolean> {
  await lockLedger(executor, movement.customerId);
  return writeEntry(executor, { ...movement, status: 'pending' });
}

/** Credits points that may be spent at once and live for a year. False when the cause has credited before. */
export async function creditPoints(
  executor: Executor,
  movement: Movement & { availableOn?: string },
): Promise<boolean> {
  await lockLedger(executor, movement.customerId);
  const { availableOn: from = today(), ...rest } = movement;
  return writeEntry(executor, { ...rest, status: 'available', expiresOn: expiryOf(from) });
}

/** What is left of the lots that may be spent, on an ISO day. */
function lotsOf(executor: Executor, customerId: string, day: string): Promise<BonusLot[]> {
  return executor.query<BonusLot>(
    `select l.id, to_char(l.expires_on, 'YYYY-MM-DD') as "expiresOn",
       (l.points + coalesce((select sum(e.points) from bonus_entry e where e.lot_id = l.id), 0))::int as "left"
     from bonus_entry l
     where l.customer_id = $1 and l.status = 'available' and l.lot_id is null and l.expires_on >= $2::date
     order by l.expires_on, l.id`,
    [customerId, day],
  );
}

/**
 * Spends points, those that expire first. False when the cause has spent before. Throws 403 when there are not enough: a
 * balance is never negative.
 */
export async function spendPoints(executor: Executor, movement: Movement, day = today()): Promise<boolean> {
  await lockLedger(executor, movement.customerId);
  const before = await executor.query('select 1 from bonus_entry where customer_id = $1 and cause = $2', [
    movement.customerId,
    movement.cause,
  ]);
  if (before.length > 0) return false;
  const taken = takeFromLots(await lotsOf(executor, movement.customerId, day), movement.points);
  if (!taken) throw new ApiError('PERMISSION_DENIED', 'Столько баллов нет.');
  for (const [at, { id, points }] of taken.entries()) {
    const cause = at === 0 ? movement.cause : `${movement.cause}:${at}`;
    await writeEntry(executor, { ...movement, status: 'spent', points: -points, lotId: id, cause });
  }
  return true;
}

/** Makes pending points available whose day has come. Returns how many points came. */
export async function maturePoints(executor: Executor, customerId: string, day: string): Promise<number> {
  await lockLedger(executor, customerId);
  const lots = await executor.query<{ id: number; points: number; reason: string; availableOn: string }>(
    `select l.id, l.points, l.reason, to_char(l.available_on, 'YYYY-MM-DD') as "availableOn" from bonus_entry l
     where l.customer_id = $1 and l.status = 'pending' and l.lot_id is null and l.available_on <= $2::date
       and not exists (select 1 from bonus_entry e where e.lot_id = l.id) order by l.id`,
    [customerId, day],
  );
  for (const { id, points, reason, availableOn } of lots) {
    const common = { customerId, reason };
    await writeEntry(executor, {
      ...common,
      status: 'pending',
      points: -points,
      lotId: id,
      cause: `matured-out:${id}`,
    });
    await writeEntry(executor, {
      ...{ ...common, status: 'available', points, expiresOn: expiryOf(availableOn), cause: `matured:${id}` },
    });
  }
  return lots.reduce((sum, { points }) => sum + points, 0);
}

/** Takes out what is left of lots whose last day is over. Returns how many points went. */
export async function expirePoints(executor: Executor, customerId: string, day: string): Promise<number> {
  await lockLedger(executor, customerId);
  const lots = await executor.query<{ id: number; left: number }>(
    `select * from (
       select l.id, (l.points + coalesce((select sum(e.points) from bonus_entry e where e.lot_id = l.id), 0))::int as "left"
       from bonus_entry l
       where l.customer_id = $1 and l.status = 'available' and l.lot_id is null and l.expires_on < $2::date) as lots
     where "left" > 0 order by id`,
    [customerId, day],
  );
  for (const { id, left } of lots) {
    const reason = 'Срок баллов закончился';
    await writeEntry(executor, {
      customerId,
      reason,
      status: 'expired',
      points: -left,
      lotId: id,
      cause: `expired:${id}`,
    });
  }
  return lots.reduce((sum, { left }) => sum + left, 0);
}

export type Balance = {
  isMember: boolean;
  spentSum: number;
  balance: number;
  pending: number;
  expiring: { points: number; on: string } | null;
};

/** Balance, what is pending, and what expires first. */
export async function readBalance(db: Executor, customerId: string): Promise<Balance> {
  const [member] = await db.query<{ spentSum: number }>(
    'select spent_sum as "spentSum" from loyalty_member where customer_id = $1',
    [customerId],
  );
  if (!member) return { isMember: false, spentSum: 0, balance: 0, pending: 0, expiring: null };
  const [sums] = await db.query<{ balance: number; pending: number }>(
    `select coalesce(sum(points) filter (where status <> 'pending'), 0)::int as balance,
       coalesce(sum(points) filter (where status = 'pending'), 0)::int as pending
     from bonus_entry where customer_id = $1`,
    [customerId],
  );
  const lots = (await lotsOf(db, customerId, today())).filter(({ left }) => left > 0);
  const on = lots[0]?.expiresOn;
  const points = lots.filter(({ expiresOn }) => expiresOn === on).reduce((sum, { left }) => sum + left, 0);
  return {
    ...{ isMember: true, spentSum: member.spentSum, balance: sums?.balance ?? 0, pending: sums?.pending ?? 0 },
    expiring: on === undefined ? null : { points, on },
  };
}
