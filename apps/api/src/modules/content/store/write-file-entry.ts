import type { EntryOrigin } from '../../../db/content-schema.ts';
import type { Executor } from '../../../db/database.ts';
import type { CompiledEntry } from '../compile/compile-entry.ts';
import { insertEntry, insertVersion, lockEntry, updateShown } from './entry-queries.ts';

/** `kept`: the desk has edited it, so it stays. */
export type Written = 'added' | 'changed' | 'unchanged' | 'kept';

type Given = { holdingId: number; source: string; origin: Exclude<EntryOrigin, 'desk'>; updatedAt?: string };

/** A day in the future is no day of a change. */
const pastOf = (time: string | null | undefined) => (time && Date.parse(time) <= Date.now() ? time : null);

/** Stores an entry of a file, or of the project's rows. The same text again makes no new version. Run it in a transaction. */
export async function writeFileEntry(db: Executor, entry: CompiledEntry, given: Given): Promise<Written> {
  const { holdingId, source, origin } = given;
  const isLive = entry.status === 'published';
  const old = await lockEntry(db, holdingId, entry);
  if (!old) {
    const updatedAt = pastOf(given.updatedAt ?? entry.publishAt);
    const id = await insertEntry(db, entry, { holdingId, origin, source, isLive, updatedAt });
    await insertVersion(db, { id, version: 1, source, title: entry.title, origin, actor: null, isLive });
    return 'added';
  }
  if (old.origin === 'desk') return 'kept';
  const isOther = await updateShown(db, old.id, entry);
  // The same file compiled by a newer program: what is shown follows, and nobody has edited anything.
  if (old.origin === origin && old.source === source && (origin === 'file' || !isOther)) return 'unchanged';
  const version = old.version + 1;
  await db.query(
    `update content_entry set source = $2, origin = $3, version = $4, live_version = $5::int, updated_at = coalesce($6::timestamptz, now())
     where id = $1`,
    [old.id, source, origin, version, isLive ? version : null, pastOf(given.updatedAt)],
  );
  await insertVersion(db, { id: old.id, version, source, title: entry.title, origin, actor: null, isLive });
  return 'changed';
}
