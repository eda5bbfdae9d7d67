import type { Database, Executor } from '../../../db/database.ts';
import { type CompiledEntry, compileEntry } from '../compile/compile-entry.ts';
import { entryFile } from '../compile/entry-name.ts';
import type { SiteFacts } from '../compile/placeholders.ts';
import { type Problem, Problems } from '../compile/problem.ts';
import type { ContentFile } from './read-files.ts';
import { type Written, writeFileEntry } from './write-file-entry.ts';

export type FileEntry = { entry: CompiledEntry; source: string; file: string };
export type ImportCounts = Record<Written, number> & { unpublished: number };

export type ImportOutcome = { problems: Problem[] } | { counts: ImportCounts };

const keyOf = (entry: CompiledEntry) => entryFile(entry);

/** Compiles files. A later file of the same address wins when it is of another folder, and is a problem in the same one. */
export function compileFiles(
  folders: readonly (readonly ContentFile[])[],
  facts: SiteFacts,
): { entries: FileEntry[]; problems: Problem[] } {
  const entries = new Map<string, FileEntry>();
  const problems: Problem[] = [];
  for (const files of folders) {
    const own = new Map<string, string>();
    for (const { file, source } of files) {
      const compiled = compileEntry(source, file, facts);
      if ('problems' in compiled) {
        problems.push(...compiled.problems);
        continue;
      }
      const key = keyOf(compiled.entry);
      const twin = own.get(key);
      if (twin) {
        const wrong = new Problems(file);
        wrong.add(1, [`the same address as ${twin}`, `Тот же адрес, что у файла ${twin}.`]);
        problems.push(...wrong.list);
      }
      own.set(key, file);
      entries.set(key, { entry: compiled.entry, source, file });
    }
  }
  return { entries: [...entries.values()], problems };
}

/** Takes entries of files that are no more out of sight. */
async function unpublishOthers(db: Executor, holdingId: number, entries: readonly FileEntry[]): Promise<number> {
  const keep = entries.map(({ entry: { type, lang, code } }) => `${type}/${lang}/${code}`);
  const rows = await db.rows(
    `update content_entry set status = 'draft', live_version = null, updated_at = now()
     where holding_id = $1 and origin = 'file' and status = 'published'
       and not (type || '/' || lang || '/' || code) in (select jsonb_array_elements_text($2::jsonb)) returning id`,
    [holdingId, JSON.stringify(keep)],
  );
  return rows.length;
}

/** Stores compiled files of a holding. Run it in a transaction. */
export async function storeFiles(
  db: Executor,
  holdingId: number,
  entries: readonly FileEntry[],
  prune: boolean,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, kept: 0, unpublished: 0 };
  for (const { entry, source } of entries)
    counts[await writeFileEntry(db, entry, { holdingId, source, origin: 'file' })] += 1;
  if (prune) counts.unpublished = await unpublishOthers(db, holdingId, entries);
  return counts;
}

/** All files or none: with one problem nothing changes. */
export async function importFiles(
  database: Database,
  {
    holdingId,
    facts,
    folders,
    prune,
  }: { holdingId: number; facts: SiteFacts; folders: readonly (readonly ContentFile[])[]; prune: boolean },
): Promise<ImportOutcome> {
  const { entries, problems } = compileFiles(folders, facts);
  if (problems.length > 0) return { problems };
  const counts = await database.transaction((executor) => storeFiles(executor, holdingId, entries, prune));
  return { counts };
}
