import type { Services } from '../../rpc/context.ts';
import { adoptBookings } from '../order-intake/from-booking.ts';
import { moveOrder } from './move.ts';
import { findOwnOrder } from './queries.ts';

/** Whoever has not come by a day after the visit has not come. */
const waitHours = 24;

/** Clock: confirmed visits to which nobody came, and bookings of new customers. Safe to run as often as one likes. */
export async function tendServiceOrders(services: Pick<Services, 'database'>, now: Date): Promise<void> {
  await adoptBookings(services);
  const missed = await services.database.query<{ id: string; customerId: string }>(
    `select id, customer_id as "customerId" from service_order
     where status = 'confirmed' and visit_at < $1::timestamptz - make_interval(hours => $2::int) limit 200`,
    [now, waitHours],
  );
  for (const { id, customerId } of missed)
    await services.database.transaction(async (executor) => {
      const order = await findOwnOrder(executor, customerId, id, true);
      if (order?.status === 'confirmed') await moveOrder(executor, order, 'no_show', { author: 'system' });
    });
}
