import type { Database, Executor } from '../../../db/database.ts';
import { type CompiledEntry, compileEntry } from '../compile/compile-entry.ts';
import { type EntryName, entryFile } from '../compile/entry-name.ts';
import type { SiteFacts } from '../compile/placeholders.ts';
import { type Problem, Problems } from '../compile/problem.ts';
import { type Announced, announceEntries, type Shown } from './announce-entry.ts';
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
async function unpublishOthers(db: Executor, holdingId: number, entries: readonly FileEntry[]): Promise<EntryName[]> {
  const keep = entries.map(({ entry: { type, lang, code } }) => `${type}/${lang}/${code}`);
  return db.query<EntryName>(
    `update content_entry set status = 'draft', live_version = null, updated_at = now()
     where holding_id = $1 and origin = 'file' and status = 'published'
       and not (type || '/' || lang || '/' || code) in (select jsonb_array_elements_text($2::jsonb)) returning type, lang, code`,
    [holdingId, JSON.stringify(keep)],
  );
}

/** Stores compiled files of a holding; `onNews` hears what visitors see anew, otherwise or no more. Run it in a transaction. */
export async function storeFiles(
  db: Executor,
  holdingId: number,
  entries: readonly FileEntry[],
  prune: boolean,
  onNews: (news: EntryName & Shown) => void = () => {},
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, kept: 0, unpublished: 0 };
  for (const { entry, source } of entries) {
    const written = await writeFileEntry(db, entry, { holdingId, source, origin: 'file' });
    counts[written] += 1;
    if ((written === 'added' || written === 'changed') && entry.status === 'published') onNews(entry);
  }
  const gone = prune ? await unpublishOthers(db, holdingId, entries) : [];
  for (const name of gone) onNews({ ...name, publishAt: null, expiresAt: null });
  return { ...counts, unpublished: gone.length };
}

/** All files or none: with one problem nothing changes. Search engines are told what is new, another or gone. */
export async function importFiles(
  database: Database,
  {
    holdingId,
    facts,
    folders,
    prune,
    announced,
  }: {
    holdingId: number;
    facts: SiteFacts;
    folders: readonly (readonly ContentFile[])[];
    prune: boolean;
    announced: Announced;
  },
): Promise<ImportOutcome> {
  const { entries, problems } = compileFiles(folders, facts);
  if (problems.length > 0) return { problems };
  const counts = await database.transaction(async (executor) => {
    const news: (EntryName & Shown)[] = [];
    const stored = await storeFiles(executor, holdingId, entries, prune, (one) => news.push(one));
    await announceEntries(executor, announced, news);
    return stored;
  });
  return { counts };
}
