import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Something that runs SQL: the database, or one connection of it. */
export type Executor = {
  /** Rows as objects. `bigint` arrives as a number, `jsonb` parsed. */
  query<T extends object = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** Rows as arrays, for bulk reads. */
  rows(sql: string, params?: readonly unknown[]): Promise<unknown[][]>;
};

/** Runs one piece of a large change. */
export type Piece = <T>(work: (executor: Executor) => Promise<T>) => Promise<T>;

/** All pieces of a change on the connection of a transaction that stands. */
export const piecesOf =
  (executor: Executor): Piece =>
  (work) =>
    work(executor);

/** The same pieces, each taken back as soon as it is done: what it would do is found out, and nothing is changed. */
export const rehearsed =
  (piece: Piece): Piece =>
  (work) =>
    piece(async (executor) => {
      await executor.query('savepoint rehearsal');
      try {
        return await work(executor);
      } finally {
        await executor.query('rollback to savepoint rehearsal');
      }
    });

export type DatabaseKind = 'pglite' | 'postgres';

export type Database = Executor & {
  kind: DatabaseKind;
  db: PgDatabase<PgQueryResultHKT, typeof schema>;
  /**
   * Calls back with the payload of each notification, and with `''` after a lost connection came back, when some may
   * have been missed. Resolves with the function that stops listening.
   */
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload?: string): Promise<void>;
  /**
   * Runs work on one connection inside one transaction (read committed): commits what it did, or rolls all of it back
   * and throws what it threw. Inside, the embedded engine knows no other connection: ask the given executor alone.
   */
  transaction<T>(work: (executor: Executor) => Promise<T>): Promise<T>;
  /**
   * Runs a large change of the stock in pieces of at most `mostRows` rows, one change after the other. On a server they are one
   * transaction, and a piece has no bound. The embedded engine has one connection for all: there each piece is a transaction that
   * others' reads go between, and notices of `channel` are given when all is over. What was committed before a failure stays.
   */
  inPieces<T>(channel: string, work: (piece: Piece, mostRows: number) => Promise<T>): Promise<T>;
  /** Runs work on one connection without the statement timeout: migrations, seeding, bulk loads. */
  exclusive<T>(work: (executor: Executor) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
