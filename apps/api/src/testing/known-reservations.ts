import { randomUUID } from 'node:crypto';
import { consentVersion } from '@showroom/domain/lead/consent';
import { reservationTermsVersion } from '@showroom/domain/shop/vehicle-reservation';
import type { KnownValues } from './fuzz-calls.ts';
import { signInAs } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const phone = '79160000043';

/** A reservation that holds its vehicle, of a customer who can buy it. */
async function held({ database }: TestApp, vehicleId: number, customerId: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into vehicle_reservation (id, holding_id, vehicle_id, vehicle_name, dealer_code, price, deposit, days, held_until,
       status, paid_at) select $1, 1, v.id, 'Kia Rio, 2024', d.code, 100, 100, 3, now() + interval '3 days', 'held', now()
     from vehicle v join dealer d on d.id = v.dealer_id where v.id = $2`,
    [id, vehicleId],
  );
  await database.query(
    `insert into vehicle_reservation_holder (reservation_id, customer_id, first_name, phone, consent_mode, consent_version,
       terms_version) values ($1, $2, 'Анна', $3, 'spec', $4, $5)`,
    [id, customerId, phone, consentVersion, reservationTermsVersion],
  );
  return id;
}

/** Reservations that exist, for calls about them. */
export async function knownReservations(app: TestApp): Promise<KnownValues> {
  const { customerId } = await signInAs(app, { holdingId: 1, phone });
  const rows = await app.database.query<{ id: number }>(
    `select id from vehicle where holding_id = 1 and status = 'on-sale' and price is not null order by id desc limit 10`,
  );
  const ids = [];
  for (const { id } of rows.slice(0, 4)) ids.push(await held(app, id, customerId));
  const holder = { firstname: 'Анна', phone, email: 'anna@example.com', policy: true };
  const bodies = rows.slice(4).map(({ id }, n) => ({
    vehicleId: id,
    holder: { ...holder, phone: `7916000005${n}` },
    termsVersion: reservationTermsVersion,
  }));
  const [read = '', released = '', bought = '', unpaid = ''] = ids;
  await app.database.query("update vehicle_reservation set status = 'created', paid_at = null where id = $1", [unpaid]);
  return {
    'vehicleReservations.get:id': [read],
    'vehicleReservations.cancel:id': [read],
    'body:vehicleReservations.cancel': ['{}'],
    'body:vehicleReservations.pay': ['{}'],
    'body:deskReservations.release': ['{}'],
    'body:deskReservations.convert': ['{}'],
    'vehicleReservations.pay:id': [unpaid],
    'body:vehicleReservations.create': bodies.map((body) => JSON.stringify(body)),
    'deskReservations.release:id': [released],
    'deskReservations.convert:id': [bought],
  };
}
