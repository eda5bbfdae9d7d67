import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from './database.ts';
import { toDatabaseUnavailable } from './database-unavailable.ts';
import { poolLimits } from './limits.ts';
import { migrate, migrationNames } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { createTestDatabase, createTestFolder, engines, openTestDatabase } from './testing.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.each(engines)('database on %s', (engine) => {
  let database: Database;
  let applied: string[];
  beforeAll(async () => {
    database = await openTestDatabase(engine, { migrated: false });
    applied = await migrate(database);
  });
  afterAll(() => database.close());

  test('migrations are applied once, in order, and can be run again', async () => {
    expect(applied).toEqual(migrationNames());
    expect(applied.length).toBeGreaterThan(0);
    expect(await migrate(database)).toEqual([]);
  });

  test('large whole numbers arrive as numbers and JSON parsed', async () => {
    const rows = await database.query(
      `select 7000000000::bigint as price, '[{"a":1}]'::jsonb as list, count(*) as count`,
    );
    expect(rows).toEqual([{ price: 7_000_000_000, list: [{ a: 1 }], count: 1 }]);
  });

  test('a notification reaches who listens, and nobody after that', async () => {
    const heard: string[] = [];
    const stop = await database.listen('test_channel', (payload) => heard.push(payload));
    await database.notify('test_channel', 'one');
    await expect.poll(() => heard).toEqual(['one']);
    await stop();
    await database.notify('test_channel', 'two');
    // Heard by who still listens, so it has passed by the one who does not.
    const after: string[] = [];
    const stopAfter = await database.listen('test_channel', (payload) => after.push(payload));
    await database.notify('test_channel', 'three');
    await expect.poll(() => after).toEqual(['three']);
    await stopAfter();
    expect(heard).toEqual(['one']);
  });

  test('a change in pieces is heard of once, when all of it is done; the next one waits for it', async () => {
    const told: string[] = [];
    const stop = await database.listen('test_pieces', (payload) => told.push(payload));
    const done: string[] = [];
    const change = (name: string) =>
      database.inPieces('test_pieces', async (piece) => {
        for (const part of ['first', 'second']) {
          await piece((db) => db.query("select pg_notify('test_pieces', $1)", [`${name} ${part}`]));
          done.push(`${name} ${part}`);
        }
        if (engine === 'pglite') expect(told.filter((payload) => payload.startsWith(name))).toEqual([]);
      });
    await (engine === 'pglite' ? Promise.all([change('a'), change('b')]) : change('a').then(() => change('b')));
    const all = ['a first', 'a second', 'b first', 'b second'];
    expect(done).toEqual(all);
    await expect.poll(() => told).toEqual(all);
    await stop();
  });

  test('names stand in one order on both engines, whatever the locale of the server', async () => {
    for (const [index, key] of ['яма', 'Zeekr', 'елка', 'audi', '212'].entries()) {
      await database.query(`insert into mark values ($1, $2, $2, $2, $2, 'ru', false)`, [index + 1, key]);
    }
    const rows = await database.rows('select sort_key from mark order by sort_key');
    expect(rows.flat()).toEqual(['212', 'Zeekr', 'audi', 'елка', 'яма']);
  });
});

describe('embedded', () => {
  test('what was written is there after closing and opening again, and the folder is free', async () => {
    const { dataDir, drop } = await createTestFolder({ migrated: false });
    const first = await openDatabase({ dataDir });
    await first.query('create table kept as select 42 as answer');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason: 'locked' });
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.rows('select answer from kept')).toEqual([[42]]);
    await second.close();
    drop();
  });

  test('reads of others go between the pieces of a large change, and what was done before a failure stays', async () => {
    const { dataDir, drop } = await createTestFolder({ migrated: false });
    const database = await openDatabase({ dataDir });
    await database.query('create table counted (number int)');
    const seen: unknown[] = [];
    const change = database.inPieces('nobody', async (piece) => {
      for (const number of [1, 2, 3]) {
        await piece((db) => db.query('insert into counted values ($1)', [number]));
        seen.push((await database.rows('select count(*)::int from counted'))[0]?.[0]);
      }
      throw new Error('broke off');
    });
    await expect(change).rejects.toThrow('broke off');
    expect(seen).toEqual([1, 2, 3]);
    await database.inPieces('nobody', (piece) => piece((db) => db.query('insert into counted values (4)')));
    expect(await database.rows('select number from counted order by 1')).toEqual([[1], [2], [3], [4]]);
    await database.close();
    drop();
  });

  test('a folder that cannot be made or written is named in one sentence', async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const failure = await openDatabase({ dataDir: file }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'DatabaseUnavailable', reason: 'folder' });
    expect(String(failure)).toContain(`The data folder "${file}" cannot be written`);
  });
});

describe('server', () => {
  test.each([
    ['mysql://localhost/shop', 'address'],
    ['not an address', 'address'],
    ['postgres://127.0.0.1:1/shop', 'unreachable'],
  ])('%s: %s', async (url, reason) => {
    await expect(openDatabase({ url, dataDir: '' })).rejects.toMatchObject({ name: 'DatabaseUnavailable', reason });
  });

  test('a database that is not there is told from a server that is not there', async () => {
    const { url, drop } = await createTestDatabase();
    await drop();
    await expect(openDatabase({ url, dataDir: '' })).rejects.toMatchObject({ reason: 'address' });
  });

  test('a statement is stopped after its time, and seeding is not', async () => {
    const limits = { ...poolLimits, acquireTimeoutMs: 120_000, statementTimeoutMs: 200 };
    const database = await openTestDatabase('postgres', { migrated: false, limits });
    await expect(database.query('select pg_sleep(300)')).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      reason: 'timeout',
    });
    await database.exclusive((executor) => executor.query('select pg_sleep(0.4)'));
    await database.close();
  });

  test('when all connections are busy the next caller hears so, and does not wait for them', async () => {
    const database = await openTestDatabase('postgres', { migrated: false, limits: poolLimits });
    const finish = Promise.withResolvers<void>();
    const busy = Array.from({ length: poolLimits.poolSize }, () => database.exclusive(() => finish.promise));
    await expect(database.query('select 1')).rejects.toMatchObject({ reason: 'overload' });
    finish.resolve();
    await Promise.allSettled(busy);
    expect(await database.rows('select 1')).toEqual([[1]]);
    await database.close();
  });

  test('a cut connection is reported as such, and listening comes back by itself', async () => {
    const database = await openTestDatabase('postgres', { migrated: false });
    const heard: string[] = [];
    await database.listen('test_channel', (payload) => heard.push(payload));
    const cut =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    const sleeping = database
      .exclusive((executor) => executor.query('select pg_sleep(300)'))
      .catch((error: unknown) => error);
    const asleep = "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
    await expect.poll(() => database.rows(asleep)).toHaveLength(1);
    await database.query(cut);
    expect(await sleeping).toMatchObject({ name: 'DatabaseUnavailable', reason: 'unreachable' });
    await expect.poll(() => heard).toEqual(['']);
    await database.notify('test_channel', 'back');
    await expect.poll(() => heard).toEqual(['', 'back']);
    await database.close();
  });

  test('an ordinary mistake in SQL is not taken for an outage', async () => {
    const database = await openTestDatabase('postgres', { migrated: false });
    const failure = await database.query('select nothing').catch((error: unknown) => error);
    expect(toDatabaseUnavailable(failure)).toBeUndefined();
    await database.close();
  });
});
