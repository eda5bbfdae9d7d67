import { randomUUID } from 'node:crypto';
import { consentVersion } from '@showroom/domain/lead/consent';
import { reservationTermsVersion, reservedUntil } from '@showroom/domain/shop/vehicle-reservation';
import type { ExamplePart } from '../example-customer/example-part.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { findVehicleName } from '../leads/queries.ts';
import { moveReservation, takeOffSale } from './move.ts';
import { addEvent, findReservation } from './queries.ts';

const hourMs = 3_600_000;
const system = { author: 'system' } as const;

/** A reservation that waits for its deposit, and one that holds its vehicle; no bank has taken anything for it. */
export const exampleReservations: ExamplePart = async ({ executor, customerId, holdingId }) => {
  const terms = readHoldings().get(holdingId)?.deposits?.cars;
  const [buyer] = await executor.query<{ phone: string }>('select phone from customer where id = $1', [customerId]);
  if (!terms || !buyer) return;
  const vehicles = await executor.query<{ id: number; price: number; dealer: string }>(
    `select v.id, v.price, d.code as dealer from vehicle v join dealer d on d.id = v.dealer_id
     where v.holding_id = $1 and v.type = 'cars' and v.status = 'on-sale' and v.price is not null
       and not exists (select 1 from vehicle_reservation r where r.vehicle_id = v.id and r.status in ('created', 'paid', 'held'))
     order by v.id desc limit 2`,
    [holdingId],
  );
  for (const [at, { id: vehicleId, price, dealer }] of vehicles.entries()) {
    const isPaid = at > 0;
    const id = randomUUID();
    const name = await findVehicleName(executor, holdingId, vehicleId);
    const until = isPaid ? reservedUntil(Date.now(), terms.days) : Date.now() + hourMs;
    await executor.query(
      `insert into vehicle_reservation (id, holding_id, vehicle_id, vehicle_name, dealer_code, price, deposit, days, held_until, paid_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8), case when $10::boolean then now() end)`,
      [id, holdingId, vehicleId, name ?? '', dealer, price, terms.sum, terms.days, until / 1_000, isPaid],
    );
    await executor.query(
      `insert into vehicle_reservation_holder (reservation_id, customer_id, first_name, phone, email, consent_mode,
         consent_version, terms_version) values ($1, $2, 'Анна', $3, 'anna@example.com', 'spec', $4, $5)`,
      [id, customerId, buyer.phone, consentVersion, reservationTermsVersion],
    );
    await addEvent(executor, id, 'created', { author: 'customer' });
    const row = await findReservation(executor, { holdingId }, id);
    if (!isPaid || !row) continue;
    await takeOffSale(executor, vehicleId);
    const paid = await moveReservation(executor, row, 'paid', system);
    await moveReservation(executor, paid, 'held', system);
  }
};
