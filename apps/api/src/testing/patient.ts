import type { Database } from '../db/database.ts';
import { type PoolLimits, poolLimits } from '../db/limits.ts';
import { openDatabase } from '../db/open-database.ts';

/** Limits that a busy test machine does not reach. */
export const patientLimits: PoolLimits = { ...poolLimits, acquireTimeoutMs: 120_000, statementTimeoutMs: 120_000 };

/** Opens a database for a test: a busy machine is slow and nothing else. */
export const openPatiently = (place: { url?: string | undefined; dataDir: string }): Promise<Database> =>
  openDatabase({ ...place, limits: patientLimits });
