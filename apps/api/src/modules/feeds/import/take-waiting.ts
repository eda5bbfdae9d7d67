import { randomUUID } from 'node:crypto';
import { changeChannel } from '../../../db/change-backlog.ts';
import { type Database, type Executor, piecesOf } from '../../../db/database.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import { applyFeed } from './apply-feed.ts';
import { openContext, wholeStock } from './import-feed.ts';
import { Staging } from './staging.ts';
import { toVehicle } from './to-vehicle.ts';
import { waitingOf } from './waiting.ts';

type Row = { vin: string; line: number; record: RawRecord };

/** One source: what can be read now goes on sale, what still cannot keeps waiting for the word that it lacks now. */
async function takeSource(database: Database, holdingId: number, source: string): Promise<number> {
  const context = await openContext(database, source === wholeStock ? undefined : source, holdingId);
  const rows = await database.query<Row>(
    'select vin, line, record from feed_waiting where holding_id = $1 and source = $2 order by line',
    [holdingId, source],
  );
  const importId = randomUUID();
  const staging = new Staging(database, importId);
  const taken: string[] = [];
  try {
    for (const { vin, line, record } of rows) {
      const { vehicle, problems } = toVehicle(record, context);
      if (vehicle) {
        taken.push(vin);
        await staging.add({ vin, line, vehicle });
        continue;
      }
      const waiting = waitingOf(vin, record, problems);
      await database.query(
        waiting
          ? 'update feed_waiting set kind = $4, word = $5, mark = $6 where holding_id = $1 and source = $2 and vin = $3'
          : 'delete from feed_waiting where holding_id = $1 and source = $2 and vin = $3',
        [holdingId, source, vin, ...(waiting ? [waiting.kind, waiting.word, waiting.mark] : [])],
      );
    }
    await staging.flush();
    if (taken.length === 0) return 0;
    const takeStaged = async (db: Executor) => {
      const { names } = context;
      const options = { importId, holdingId, source, allowWithdraw: false, beyond: names.beyond, isPart: true };
      const { conflicts } = await applyFeed(piecesOf(db), options);
      await db.query(
        `delete from feed_waiting where holding_id = $1 and source = $2
         and vin in (select jsonb_array_elements_text($3::jsonb))`,
        [holdingId, source, JSON.stringify(taken)],
      );
      return taken.length - conflicts.length;
    };
    return await database.inPieces(changeChannel, (piece) => piece(takeStaged));
  } finally {
    await database.exclusive((executor) => new Staging(executor, importId).clear());
  }
}

async function takeAll(database: Database, holdingId: number): Promise<number> {
  const sources = await database.rows('select distinct source from feed_waiting where holding_id = $1 order by 1', [
    holdingId,
  ]);
  let taken = 0;
  for (const [source] of sources) taken += await takeSource(database, holdingId, String(source));
  return taken;
}

/** What is being taken in of each database. */
const running = new WeakMap<Database, Promise<unknown>>();

/**
 * Takes in the records that waited for a word, as far as the dictionary knows it now. Returns how many vehicles that were. One call
 * after another: two words that are mapped at once do not take the same records.
 */
export function takeWaiting(database: Database, holdingId: number): Promise<number> {
  const before = running.get(database) ?? Promise.resolve();
  const taking = before.catch(() => {}).then(() => takeAll(database, holdingId));
  running.set(database, taking);
  return taking;
}
