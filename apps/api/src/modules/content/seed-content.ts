import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Executor } from '../../db/database.ts';
import { pageFacts } from '../../seed/content-rows.ts';
import type { PageFacts } from '../../seed/facts/page-facts.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import type { CompiledEntry } from './compile/compile-entry.ts';
import type { Problem } from './compile/problem.ts';
import { siteFactsOf } from './site-facts.ts';
import { contentFoldersOf } from './store/content-folders.ts';
import { compileFiles, type FileEntry, storeFiles } from './store/import-files.ts';
import type { ContentFile } from './store/read-files.ts';
import { writeFileEntry } from './store/write-file-entry.ts';

const compilerFolder = join(import.meta.dirname, 'compile');
const metaKey = 'content';

/** A page of the project's own rows as an entry. */
const toEntry = ({ slug, title, blocks, seo }: PageFacts): CompiledEntry => ({
  ...{ type: 'page', lang: 'ru', code: slug, status: 'published', title, lead: '', blocks, seo },
  ...{ publishAt: null, expiresAt: null, until: null, picture: null, author: null, tags: [], city: null, fields: {} },
});

type Site = { holdingId: number; folders: readonly (readonly ContentFile[])[]; rows: readonly PageFacts[] };

/** Files of every holding, the shared ones first: its own win. */
function readSites(): Site[] {
  return [...readHoldings().values()].map(({ code, holdingId }) => ({
    holdingId,
    folders: contentFoldersOf(code),
    rows: pageFacts.filter((page) => page.holdingId === holdingId),
  }));
}

/** Changes with the texts and with the program that compiles them. */
function versionOf(sites: readonly Site[]): string {
  const compiler = readdirSync(compilerFolder)
    .sort()
    .map((file) => readFileSync(join(compilerFolder, file), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([sites, compiler, [...readHoldings()]]))
    .digest('hex')
    .slice(0, 16);
}

async function storeSite(db: Executor, { holdingId, rows }: Site, entries: readonly FileEntry[]): Promise<void> {
  await storeFiles(db, holdingId, entries, true);
  const files = new Set(entries.map(({ entry }) => `${entry.type}/${entry.code}`));
  for (const row of rows) {
    if (files.has(`page/${row.slug}`)) continue;
    const updatedAt = `${row.updatedAt}T09:00:00+03:00`;
    await writeFileEntry(db, toEntry(row), { holdingId, source: '', origin: 'facts', updatedAt });
  }
}

/**
 * Brings the store to what the files say, in one transaction: a file that is gone is unpublished, what the desk wrote stays.
 * Files with problems are left out and returned. Does nothing when no file has changed since.
 */
export async function seedContent(database: Database): Promise<Problem[]> {
  const sites = readSites();
  const version = versionOf(sites);
  const [meta] = await database.query<{ value: unknown }>('select value from app_meta where key = $1', [metaKey]);
  if (meta?.value === version) return [];
  const holdings = readHoldings();
  const problems: Problem[] = [];
  await database.transaction(async (executor) => {
    for (const site of sites) {
      const holding = holdings.get(site.holdingId);
      if (!holding) continue;
      const compiled = compileFiles(site.folders, siteFactsOf(holding));
      problems.push(...compiled.problems);
      await storeSite(executor, site, compiled.entries);
    }
    await executor.query(
      `insert into app_meta (key, value) values ($1, to_jsonb($2::text))
       on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [metaKey, problems.length > 0 ? '' : version],
    );
  });
  return problems;
}
