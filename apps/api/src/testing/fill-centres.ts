import type { Database } from '../db/database.ts';
import { listFreeTimes } from '../modules/booking/free-times.ts';

const centres = 20;
const place = { kind: 'service' as const, dealer: 'busy-1', works: ['oil'] };

/** Centres with four bays and two advisers each, two thirds taken for a month, and a hundred days behind them. */
export async function fillCentres(database: Database) {
  const departments = [{ code: 'service', name: 'Сервис', hours: [{ days: 'пн–вс', hours: '08:00–21:00' }] }];
  await database.query(
    `insert into dealer (id, holding_id, code, name, sort_key, city, address, latitude, longitude, phone, departments, advisers)
     select n, 1, 'busy-' || n, 'Центр', 'центр', 'msk', 'Москва', 55.7, 37.6, '74950000000', $1::jsonb, '[]'::jsonb
     from generate_series(1, ${centres}) n`,
    [JSON.stringify(departments)],
  );
  await database.query(
    `insert into booking_resource (id, holding_id, dealer_code, kind, name)
     select d.code || ':' || kind || n, 1, d.code, kind, kind || n
     from dealer d, (values ('bay', 4), ('service-adviser', 2)) as given(kind, count), generate_series(1, count) n`,
  );
  // Longer than a statement of a request may take.
  const [row] = await database.exclusive((db) =>
    db.query<{ count: number }>(
      `with made as (insert into booking
       (id, holding_id, kind, dealer_code, resource_id, adviser_id, during, reception, status, expires_at, works, token_hash)
     select gen_random_uuid(), 1, 'service', d.code, d.code || ':bay' || bay, d.code || ':service-adviser' || bay,
       tstzrange(at, at + interval '1 hour'), tstzrange(at, at + interval '30 minutes'), 'held', now() + interval '1 day',
       '["oil"]'::jsonb, d.code || bay || at
     from dealer d, generate_series(1, 2) bay, generate_series(-100, 29) day, generate_series(8, 20) hour,
       lateral (select (current_date + day)::timestamp at time zone 'Europe/Moscow' + make_interval(hours => hour) as at) found
     where (day + 200 + hour + bay) % 3 > 0 returning 1)
     select count(*)::int as count from made`,
    ),
  );
  await database.query('analyze booking');
  const ask = () => listFreeTimes({ database }, 1, place);
  const { days } = await ask();
  return { ask, bookings: row?.count ?? 0, free: days.reduce((sum, { times }) => sum + times.length, 0) };
}
