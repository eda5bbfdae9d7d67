import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';

/** Whose thing an event of the group's system is about: the phone, and the VIN of the car where it has one. */
export const customerKey = v.object({
  phone: v.pipe(v.string(), v.regex(/^7\d{10}$/)),
  vin: v.optional(v.nullable(v.pipe(v.string(), v.length(17))), null),
});

/** The customer of a phone and their car of a VIN, null where the garage has none. Throws 404 for a phone that is nobody's. */
export async function customerOf(
  db: Executor,
  holdingId: number,
  { phone, vin }: { phone: string; vin: string | null },
): Promise<{ customerId: string; carId: string | null }> {
  const [row] = await db.query<{ customerId: string; carId: string | null }>(
    `select c.id as "customerId",
       (select g.id from garage_car g where g.customer_id = c.id and g.vin = $3 order by g.status = 'archived' limit 1) as "carId"
     from customer c where c.holding_id = $1 and c.phone = $2`,
    [holdingId, phone, vin],
  );
  if (!row) throw notFound('Такого клиента нет.');
  return row;
}
