import type { Executor } from '../../../db/database.ts';
import { toColumns } from './feed-columns.ts';
import type { FeedVehicle } from './to-vehicle.ts';

/** A valid record, or (`vehicle` undefined) a refused one whose vehicle stays unchanged. */
export type Staged = { vin: string; line: number; vehicle: FeedVehicle | undefined };

/** Records of a statement: V8 keeps large texts apart and collects them late, 500 records at once took 130 MB more. */
const batchSize = 50;

/** Writes records to the staging table in batches. */
export class Staging {
  readonly #db: Executor;
  readonly #importId: string;
  #batch: { vin: string; line: number; data: Record<string, unknown> | null }[] = [];

  constructor(db: Executor, importId: string) {
    this.#db = db;
    this.#importId = importId;
  }

  async add({ vin, line, vehicle }: Staged): Promise<void> {
    this.#batch.push({ vin, line, data: vehicle ? toColumns(vehicle) : null });
    if (this.#batch.length >= batchSize) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#batch.length === 0) return;
    const batch = this.#batch;
    this.#batch = [];
    await this.#db.query(
      `insert into feed_row (import_id, vin, line, data)
       select $1, r.vin, r.line, nullif(r.data, 'null'::jsonb) from jsonb_to_recordset($2::jsonb) as r (vin char(17), line int, data jsonb)`,
      [this.#importId, JSON.stringify(batch)],
    );
  }

  /** Deletes this import's records, and those abandoned a day ago. */
  async clear(): Promise<void> {
    await this.#db.query("delete from feed_row where import_id = $1 or created_at < now() - interval '1 day'", [
      this.#importId,
    ]);
  }
}
