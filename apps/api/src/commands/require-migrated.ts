import type { Executor } from '../db/database.ts';
import { migrationNames } from '../db/migrate.ts';
import { StartError } from './start-error.ts';

/** Throws `StartError` when the database lacks migrations that this code needs. */
export async function requireMigrated(db: Executor): Promise<void> {
  const [table] = await db.query<{ found: boolean }>("select to_regclass('migration') is not null as found");
  const applied = table?.found ? await db.query<{ name: string }>('select name from migration') : [];
  const names = new Set(applied.map((row) => row.name));
  if (migrationNames().some((name) => !names.has(name))) {
    throw new StartError('The database is not ready: run serve --prepare, or migrate and seed first.');
  }
}
