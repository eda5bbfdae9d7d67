import type { Executor } from '../../../db/database.ts';
import type { CompiledEntry } from '../compile/compile-entry.ts';
import type { EntryName } from '../compile/entry-name.ts';
import type { Problem } from '../compile/problem.ts';
import { writeAudit } from './audit.ts';
import { insertEntry, insertVersion, lockEntry, updateShown } from './entry-queries.ts';
import { type Desk, previewEntry, subjectOf } from './preview-entry.ts';

export type Draft = {
  name: EntryName;
  source: string;
  /** The version that the editor began with; undefined for a new entry. */
  base?: number | undefined;
};
/** `conflict`: somebody has saved since; the newest version. */
export type Saved = { saved: { id: number; version: number } } | { problems: Problem[] } | { conflict: number };

async function store(
  db: Executor,
  { holdingId, actor }: Desk,
  { source, base }: Draft,
  entry: CompiledEntry,
): Promise<Saved> {
  const old = await lockEntry(db, holdingId, entry);
  if (old ? base !== old.version : base !== undefined) return { conflict: old?.version ?? 0 };
  if (old?.source === source) return { saved: { id: old.id, version: old.version } };
  const draft: CompiledEntry = { ...entry, status: 'draft' };
  const version = (old?.version ?? 0) + 1;
  const id =
    old?.id ?? (await insertEntry(db, draft, { holdingId, origin: 'desk', source, isLive: false, updatedAt: null }));
  if (old) {
    await db.query(`update content_entry set source = $2, version = $3, origin = 'desk' where id = $1`, [
      ...[id, source, version],
    ]);
    // What visitors see changes with the press of "publish" alone.
    if (old.liveVersion === null) await updateShown(db, id, draft);
  }
  await insertVersion(db, { id, version, source, title: entry.title, origin: 'desk', actor, isLive: false });
  const act = old ? 'save' : 'create';
  await writeAudit(db, { holdingId, actor, act, subject: subjectOf(entry), details: { version } });
  return { saved: { id, version } };
}

/** Keeps a text as the newest version; visitors go on seeing the published one. A text with problems changes nothing. */
export async function saveEntry(desk: Desk, draft: Draft): Promise<Saved> {
  const compiled = previewEntry(desk, draft.name, draft.source);
  if ('problems' in compiled) return compiled;
  return desk.database.transaction((executor) => store(executor, desk, draft, compiled.entry));
}
