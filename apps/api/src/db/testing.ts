import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { seed } from '../seed/seed.ts';
import { type Database, type DatabaseKind, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** Every promise about data is kept on both. Use with `describe.each(engines)`. */
export const engines: readonly DatabaseKind[] = ['pglite', 'postgres'];

type TestDatabaseOptions = {
  /** Vehicles of the demonstration stock; none when absent. */
  vehicles?: number;
  /** Accessories and parts beside them; a few unless told. */
  accessories?: number;
  /** `false` leaves the database bare. */
  migrated?: boolean;
};

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Address of a new, empty database on the run's server, and the function that drops it. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}

async function openEmpty(kind: DatabaseKind): Promise<Database> {
  if (kind === 'pglite') return openDatabase({ dataDir: 'memory://' });
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ url, dataDir: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A database of one's own on the chosen engine; `close()` removes it without a trace. */
export async function openTestDatabase(
  kind: DatabaseKind,
  { vehicles, accessories = 200, migrated = true }: TestDatabaseOptions = {},
): Promise<Database> {
  const database = await openEmpty(kind);
  if (migrated) await migrate(database);
  if (vehicles !== undefined) await seed(database, { vehicles, accessories });
  return database;
}
