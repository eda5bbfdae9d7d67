import type { Database } from '../../db/database.ts';
import { answerLifetime, answerOf, type KeptRow, type RepeatableCall } from './once.ts';

type Row = KeptRow<unknown> & { place: number };
type Read = { calls: RepeatableCall[]; rows: Promise<Map<number, Row>> };

/** The read that is still to begin, and the end of the one that runs, by database. */
const reads = new WeakMap<Pick<Database, 'query'>, { next: Read | undefined; running: Promise<unknown> }>();

async function readRows(db: Pick<Database, 'query'>, calls: readonly RepeatableCall[]): Promise<Map<number, Row>> {
  const rows = await db.query<Row>(
    `select a.place, i.body_hash as "bodyHash", i.answer
     from unnest($1::int[], $2::text[], $3::text[]) with ordinality as a (holding_id, route, key, place)
     join idempotency i using (holding_id, route, key) where i.created_at > now() - interval '${answerLifetime}'`,
    [calls.map(({ holdingId }) => holdingId), calls.map(({ route }) => route), calls.map(({ key }) => key)],
  );
  return new Map(rows.map((row) => [Number(row.place), row]));
}

/**
 * As `keptAnswer`, read together by all who ask while another read runs: a crowd takes one connection and not one each.
 */
export async function keptTogether<T>(db: Pick<Database, 'query'>, call: RepeatableCall): Promise<T | undefined> {
  const state = reads.get(db) ?? { next: undefined, running: Promise.resolve() };
  reads.set(db, state);
  if (!state.next) {
    const calls: RepeatableCall[] = [];
    const rows = state.running.then(() => {
      state.next = undefined;
      return readRows(db, calls);
    });
    state.running = rows.catch(() => {});
    state.next = { calls, rows };
  }
  const { calls, rows } = state.next;
  const place = calls.push(call);
  return answerOf((await rows).get(place) as KeptRow<T> | undefined, call);
}
