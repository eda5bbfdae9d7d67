import { existsSync } from 'node:fs';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import type { Problem } from '../modules/content/compile/problem.ts';
import type { ContentImportRequest } from '../modules/content/remote/content-import-routes.ts';
import { siteFactsOf } from '../modules/content/site-facts.ts';
import { contentFoldersOf } from '../modules/content/store/content-folders.ts';
import { compileFiles, type ImportOutcome, importFiles } from '../modules/content/store/import-files.ts';
import { type ContentFile, readContentFiles } from '../modules/content/store/read-files.ts';
import { findEndpoint } from '../modules/feeds/remote/import-endpoint.ts';
import { readHoldings } from '../modules/holdings/read-holdings.ts';
import type { ContentArguments } from './content-arguments.ts';
import { printContentProblem } from './content-report.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

type Folders = ContentFile[][];

function foldersOf(folder: string | undefined, code: string): Folders {
  if (folder === undefined) return contentFoldersOf(code);
  if (!existsSync(folder)) throw new StartError(`There is no folder "${folder}".`);
  const files = readContentFiles(folder);
  if (files.length === 0)
    throw new StartError(`"${folder}" has no folder of content (pages, news, blog, …) with .md files.`);
  return [files];
}

/** Fails with a line for each problem, once each: shared files are read for every holding. */
function refuse(problems: readonly Problem[], end: string): void {
  if (problems.length === 0) return;
  const lines = [...new Set(problems.map(printContentProblem))];
  throw new StartError([...lines, `${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}. ${end}`].join('\n'));
}

/** Compiles the files of every holding, or of one; nothing is stored. */
function check({ folder, holding }: ContentArguments): string {
  const asked = [...readHoldings().values()].filter(({ holdingId }) => holding === undefined || holdingId === holding);
  const files = new Set<string>();
  const problems: Problem[] = [];
  for (const facts of asked) {
    const folders = foldersOf(folder, facts.code);
    for (const { file } of folders.flat()) files.add(file);
    problems.push(...compileFiles(folders, siteFactsOf(facts)).problems);
  }
  refuse(problems, 'Nothing else is wrong.');
  return `${files.size} files are right.`;
}

async function importRemotely(env: Env, request: ContentImportRequest): Promise<ImportOutcome> {
  const endpoint = findEndpoint(env.dataDir);
  const answer =
    endpoint &&
    (await fetch(new URL('/internal/content', endpoint.url), {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-import-token': endpoint.token },
      body: JSON.stringify(request),
    }).catch(() => undefined));
  if (!answer?.ok) throw new StartError('The API holds the database but refused the import: restart it.');
  return (await answer.json()) as ImportOutcome;
}

async function store(env: Env, request: ContentImportRequest): Promise<ImportOutcome> {
  const holding = readHoldings().get(request.holding);
  if (!holding) throw new StartError(`There is no holding ${request.holding}.`);
  let database: Awaited<ReturnType<typeof openDatabase>>;
  try {
    database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  } catch (error) {
    // The running API holds the embedded database: it does the work.
    if (error instanceof DatabaseUnavailable && error.reason === 'locked') return importRemotely(env, request);
    throw error;
  }
  try {
    await requireMigrated(database);
    const { holding: holdingId, ...rest } = request;
    const announced = { host: holding.host, key: env.ports.indexNowKey };
    return await importFiles(database, { holdingId, facts: siteFactsOf(holding), announced, ...rest });
  } finally {
    await database.close();
  }
}

/** `content check` and `content import`. Returns what to print; throws `StartError` with file and line of every problem. */
export async function contentCommand(env: Env, given: ContentArguments): Promise<string> {
  if (given.act === 'check') return check(given);
  const holding = given.holding ?? 0;
  const code = readHoldings().get(holding)?.code;
  if (code === undefined) throw new StartError(`There is no holding ${holding}.`);
  const outcome = await store(env, { holding, prune: given.prune, folders: foldersOf(given.folder, code) });
  if ('problems' in outcome) refuse(outcome.problems, 'Nothing was changed.');
  if (!('counts' in outcome)) return '';
  const { added, changed, unchanged, kept, unpublished } = outcome.counts;
  const counts = { added, changed, unchanged, 'kept as the desk has it': kept, unpublished };
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
