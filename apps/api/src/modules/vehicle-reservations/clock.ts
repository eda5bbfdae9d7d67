import type { ClockTask } from '../account-clock/clock-task.ts';
import { endReservation } from './move.ts';
import { findReservation, lockReservation } from './queries.ts';

/** A turn ends so many; the rest wait a minute. */
const atOnce = 200;
/** Who is at the bank when the time is over is waited for so long, minutes: the bank's answer comes before that. */
const graceMinutes = 20;

/** Unpaid or not come for in time, or its holder is gone with all that is known of them. */
const due = `r.status in ('created', 'held') and (
  r.held_until <= $1::timestamptz and (r.held_until <= $1::timestamptz - interval '${graceMinutes} minutes' or not exists (
    select 1 from payment p where p.subject_kind = 'reservation' and p.subject_id = r.id::text and p.state = 'pending'))
  or not exists (select 1 from vehicle_reservation_holder h where h.reservation_id = r.id))`;

/** Ends what time has ended: vehicles are on sale again, deposits go back. Safe to run as often as one likes. */
export const tendReservations: ClockTask = async ({ database }, now) => {
  const rows = await database.query<{ id: string }>(
    `select r.id from vehicle_reservation r where ${due} order by r.id limit ${atOnce}`,
    [now.toISOString()],
  );
  for (const { id } of rows)
    await database.transaction(async (executor) => {
      await lockReservation(executor, id);
      const [row] = await executor.query<{ holdingId: number }>(
        `select r.holding_id as "holdingId" from vehicle_reservation r where r.id = $2 and ${due}`,
        [now.toISOString(), id],
      );
      const known = row && (await findReservation(executor, row, id));
      if (known) await endReservation(executor, known, 'expired', { author: 'system' });
    });
};
