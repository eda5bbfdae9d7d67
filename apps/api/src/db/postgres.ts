import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, type Executor, piecesOf } from './database.ts';
import { DatabaseUnavailable, toDatabaseUnavailable } from './database-unavailable.ts';
import { type PoolLimits, poolLimits } from './limits.ts';
import { listenOn } from './postgres-listener.ts';
import * as schema from './schema.ts';

const int8 = 20;

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  // Prices and counts stay far below 2^53.
  return oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text');
}

function checkAddress(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && /^postgres(ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1) return;
  throw new DatabaseUnavailable(
    'address',
    'DATABASE_URL is wrong: the form is postgres://user:password@host:5432/database.',
  );
}

/** Address without the password, for messages. */
function shown(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}

function toStartFailure(url: string, error: unknown): DatabaseUnavailable {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === '28P01' || code === '28000') {
    return new DatabaseUnavailable(
      'address',
      `PostgreSQL at ${shown(url)} refused the user or password of DATABASE_URL.`,
      error,
    );
  }
  if (code === '3D000') {
    return new DatabaseUnavailable(
      'address',
      `PostgreSQL has no such database as DATABASE_URL names: ${shown(url)}.`,
      error,
    );
  }
  return new DatabaseUnavailable(
    'unreachable',
    `PostgreSQL at ${shown(url)} does not answer: check DATABASE_URL and whether the server runs.`,
    error,
  );
}

type Queryable = {
  query(config: pg.QueryConfig | pg.QueryArrayConfig, values: unknown[]): Promise<{ rows: unknown[] }>;
};

function toExecutor(client: Queryable): Executor {
  const run = async (config: pg.QueryConfig | pg.QueryArrayConfig, params: readonly unknown[]) => {
    try {
      return (await client.query(config, [...params])).rows;
    } catch (error) {
      throw toDatabaseUnavailable(error) ?? error;
    }
  };
  return {
    query: async <T extends object>(sql: string, params: readonly unknown[] = []) =>
      (await run({ text: sql }, params)) as T[],
    rows: async (sql, params = []) => (await run({ text: sql, rowMode: 'array' }, params)) as unknown[][],
  };
}

/** A connection for one caller alone. Losing it rejects the running query; unheard, its `error` would end the process. */
async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toDatabaseUnavailable(error) ?? error;
  });
  const release = client.release.bind(client);
  client.on('error', ignore);
  client.release = (error) => {
    client.off('error', ignore);
    release(error);
  };
  return client;
}

const ignore = () => {};

async function inTransaction<T>(pool: pg.Pool, work: (executor: Executor) => Promise<T>): Promise<T> {
  const client = await checkOut(pool);
  const executor = toExecutor(client);
  let broken: Error | undefined;
  try {
    await executor.query('begin');
    const result = await work(executor);
    await executor.query('commit');
    return result;
  } catch (error) {
    // A connection whose rollback fails is discarded; the server ends its transaction.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Opens a pool to a PostgreSQL server and checks that it answers. */
export async function openPostgres(url: string, limits: PoolLimits = poolLimits): Promise<Database> {
  checkAddress(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.acquireTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statementTimeoutMs,
    options: '-c timezone=UTC',
    application_name: 'showroom-api',
    types: { getTypeParser },
  });
  // An idle connection that breaks reports here; the next query opens another. Without a listener the process would end.
  pool.on('error', () => {});
  const executor = toExecutor(pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw toStartFailure(url, error);
  }
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }),
    ...executor,
    listen: async (channel, callback) => {
      const stop = await listenOn(url, channel, callback);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    notify: async (channel, payload = '') => {
      await executor.query('select pg_notify($1, $2)', [channel, payload]);
    },
    transaction: (work) => inTransaction(pool, work),
    inPieces: (_channel, work) =>
      inTransaction(pool, (connection) => work(piecesOf(connection), Number.POSITIVE_INFINITY)),
    exclusive: async (work) => {
      const client = await checkOut(pool);
      try {
        await client.query('set statement_timeout = 0');
        return await work(toExecutor(client));
      } finally {
        await client.query(`set statement_timeout = ${limits.statementTimeoutMs}`).then(
          () => client.release(),
          (error: Error) => client.release(error),
        );
      }
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}
