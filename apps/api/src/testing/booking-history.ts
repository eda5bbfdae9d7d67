import { randomBytes, randomUUID } from 'node:crypto';
import { instantOf, moscowIso } from '@showroom/domain/booking/moscow-time';
import fc from 'fast-check';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { cancelVisit, changeTime } from '../modules/booking/change.ts';
import { type Confirmation, confirmBooking } from '../modules/booking/confirm.ts';
import { listFreeTimes } from '../modules/booking/free-times.ts';
import { holdSlot } from '../modules/booking/hold.ts';
import { hashOf } from '../modules/booking/visit.ts';
import { type Holdings, readHoldings } from '../modules/holdings/read-holdings.ts';

/** A centre of two bays and two advisers, written by `makeHistoryCentre`. */
const dealer = 'history-centre';
const holdingId = 1;
const clients = 10;
/** Operations of one history. */
export const historyLength = 100;
const works = [['oil'], ['maintenance'], ['oil', 'computer']];
const sender = { holdingId, address: undefined };

const acts = ['hold', 'confirm', 'release', 'move', 'cancel', 'expire', 'repeat'] as const;
type Act = { what: (typeof acts)[number]; client: number; slot: number; works: number };
/** What several clients do at once; of one client one after the other. */
type Batch = Act[];

const act = fc.record<Act>({
  what: fc.constantFrom(...acts, 'hold', 'confirm', 'move'),
  client: fc.nat(clients - 1),
  slot: fc.nat(9),
  works: fc.nat(works.length - 1),
});

/** A history: `historyLength` operations in batches of one to eight. */
const history: fc.Arbitrary<Batch[]> = fc
  .tuple(
    fc.array(act, { minLength: historyLength, maxLength: historyLength }),
    fc.array(fc.integer({ min: 1, max: 8 }), { minLength: historyLength, maxLength: historyLength }),
  )
  .map(([all, sizes]) => {
    const batches: Batch[] = [];
    for (let at = 0; at < all.length; at += batches.at(-1)?.length ?? 1) {
      batches.push(all.slice(at, at + (sizes[batches.length] ?? 1)));
    }
    return batches;
  });

type Client = {
  secret: string;
  held: { startsAt: string; works: string[] } | undefined;
  /** Instant and number of what was confirmed, and the call that did. */
  booked: { startsAt: string; number: string; key: string; request: Confirmation } | undefined;
};
const newClient = (): Client => ({
  secret: randomBytes(32).toString('base64url'),
  held: undefined,
  booked: undefined,
});

const slotOf = ({ secret }: Client, startsAt: string, codes: string[]) => ({
  ...{ kind: 'service' as const, dealer, works: codes, startsAt, secret },
});

let phones = 0;
const formData = (phone: string) => ({ firstname: 'Анна', phone, mark: 'haval', model: 'Jolion', policy: true });

/** A time of one of two days a week from now; `release` chooses one of the other day. */
const timeOf = (slot: number, isOtherDay: boolean): string => {
  const day = new Date(Date.now() + (isOtherDay ? 9 : 8) * 86_400_000).toISOString().slice(0, 10);
  return moscowIso(instantOf(day, 600 + slot * 30));
};

/** What a visitor is refused with: taken, unknown, too often. Anything else fails the history. */
const refusals = new Set([404, 409, 429]);

/** The answer of a call; undefined where it is refused. */
async function answered<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && refusals.has(error.status)) return undefined;
    throw error;
  }
}

class Broken extends Error {
  override name = 'Broken';
}
const require = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

/** How many operations did what they were to do. */
export type Done = Record<(typeof acts)[number], number>;

type Sources = { database: Database; holdings: Holdings; codeSecret: string; done: Done };

async function hold(sources: Sources, client: Client, startsAt: string, codes: string[]): Promise<boolean> {
  const held = await answered(() => holdSlot(sources, sender, slotOf(client, startsAt, codes)));
  require(!held || !client.booked, 'A visit that is confirmed was held again.');
  if (held) client.held = { startsAt, works: codes };
  return held !== undefined;
}

async function confirm(sources: Sources, client: Client, startsAt: string, codes: string[]): Promise<boolean> {
  const { held = { startsAt, works: codes } } = client;
  const slot = slotOf(client, held.startsAt, held.works);
  phones += 1;
  const request = { ...slot, formUrl: '/service/online/', formData: formData(String(79_000_000_000 + phones)) };
  const key = randomUUID();
  const done = await answered(() => confirmBooking(sources, sender, key, request));
  if (!done) return false;
  require(!client.booked, 'A visit was confirmed twice.');
  client.booked = { startsAt: done.receipt.startsAt, number: done.receipt.number, key, request };
  client.held = undefined;
  return true;
}

/** One operation of a client. Tells whether it did anything. */
async function perform(sources: Sources, client: Client, { what, slot, works: chosen }: Act): Promise<boolean> {
  const codes = works[chosen] ?? [];
  const { secret, booked } = client;
  if (what === 'hold') return hold(sources, client, timeOf(slot, false), codes);
  // Whoever chooses another day frees the time that he had.
  if (what === 'release') return hold(sources, client, timeOf(slot, true), codes);
  if (what === 'confirm') return confirm(sources, client, timeOf(slot, false), codes);
  if (what === 'repeat') {
    if (!booked) return false;
    const { receipt, replayed } = await confirmBooking(sources, sender, booked.key, booked.request);
    require(replayed && receipt.number === booked.number, 'A repeat was answered with another booking.');
    return true;
  }
  if (what === 'expire') {
    const past = `update booking set expires_at = now() - interval '1 second' where status = 'held' and token_hash = $1 returning id`;
    return (await sources.database.query(past, [hashOf(secret)])).length > 0;
  }
  if (what === 'move') {
    const startsAt = timeOf(slot, false);
    const moved = await answered(() => changeTime(sources, holdingId, { secret, startsAt }));
    require(!moved || booked !== undefined, 'A visit was moved that nobody has booked.');
    if (moved && booked) booked.startsAt = moved.startsAt;
    return moved !== undefined;
  }
  const cancelled = await answered(() => cancelVisit(sources, holdingId, secret));
  require((cancelled !== undefined) === (booked !== undefined), 'A visit that stands was not cancelled.');
  if (cancelled) Object.assign(client, newClient());
  return cancelled !== undefined;
}

type Standing = { tokenHash: string; status: string; from: number };

/** What has to be true whenever nobody is at work. */
async function checkAll({ database }: Sources, everybody: readonly Client[]): Promise<void> {
  const [row] = await database.query<Record<string, number>>(
    `select
       (select count(*)::int from booking a join booking b on a.id < b.id and a.status in ('held', 'confirmed')
          and b.status in ('held', 'confirmed') and (a.resource_id = b.resource_id and a.during && b.during
            or a.adviser_id = b.adviser_id and a.reception && b.reception)) as "taken twice",
       (select count(*)::int from booking where (status = 'held') = (lead_id is not null)) as "with a wrong lead",
       (select count(*)::int from lead l where (select count(*) from booking where lead_id = l.id) <> 1)
         as "leads without their booking",
       (select count(*)::int from outbox o where o.kind = 'booking-reminder' and o.status = 'pending' and not exists (
          select 1 from booking b where b.lead_id = o.lead_id and b.status = 'confirmed')) as "reminders of nothing",
       (select count(*)::int from booking b join lead l on l.id = b.lead_id where b.status = 'confirmed'
          and to_char(lower(b.during) at time zone 'Europe/Moscow', 'YYYY-MM-DD HH24:MI') <>
            (l.data->>'date') || ' ' || (l.data->>'time')) as "leads with another time"`,
  );
  const wrong = Object.entries(row ?? { 'no answer': 1 }).filter(([, count]) => count !== 0);
  require(wrong.length === 0, `Bookings: ${JSON.stringify(wrong)}`);
  const standing = await database.query<Standing>(
    `select token_hash as "tokenHash", status, (extract(epoch from lower(during)) * 1000)::float8 as from from booking
     where status in ('held', 'confirmed')`,
  );
  const byHash = new Map(standing.map((one) => [one.tokenHash, one]));
  const confirmed = standing.filter(({ status }) => status === 'confirmed').length;
  require(confirmed ===
    everybody.filter(({ booked }) => booked).length, 'Somebody has a visit that he was not told of.');
  for (const { secret, booked } of everybody) {
    const own = byHash.get(hashOf(secret));
    const isRight = own?.status === 'confirmed' && own.from === Date.parse(booked?.startsAt ?? '');
    require(!booked || isRight, 'A visit is not what its visitor was told.');
  }
}

/** Who alone asks for a time gets it exactly when it is shown as free. */
async function holdAlone(sources: Sources, client: Client, { slot, works: chosen }: Act): Promise<void> {
  const codes = works[chosen] ?? [];
  const startsAt = timeOf(slot, false);
  // As others see it: what is the client's own is not his any more.
  await sources.database.query(`delete from booking where status = 'held' and token_hash = $1`, [
    hashOf(client.secret),
  ]);
  const { days } = await listFreeTimes(sources, holdingId, { kind: 'service', dealer, works: codes });
  const day = days.find(({ date }) => startsAt.startsWith(date));
  const isFree = day?.times.includes(startsAt.slice(11, 16)) === true;
  const isHeld = await hold(sources, client, startsAt, codes);
  require(isHeld === isFree, isFree ? 'A free time was refused.' : 'A taken time was given away.');
}

async function live(sources: Sources, batches: readonly Batch[]): Promise<void> {
  const { database } = sources;
  for (const table of ['booking', 'outbox', 'lead', 'idempotency', 'rate_count'])
    await database.query(`delete from ${table}`);
  const everybody = Array.from({ length: clients }, newClient);
  for (const batch of batches) {
    const [alone] = batch;
    const whoAlone = alone && everybody[alone.client];
    if (batch.length === 1 && alone?.what === 'hold' && whoAlone && !whoAlone.booked) {
      await holdAlone(sources, whoAlone, alone);
    } else {
      await Promise.all(
        everybody.map(async (client, number) => {
          for (const one of batch.filter((given) => given.client === number))
            if (await perform(sources, client, one)) sources.done[one.what] += 1;
        }),
      );
    }
    await checkAll(sources, everybody);
  }
}

/** A centre of two bays and two advisers for `checkHistories`. */
export async function makeHistoryCentre(database: Database): Promise<void> {
  const departments = [{ code: 'service', name: 'Сервис', hours: [{ days: 'пн–вс', hours: '09:00–21:00' }] }];
  await database.query(
    `insert into dealer (id, holding_id, code, name, sort_key, city, address, latitude, longitude, phone, departments, advisers)
     values (1, $1, $2, 'Центр', 'центр', 'msk', 'Москва', 55.7, 37.6, '74950000000', $3::jsonb, '[]'::jsonb)`,
    [holdingId, dealer, JSON.stringify(departments)],
  );
  await database.query(
    `insert into booking_resource (id, holding_id, dealer_code, kind, name)
     select 'history-' || kind || n, $1, $2, kind, kind || n
     from unnest(array['bay', 'service-adviser']) kind, generate_series(1, 2) n`,
    [holdingId, dealer],
  );
}

/**
 * Lives through random histories of `historyLength` operations each: several clients hold, confirm, move and cancel visits at one
 * small centre at once, holds run out, calls are repeated. After every batch no time is taken twice and everybody has what he was
 * told. Rejects with the seed of a history that breaks this. Returns how many operations were not refused.
 */
export async function checkHistories(database: Database, count: number, seed = Date.now()): Promise<Done> {
  const done: Done = { hold: 0, confirm: 0, release: 0, move: 0, cancel: 0, expire: 0, repeat: 0 };
  const sources = { database, holdings: readHoldings(), done, codeSecret: 'a-secret-of-the-tests-32-characters' };
  await fc.assert(
    fc.asyncProperty(history, (batches) => live(sources, batches)),
    { numRuns: count, seed, endOnFailure: true },
  );
  return done;
}
