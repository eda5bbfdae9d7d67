import { notFound } from '../../../http/api-error.ts';
import type { Problem } from '../compile/problem.ts';
import { announceEntries } from './announce-entry.ts';
import { writeAudit } from './audit.ts';
import { updateShown } from './entry-queries.ts';
import { findEntry } from './find-entry.ts';
import { type Desk, previewEntry, subjectOf } from './preview-entry.ts';

export type Published =
  | { published: { version: number; publishAt: string | null; expiresAt: string | null } }
  | { problems: Problem[] };

const announcedOf = ({ holdings, holdingId, indexNowKey: key }: Desk) => ({ host: holdings.get(holdingId)?.host, key });

/**
 * Shows the newest text, at once or from its `date` on; `status` in the text says nothing here. With problems (a picture that is no
 * more) nothing changes. Throws 404 for an entry that there is not.
 */
export function publishEntry(desk: Desk, id: number): Promise<Published> {
  return desk.database.transaction(async (executor) => {
    const { holdingId, actor } = desk;
    await executor.query('select 1 from content_entry where holding_id = $1 and id = $2 for update', [holdingId, id]);
    const stored = await findEntry(executor, holdingId, id);
    if (!stored) throw notFound('Такой записи нет.');
    const compiled = previewEntry(desk, stored, stored.source);
    if ('problems' in compiled) return compiled;
    const { version } = stored;
    await updateShown(executor, id, { ...compiled.entry, status: 'published' });
    await executor.query(
      `update content_entry set live_version = $2,
         updated_at = case when live_version is distinct from $2 then now() else updated_at end where id = $1`,
      [id, version],
    );
    await executor.query(
      `update content_version set published_at = coalesce(published_at, now()) where entry_id = $1 and version = $2`,
      [id, version],
    );
    await writeAudit(executor, {
      ...{ holdingId, actor, act: 'publish' },
      ...{ subject: subjectOf(stored), details: { version } },
    });
    const { publishAt, expiresAt } = compiled.entry;
    await announceEntries(executor, announcedOf(desk), [{ ...stored, publishAt, expiresAt }]);
    return { published: { version, publishAt, expiresAt } };
  });
}

/** Takes an entry out of sight; its texts stay. Files do not bring it back. Throws 404 for an entry that there is not. */
export function unpublishEntry(desk: Desk, id: number): Promise<void> {
  const { database, holdingId, actor } = desk;
  return database.transaction(async (executor) => {
    const stored = await findEntry(executor, holdingId, id);
    if (!stored) throw notFound('Такой записи нет.');
    await executor.query(
      `update content_entry set status = 'draft', live_version = null, origin = 'desk', updated_at = now()
       where holding_id = $1 and id = $2`,
      [holdingId, id],
    );
    await writeAudit(executor, { holdingId, actor, act: 'unpublish', subject: subjectOf(stored) });
    await announceEntries(executor, announcedOf(desk), [{ ...stored, publishAt: null, expiresAt: null }]);
  });
}
