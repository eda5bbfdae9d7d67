import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { seedContent } from '../modules/content/seed-content.ts';
import { seedReviews } from '../modules/reviews/seed-reviews.ts';
import { seed } from '../seed/seed.ts';
import { openPatiently } from '../testing/patient.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** What a test finds in its database: nothing, the tables, or the tables with the texts and a demonstration stock. */
export type Contents = 'empty' | 'migrated' | { vehicles: number; accessories: number };
/** Texts take longer than a small stock: they are compiled once, below every stock. */
type Layer = Contents | 'texts';

const nameOf = (contents: Layer) =>
  typeof contents === 'string' ? contents : `seeded_${contents.vehicles}_${contents.accessories}`;

async function fill(database: Database, contents: Layer): Promise<void> {
  try {
    if (contents === 'migrated') await migrate(database);
    else if (contents === 'texts') await seedContent(database);
    else if (contents !== 'empty') {
      await seed(database, contents);
      await seedReviews(database);
    }
  } finally {
    await database.close();
  }
}

/** Address of a database of the run's server. */
export function serverUrl(database: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

/** Asks the server's own database. */
export async function administer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Test files run in several processes: whoever wants what another is making waits for it. */
const alone = <T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  administer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    return work(client);
  });

/** Copies a data folder into a new one of this run; by reference where the file system can. */
function copyFolder(from: string | undefined): string {
  const folder = mkdtempSync(join(inject('testFolder'), 'data-'));
  if (from) cpSync(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

/** The engine's own templates are half of the files that every copy copies and removes, and it makes no database. */
async function dropTemplates(database: Database): Promise<void> {
  await database.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`);
}

/** Data folder of the embedded engine with these contents, made when first asked for. */
function folderTemplate(contents: Layer): Promise<string> {
  const name = nameOf(contents);
  const folder = join(inject('testFolder'), 'templates', name);
  return alone(`folder ${name}`, async () => {
    if (existsSync(folder)) return folder;
    const draft = contents === 'empty' ? copyFolder(undefined) : await copyInFolder(poorer(contents));
    const database = await openPatiently({ dataDir: draft });
    if (contents === 'migrated') await dropTemplates(database);
    await fill(database, contents);
    mkdirSync(join(folder, '..'), { recursive: true });
    renameSync(draft, folder);
    return folder;
  });
}

/** Database of the run's server with these contents, made when first asked for. */
function serverTemplate(contents: Layer): Promise<string> {
  if (contents === 'empty') return Promise.resolve('template1');
  const name = `stock_${nameOf(contents)}`;
  return alone(`server ${name}`, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `draft_${name}`;
    await client.query(`create database ${draft} template ${await serverTemplate(poorer(contents))}`);
    await fill(await openPatiently({ url: serverUrl(draft), dataDir: '' }), contents);
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

/** What a template is made from. */
const poorer = (contents: Layer): Layer =>
  contents === 'migrated' ? 'empty' : contents === 'texts' ? 'migrated' : 'texts';

/** A new data folder of the embedded engine. */
export const copyInFolder = async (contents: Layer): Promise<string> => copyFolder(await folderTemplate(contents));

/** A new database of the server, by name. */
export async function copyOnServer(name: string, contents: Contents): Promise<void> {
  const template = await serverTemplate(contents);
  await administer((client) => client.query(`create database ${name} template ${template}`));
}
