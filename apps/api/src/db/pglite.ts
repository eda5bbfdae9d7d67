import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Executor } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { createPieces } from './embedded-pieces.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

function prepareFolder(dataDir: string): string {
  const folder = join(dataDir, 'postgres');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new DatabaseUnavailable(
      'folder',
      `The data folder "${dataDir}" cannot be written: check its permissions, or set another DATA_DIR.`,
      error,
    );
  }
  return folder;
}

/** Takes the lock; also detects a read-only mount whose permission bits allow writing. */
function lock(dataDir: string): () => void {
  try {
    return lockFolder(join(dataDir, 'postgres.lock'));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw new DatabaseUnavailable(
      'folder',
      `The data folder "${dataDir}" cannot be written: check its permissions, or set another DATA_DIR.`,
      error,
    );
  }
}

/**
 * PostgreSQL takes its buffers whole from the memory of this process, and 128 MB by default. What is read much is answered from
 * our own memory (ADR-060), and files are cached by the system.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function start(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: folder, extensions: { btree_gist }, startParams });
  } catch (error) {
    throw new DatabaseUnavailable(
      'folder',
      `The embedded database cannot be opened (${folder}): its folder is damaged or of another version.`,
      error,
    );
  }
}

function toExecutor(pglite: Pick<PGlite, 'query'>): Executor {
  return {
    query: async <T extends object>(sql: string, params: readonly unknown[] = []) =>
      (await pglite.query<T>(sql, [...params])).rows,
    rows: async (sql, params = []) => (await pglite.query<unknown[]>(sql, [...params], { rowMode: 'array' })).rows,
  };
}

/** Opens the embedded database in `<dataDir>/postgres` under a lock. */
export async function openPglite(dataDir: string): Promise<Database> {
  const folder = prepareFolder(dataDir);
  const release = lock(dataDir);
  try {
    const pglite = await start(folder);
    await pglite.exec("set time zone 'UTC'");
    const executor = toExecutor(pglite);
    const transaction: Database['transaction'] = (work) => pglite.transaction((inner) => work(toExecutor(inner)));
    const { inPieces, heard } = createPieces(transaction);
    return {
      kind: 'pglite',
      db: drizzle(pglite, { schema }),
      ...executor,
      listen: (channel, callback) => pglite.listen(channel, heard(channel, callback)),
      notify: async (channel, payload = '') => {
        await executor.query('select pg_notify($1, $2)', [channel, payload]);
      },
      transaction,
      inPieces,
      // In process, there is no statement timeout to switch off.
      exclusive: (work) => work(executor),
      close: async () => {
        await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
