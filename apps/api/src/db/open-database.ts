import type { Database } from './database.ts';
import type { PoolLimits } from './limits.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

type DatabaseOptions = {
  /** `postgres://…`; absent: the embedded database. */
  url?: string | undefined;
  /** The embedded database lives in `<dataDir>/postgres`. */
  dataDir: string;
  /** Of a server; those of the requirements unless told. */
  limits?: PoolLimits;
};

/**
 * Opens the storefront's database: PostgreSQL at `url`, or PGlite, the same PostgreSQL in process.
 * Throws `DatabaseUnavailable` with one sentence for a wrong address, an unreachable server, a folder that
 * cannot be written, or one that another process holds.
 */
export function openDatabase({ url, dataDir, limits }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres(url, limits) : openPglite(dataDir);
}
