import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { isThorough } from '../testing/env.ts';
import { patientLimits } from '../testing/patient.ts';
import type { Database, DatabaseKind } from './database.ts';
import type { PoolLimits } from './limits.ts';
import { openDatabase } from './open-database.ts';
import { administer, type Contents, copyInFolder, copyOnServer, serverUrl } from './testing-templates.ts';

/** Every promise about data is kept on both. Use with `describe.each(engines)`. */
export const engines: readonly DatabaseKind[] = ['pglite', 'postgres'];

/** Of what is decided before a database is asked or after its rows are read, one is enough but in the whole matrix. */
export const walkedEngines: readonly DatabaseKind[] = isThorough() ? engines : ['postgres'];

type TestDatabaseOptions = {
  /** Vehicles of the demonstration stock; none when absent. */
  vehicles?: number;
  /** Accessories and parts beside them; a few unless told. */
  accessories?: number;
  /** `false` leaves the database bare. */
  migrated?: boolean;
};

function contentsOf({ vehicles, accessories = 200, migrated = true }: TestDatabaseOptions): Contents {
  if (vehicles !== undefined) return { vehicles, accessories };
  return migrated ? 'migrated' : 'empty';
}

/** Address of a new database on the run's server, empty unless told, and the function that drops it. */
export async function createTestDatabase(
  options: TestDatabaseOptions = { migrated: false },
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await copyOnServer(name, contentsOf(options));
  const drop = () => administer((client) => client.query(`drop database if exists ${name} with (force)`));
  return { url: serverUrl(name), drop: async () => void (await drop()) };
}

/** A new data folder with an embedded database, and the function that removes it. */
export async function createTestFolder(options: TestDatabaseOptions): Promise<{ dataDir: string; drop: () => void }> {
  const dataDir = await copyInFolder(contentsOf(options));
  return { dataDir, drop: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A database of one's own on the chosen engine; `close()` removes it without a trace. */
export async function openTestDatabase(
  kind: DatabaseKind,
  { limits = patientLimits, ...options }: TestDatabaseOptions & { limits?: PoolLimits } = {},
): Promise<Database> {
  const [place, drop] =
    kind === 'postgres'
      ? await createTestDatabase(options).then(({ url, drop }) => [{ url, dataDir: '' }, drop] as const)
      : await createTestFolder(options).then(({ dataDir, drop }) => [{ dataDir }, drop] as const);
  const database = await openDatabase({ ...place, limits });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
