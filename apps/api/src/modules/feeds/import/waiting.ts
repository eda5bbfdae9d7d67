import type { Executor } from '../../../db/database.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import type { Problem } from './problem.ts';

/** A record whose word is unknown, kept until the word is mapped. */
export type Waiting = { vin: string; line: number; kind: string; word: string; mark: string | null; record: RawRecord };

/** A source's records that may wait; a file with more is no matter of single words. */
const maxWaiting = 5_000;
/** Characters of a value that are kept. */
const maxValue = 10_000;
const batchSize = 200;

const shortened = ({ values, ...rest }: RawRecord): RawRecord => ({
  ...rest,
  values: Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value && { ...value, text: value.text.slice(0, maxValue) }]),
  ),
});

/** The record as one that waits, when an unknown word is what it was refused for. */
export function waitingOf(vin: string, record: RawRecord, problems: readonly Problem[]): Waiting | undefined {
  const found = problems.find(({ unknown }) => unknown);
  if (!found?.unknown || found.value === null) return undefined;
  const mark = found.unknown === 'model' ? (record.values.mark?.text ?? null) : null;
  return { vin, line: record.line, kind: found.unknown, word: found.value, mark, record: shortened(record) };
}

/** Collects the waiting records of one file. */
export class WaitingList {
  readonly rows: Waiting[] = [];

  add(waiting: Waiting | undefined): void {
    if (waiting && this.rows.length < maxWaiting) this.rows.push(waiting);
  }
}

/** Puts the waiting records of a source in place of those of its last file. */
export async function keepWaiting(
  db: Executor,
  { holdingId, source }: { holdingId: number; source: string },
  rows: readonly Waiting[],
): Promise<void> {
  await db.query('delete from feed_waiting where holding_id = $1 and source = $2', [holdingId, source]);
  for (let start = 0; start < rows.length; start += batchSize) {
    await db.query(
      `insert into feed_waiting (holding_id, source, vin, line, kind, word, mark, record)
       select $1, $2, r.vin, r.line, r.kind, r.word, r.mark, r.record
       from jsonb_to_recordset($3::jsonb) as r (vin char(17), line int, kind text, word text, mark text, record jsonb)
       on conflict do nothing`,
      [holdingId, source, JSON.stringify(rows.slice(start, start + batchSize))],
    );
  }
}
