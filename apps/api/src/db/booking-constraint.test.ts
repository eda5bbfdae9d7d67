import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { engines, openTestDatabase } from './testing.ts';

describe.each(engines)('on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('delete from booking'));

  const hold = (resource: string, adviser: string, from: string, to: string, reception = to) =>
    database.query(
      `insert into booking (id, holding_id, kind, dealer_code, resource_id, adviser_id, during, reception, status,
         expires_at, token_hash)
       values ($1::uuid, 1, 'service', 'centre', $2, $3, tstzrange($4::timestamptz, $5::timestamptz),
         tstzrange($4::timestamptz, $6::timestamptz), 'held', now(), $1::text)`,
      [randomUUID(), resource, adviser, `2027-01-11 ${from}+03`, `2027-01-11 ${to}+03`, `2027-01-11 ${reception}+03`],
    );

  test('a resource is not taken twice, however the database is asked', async () => {
    await hold('bay:1', 'adviser:1', '10:00', '12:00');
    await expect(hold('bay:1', 'adviser:2', '11:30', '12:30')).rejects.toThrow(/booking_resource_taken_once/);
    await hold('bay:1', 'adviser:2', '12:00', '12:30');
    await hold('bay:2', 'adviser:3', '10:00', '12:00');
  });

  test('nor does an adviser receive two visitors at once; after the reception there is time for another', async () => {
    await hold('bay:1', 'adviser:1', '10:00', '12:00', '10:30');
    await expect(hold('bay:2', 'adviser:1', '10:00', '11:00', '10:30')).rejects.toThrow(/booking_adviser_taken_once/);
    await hold('bay:2', 'adviser:1', '10:30', '11:00');
  });

  test('what is cancelled frees its time', async () => {
    await hold('bay:1', 'adviser:1', '10:00', '12:00');
    await database.query(`update booking set status = 'cancelled', expires_at = null`);
    await hold('bay:1', 'adviser:1', '10:00', '12:00');
  });

  test('a confirmed booking has its lead', async () => {
    await hold('bay:1', 'adviser:1', '10:00', '12:00');
    const confirm = database.query(`update booking set status = 'confirmed', expires_at = null`);
    await expect(confirm).rejects.toThrow(/booking_lead_known/);
  });
});
