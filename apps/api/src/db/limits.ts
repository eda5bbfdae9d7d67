/** What one API process allows itself of a PostgreSQL server. */
export type PoolLimits = {
  /** Connections at most. */
  poolSize: number;
  /** How long a request waits for a free connection before it gets 503, ms. */
  acquireTimeoutMs: number;
  /** After which the server ends a statement of a request, ms. */
  statementTimeoutMs: number;
};

/** Rows B-28 of the requirements. */
export const poolLimits: PoolLimits = { poolSize: 16, acquireTimeoutMs: 1_000, statementTimeoutMs: 3_000 };
