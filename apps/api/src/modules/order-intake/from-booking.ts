import { findWorks } from '@showroom/domain/booking/works';
import type { Executor } from '../../db/database.ts';
import type { Services } from '../../rpc/context.ts';

type Made = { id: string };

/** Who was signed in, else whose phone it is. */
const isOwner =
  'c.holding_id = l.holding_id and (c.id = l.customer_id or (l.customer_id is null and c.phone = l.phone))';

/** The car of the garage that a lead speaks of: by VIN, else by number. */
const carOf = `(select g.id from garage_car g where g.customer_id = c.id and g.status <> 'archived'
    and (g.vin = l.data->>'vin' or g.state_number = l.data->>'stateNumber') order by g.vin = l.data->>'vin' desc nulls last limit 1)`;
const nameOf = `nullif(concat_ws(', ', nullif(concat_ws(' ', l.data->>'mark', l.data->>'model'), ''), l.data->>'manufactureYear'), '')`;

async function logFirst(executor: Executor, made: readonly Made[], status: 'requested' | 'confirmed'): Promise<void> {
  await executor.query(
    `insert into order_event (order_id, kind, author, body) select id, 'status', 'customer', $2 from unnest($1::uuid[]) as made (id)`,
    [made.map(({ id }) => id), status],
  );
}

/**
 * Makes orders of confirmed service bookings whose phone is a customer's and that have none yet: of one booking, or of all
 * that are still to come. Their works are those that were booked.
 */
export async function ordersOfBookings(executor: Executor, bookingId: string | null = null): Promise<void> {
  const made = await executor.query<Made>(
    `insert into service_order (id, holding_id, customer_id, car_id, booking_id, lead_id, dealer_code, status, visit_at, vehicle)
     select gen_random_uuid(), b.holding_id, c.id, ${carOf}, b.id, l.id, b.dealer_code, 'confirmed', lower(b.during), coalesce(b.vehicle, ${nameOf})
     from booking b join lead l on l.id = b.lead_id
     join customer c on ${isOwner}
     where b.kind = 'service' and b.status = 'confirmed' and ($1::uuid is null or b.id = $1) and lower(b.during) > now()
       and not exists (select 1 from service_order o where o.booking_id = b.id)
     on conflict (booking_id) do nothing returning id`,
    [bookingId],
  );
  await logFirst(executor, made, 'confirmed');
  await bookedWorks(executor, made);
}

/** The order of a request for a visit whose time somebody agrees on by phone (`form_service`). */
export async function orderOfLead(executor: Executor, leadId: string): Promise<void> {
  const made = await executor.query<Made>(
    `insert into service_order (id, holding_id, customer_id, car_id, lead_id, dealer_code, status, vehicle)
     select gen_random_uuid(), l.holding_id, c.id, ${carOf}, l.id, l.dealer_code, 'requested', ${nameOf}
     from lead l join customer c on ${isOwner}
     where l.id = $1 and l.form_id = 'form_service' and l.dealer_code is not null
       and not exists (select 1 from service_order o where o.lead_id = l.id)
     returning id`,
    [leadId],
  );
  await logFirst(executor, made, 'requested');
}

/** Gives a booking to whoever holds its key; one that is another customer's stays there. Returns the order's id. */
export async function claimBooking(
  executor: Executor,
  customer: { id: string; holdingId: number },
  tokenHash: string,
): Promise<string | undefined> {
  const made = await executor.query<Made>(
    `insert into service_order (id, holding_id, customer_id, car_id, booking_id, lead_id, dealer_code, status, visit_at, vehicle)
     select gen_random_uuid(), b.holding_id, c.id, ${carOf}, b.id, l.id, b.dealer_code, 'confirmed', lower(b.during), coalesce(b.vehicle, ${nameOf})
     from booking b join lead l on l.id = b.lead_id join customer c on c.id = $2
     where b.holding_id = $1 and b.token_hash = $3 and b.kind = 'service' and b.status = 'confirmed'
     on conflict (booking_id) do nothing returning id`,
    [customer.holdingId, customer.id, tokenHash],
  );
  await logFirst(executor, made, 'confirmed');
  await bookedWorks(executor, made);
  const [row] = await executor.query<Made>(
    `select o.id from service_order o join booking b on b.id = o.booking_id
     where b.holding_id = $1 and b.token_hash = $2 and o.customer_id = $3`,
    [customer.holdingId, tokenHash, customer.id],
  );
  return row?.id;
}

/** The order follows its booking when the visit is moved or cancelled by its link. */
export async function followBooking(executor: Executor, bookingId: string): Promise<void> {
  await executor.query(
    `update service_order o set visit_at = lower(b.during), updated_at = now()
     from booking b where b.id = $1 and o.booking_id = b.id and b.status = 'confirmed' and o.visit_at is distinct from lower(b.during)`,
    [bookingId],
  );
  const gone = await executor.query<Made>(
    `update service_order o set status = 'cancelled', updated_at = now()
     from booking b where b.id = $1 and o.booking_id = b.id and b.status = 'cancelled' and o.status in ('requested', 'confirmed')
     returning o.id`,
    [bookingId],
  );
  for (const { id } of gone)
    await executor.query(
      `insert into order_event (order_id, kind, author, body) values ($1, 'status', 'customer', 'cancelled')`,
      [id],
    );
}

/** Clock: bookings of people who became customers after they had booked. */
export const adoptBookings = ({ database }: Pick<Services, 'database'>): Promise<void> =>
  database.transaction((executor) => ordersOfBookings(executor));

/** Works that were booked are agreed to. */
async function bookedWorks(executor: Executor, made: readonly Made[]): Promise<void> {
  for (const { id } of made) {
    const [visit] = await executor.query<{ works: string[] }>(
      'select b.works from booking b join service_order o on o.booking_id = b.id where o.id = $1',
      [id],
    );
    for (const { name, price } of findWorks(visit?.works ?? []) ?? [])
      await executor.query(
        `insert into order_work (id, order_id, name, price, status, decided_at)
         values (gen_random_uuid(), $1, $2, $3, 'approved', now())`,
        [id, name, price],
      );
  }
}
