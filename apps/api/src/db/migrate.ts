import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, Executor } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);
/** Advisory lock id: one process migrates, the others wait. */
const advisoryLock = 570_260;
const separator = '--> statement-breakpoint';

/** Names of the migrations in their order. Applied ones are never edited: a change is a new file. */
export function migrationNames(): string[] {
  return readdirSync(fileURLToPath(folder))
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort();
}

async function applyOne(executor: Executor, name: string): Promise<void> {
  const statements = readFileSync(new URL(name, folder), 'utf8').split(separator);
  await executor.query('begin');
  try {
    for (const statement of statements) if (statement.trim() !== '') await executor.query(statement);
    await executor.query('insert into migration (name) values ($1)', [name]);
    await executor.query('commit');
  } catch (error) {
    await executor.query('rollback');
    throw new Error(`Migration ${name} failed.`, { cause: error });
  }
}

/**
 * Brings the database to the newest schema and returns the names of what was applied. Forward only; each file is one
 * transaction, so a run that broke off goes on where it stopped.
 */
export function migrate(database: Database): Promise<string[]> {
  return database.exclusive(async (executor) => {
    await executor.query('select pg_advisory_lock($1)', [advisoryLock]);
    try {
      await executor.query(
        'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
      );
      const done = new Set(
        (await executor.query<{ name: string }>('select name from migration')).map((row) => row.name),
      );
      const open = migrationNames().filter((name) => !done.has(name));
      for (const name of open) await applyOne(executor, name);
      return open;
    } finally {
      await executor.query('select pg_advisory_unlock($1)', [advisoryLock]);
    }
  });
}
