import { type BookingKind, horizonDays } from '@showroom/domain/booking/rules';
import type { Place, Taken } from '@showroom/domain/booking/slots';
import type { Dealer } from '@showroom/domain/vehicle';
import type { BookingStatus } from '../../db/booking-schema.ts';
import type { Executor } from '../../db/database.ts';

/** Centre of a booking. */
export type BookingDealer = Pick<
  Dealer,
  'code' | 'name' | 'address' | 'phone' | 'latitude' | 'longitude' | 'departments'
>;

export async function findBookingDealer(
  db: Executor,
  holdingId: number,
  code: string,
): Promise<BookingDealer | undefined> {
  const [row] = await db.query<BookingDealer>(
    `select code, name, address, phone, latitude, longitude, departments from dealer
     where holding_id = $1 and code = $2`,
    [holdingId, code],
  );
  return row;
}

const roles = { service: ['bay', 'service-adviser'], testdrive: ['demo', 'sales-adviser'] } as const;

const instant = (bound: string) => `(extract(epoch from ${bound}) * 1000)::float8`;
const standing = `status in ('held', 'confirmed') and (expires_at is null or expires_at > now())`;

export type TakenBy = Taken & { tokenHash: string };
type Row = { things: { id: string; kind: string }[]; taken: [string, string, number, number, number, string][] };

/**
 * Ids of what a visit takes up at a centre and of who receives it (a demo car is one of the mark), and its bookings within the
 * horizon that stand. One statement: the two are of one moment, and a month costs one round trip.
 */
export async function findWorkplace(
  db: Executor,
  dealer: string,
  kind: BookingKind,
  mark: string | undefined,
): Promise<{ resources: string[]; advisers: string[]; taken: TakenBy[] }> {
  const [thing, person] = roles[kind];
  const [row] = await db.query<Row>(
    `select
       (select coalesce(json_agg(json_build_object('id', id, 'kind', kind) order by id), '[]') from booking_resource
         where dealer_code = $1 and kind in ($3, $4) and (mark_code is null or mark_code = $5) and is_active) as things,
       (select coalesce(json_agg(json_build_array(resource_id, adviser_id, ${instant('lower(during)')},
           ${instant('upper(during)')}, ${instant('upper(reception)')}, token_hash)), '[]') from booking
         where dealer_code = $1 and kind = $2 and ${standing}
           and during && tstzrange(now() - interval '1 day', now() + interval '${horizonDays + 1} days')) as taken`,
    [dealer, kind, thing, person, mark ?? null],
  );
  const { things, taken } = row ?? { things: [], taken: [] };
  const idsOf = (wanted: string) => things.filter((one) => one.kind === wanted).map(({ id }) => id);
  return {
    resources: idsOf(thing),
    advisers: idsOf(person),
    taken: taken.map(([resourceId, adviserId, from, to, receptionTo, tokenHash]) => ({
      ...{ resourceId, adviserId, from, to, receptionTo, tokenHash },
    })),
  };
}

/** One booking of a centre is written at a time: whoever comes meanwhile waits. */
export async function lockDealer(executor: Executor, dealer: string): Promise<void> {
  await executor.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [`booking ${dealer}`]);
}

/** Deletes the centre's holds that are over, and all of the visitor's own. */
export async function dropHolds(executor: Executor, dealer: string, tokenHash: string): Promise<void> {
  await executor.query(
    `delete from booking where status = 'held' and ((dealer_code = $1 and expires_at <= now()) or token_hash = $2)`,
    [dealer, tokenHash],
  );
}

export type StoredBooking = {
  id: string;
  holdingId: number;
  kind: BookingKind;
  dealerCode: string;
  status: BookingStatus;
  from: number;
  to: number;
  works: string[];
  vehicle: string | null;
  markCode: string | null;
  leadId: string | null;
  sequence: number;
  updatedAt: number;
  /** Of a hold: how long ago it was made, seconds. */
  ageSeconds: number;
};

export async function findBooking(
  db: Executor,
  holdingId: number,
  tokenHash: string,
): Promise<StoredBooking | undefined> {
  const [row] = await db.query<StoredBooking>(
    `select id, holding_id as "holdingId", kind, dealer_code as "dealerCode", status, ${instant('lower(during)')} as from,
       ${instant('upper(during)')} as to, works, vehicle, mark_code as "markCode", lead_id as "leadId", sequence,
       ${instant('updated_at')} as "updatedAt", extract(epoch from now() - created_at)::float8 as "ageSeconds"
     from booking where holding_id = $1 and token_hash = $2`,
    [holdingId, tokenHash],
  );
  return row;
}

export type NewHold = Place & {
  id: string;
  holdingId: number;
  kind: BookingKind;
  dealerCode: string;
  works: readonly string[];
  markCode: string | undefined;
  tokenHash: string;
  from: number;
  to: number;
  receptionTo: number;
  minutes: number;
};

const range = (from: string, to: string) => `tstzrange(to_timestamp(${from}::float8), to_timestamp(${to}::float8))`;

/** @returns when the hold ends, ms */
export async function insertHold(executor: Executor, hold: NewHold): Promise<number> {
  const [row] = await executor.query<{ expires: number }>(
    `insert into booking (id, holding_id, kind, dealer_code, resource_id, adviser_id, during, reception, status,
       expires_at, works, mark_code, token_hash)
     values ($1, $2, $3, $4, $5, $6, ${range('$7', '$8')}, ${range('$7', '$9')}, 'held',
       now() + make_interval(mins => $10::int), $11, $12, $13)
     returning ${instant('expires_at')} as expires`,
    [
      ...[hold.id, hold.holdingId, hold.kind, hold.dealerCode, hold.resourceId, hold.adviserId],
      ...[hold.from / 1_000, hold.to / 1_000, hold.receptionTo / 1_000, hold.minutes],
      ...[JSON.stringify(hold.works), hold.markCode ?? null, hold.tokenHash],
    ],
  );
  return row?.expires ?? 0;
}

/** @returns when the hold ends, ms */
export async function renewHold(executor: Executor, id: string, minutes: number): Promise<number> {
  const [row] = await executor.query<{ expires: number }>(
    `update booking set expires_at = now() + make_interval(mins => $2::int), updated_at = now() where id = $1
     returning ${instant('expires_at')} as expires`,
    [id, minutes],
  );
  return row?.expires ?? 0;
}

export async function confirmHold(
  executor: Executor,
  id: string,
  { leadId, vehicle }: { leadId: string; vehicle: string | undefined },
): Promise<void> {
  await executor.query(
    `update booking set status = 'confirmed', expires_at = null, lead_id = $2, vehicle = $3, updated_at = now()
     where id = $1`,
    [id, leadId, vehicle ?? null],
  );
}

export async function hasConfirmed(executor: Executor, leadId: string): Promise<boolean> {
  const rows = await executor.query(`select 1 from booking where lead_id = $1 and status = 'confirmed'`, [leadId]);
  return rows.length > 0;
}

export async function moveBooking(
  executor: Executor,
  id: string,
  { resourceId, adviserId, from, to, receptionTo }: Taken,
): Promise<void> {
  await executor.query(
    `update booking set resource_id = $2, adviser_id = $3, during = ${range('$4', '$5')},
       reception = ${range('$4', '$6')}, sequence = sequence + 1, updated_at = now()
     where id = $1`,
    [id, resourceId, adviserId, from / 1_000, to / 1_000, receptionTo / 1_000],
  );
}

export async function cancelBooking(executor: Executor, id: string): Promise<void> {
  await executor.query(
    `update booking set status = 'cancelled', sequence = sequence + 1, updated_at = now() where id = $1`,
    [id],
  );
}

/** Cancels the visit of a lead that is still to come, if it has one. */
export async function cancelVisitOf(executor: Executor, leadId: string): Promise<void> {
  await executor.query(
    `update booking set status = 'cancelled', sequence = sequence + 1, updated_at = now()
     where lead_id = $1 and status = 'confirmed' and lower(during) > now()`,
    [leadId],
  );
}

/** What a booking needs of its lead. */
export type BookingLead = { id: string; number: number; phone: string | null; email: string | null };

export async function findBookingLead(db: Executor, id: string | null): Promise<BookingLead | undefined> {
  const [row] = await db.query<BookingLead>(
    `select id, number, phone, data->>'email' as email from lead where id = $1`,
    [id],
  );
  return row;
}

export async function moveLead(executor: Executor, id: string, date: string, time: string): Promise<void> {
  await executor.query(
    `update lead set data = data || jsonb_build_object('date', $2::text, 'time', $3::text), updated_at = now()
     where id = $1`,
    [id, date, time],
  );
}
