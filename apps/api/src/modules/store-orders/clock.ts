import type { Executor } from '../../db/database.ts';
import type { ClockTask } from '../account-clock/clock-task.ts';
import { moveOrder } from './move.ts';
import { findOrder, lockOrder, type StoredOrder } from './queries.ts';
import { endOrder } from './refund.ts';

/** A turn ends so many; the rest wait a minute. */
const atOnce = 200;
/** Who is at the bank when the time is over is waited for so long, minutes: the bank's answer comes before that. */
const graceMinutes = 20;

/** Unpaid or waiting in the centre for too long. A payment that the bank is still asked about holds the goods. */
const overdue = `o.held_until is not null and o.held_until <= $1::timestamptz
  and o.status in ('created', 'awaiting_payment', 'ready')
  and (o.held_until <= $1::timestamptz - interval '${graceMinutes} minutes' or not exists (
    select 1 from payment p where p.subject_kind = 'order' and p.subject_id = o.id::text and p.state = 'pending'))`;
/** Whose buyer is gone with all that is known of them: nobody will come. */
const orphaned = `o.status in ('created', 'awaiting_payment', 'paid', 'assembling', 'ready')
  and not exists (select 1 from store_order_recipient r where r.order_id = o.id)`;

async function endOne(executor: Executor, condition: string, id: string, now: Date): Promise<StoredOrder | undefined> {
  await lockOrder(executor, id);
  const [row] = await executor.query<{ holdingId: number }>(
    `select o.holding_id as "holdingId" from store_order o where o.id = $2 and $1::timestamptz is not null and ${condition}`,
    [now.toISOString(), id],
  );
  return row && findOrder(executor, row, id);
}

/** Ends what time has ended: goods, codes and points are free again. Safe to run as often as one likes. */
export const tendStoreOrders: ClockTask = async ({ database }, now) => {
  const due = (condition: string) =>
    database.query<{ id: string }>(
      `select o.id from store_order o where $1::timestamptz is not null and ${condition} order by o.id limit ${atOnce}`,
      [now.toISOString()],
    );
  for (const { id } of await due(overdue))
    await database.transaction(async (executor) => {
      const order = await endOne(executor, overdue, id, now);
      if (order) await moveOrder(executor, order, 'expired', { author: 'system' });
    });
  for (const { id } of await due(orphaned))
    await database.transaction(async (executor) => {
      const order = await endOne(executor, orphaned, id, now);
      if (order) await endOrder(executor, order, { author: 'system' });
    });
};
