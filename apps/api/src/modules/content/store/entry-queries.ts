import type { EntryOrigin } from '../../../db/content-schema.ts';
import type { Executor } from '../../../db/database.ts';
import type { CompiledEntry } from '../compile/compile-entry.ts';
import type { EntryName } from '../compile/entry-name.ts';
import { shownNames, shownParams, shownValues } from './shown-columns.ts';

export type StoredEntry = {
  id: number;
  origin: EntryOrigin;
  version: number;
  liveVersion: number | null;
  source: string;
};

/** The entry of an address, locked until the transaction ends. */
export async function lockEntry(
  db: Executor,
  holdingId: number,
  { type, lang, code }: EntryName,
): Promise<StoredEntry | undefined> {
  const [row] = await db.query<StoredEntry>(
    `select id, origin, version, live_version as "liveVersion", source from content_entry
     where holding_id = $1 and type = $2 and lang = $3 and code = $4 for update`,
    [holdingId, type, lang, code],
  );
  return row;
}

type NewEntry = { holdingId: number; origin: EntryOrigin; source: string; isLive: boolean; updatedAt: string | null };

/** A new entry, version 1. */
export async function insertEntry(
  db: Executor,
  entry: CompiledEntry,
  { holdingId, origin, source, isLive, updatedAt }: NewEntry,
): Promise<number> {
  const [row] = await db.rows(
    `insert into content_entry (holding_id, type, lang, code, origin, source, live_version, updated_at, ${shownNames})
     values ($1, $2, $3, $4, $5, $6, $7::int, coalesce($8::timestamptz, now()), ${shownParams(9)}) returning id`,
    [
      holdingId,
      entry.type,
      entry.lang,
      entry.code,
      origin,
      source,
      isLive ? 1 : null,
      updatedAt,
      ...shownValues(entry),
    ],
  );
  return Number(row?.[0]);
}

/** Takes over what is shown; tells whether any of it differs. `updated_at` stays. */
export async function updateShown(db: Executor, id: number, entry: CompiledEntry): Promise<boolean> {
  const rows = await db.rows(
    `update content_entry set (${shownNames}) = (${shownParams(2)})
     where id = $1 and (${shownNames}) is distinct from (${shownParams(2)}) returning id`,
    [id, ...shownValues(entry)],
  );
  return rows.length > 0;
}

type NewVersion = {
  id: number;
  version: number;
  source: string;
  title: string;
  origin: EntryOrigin;
  actor: string | null;
  isLive: boolean;
};

export async function insertVersion(db: Executor, given: NewVersion): Promise<void> {
  await db.query(
    `insert into content_version (entry_id, version, source, title, origin, actor, published_at)
     values ($1, $2, $3, $4, $5, $6, case when $7::boolean then now() end)`,
    [given.id, given.version, given.source, given.title, given.origin, given.actor, given.isLive],
  );
}
