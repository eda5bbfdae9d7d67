import { setImmediate as breath } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { engines, openTestDatabase } from '../../../db/testing.ts';
import { autoRuFeed, bytesOf, camry, type FeedCar, listen } from '../testing/feed-files.ts';
import { type ImportOptions, importFeed } from './import-feed.ts';

const cars = (from: number, to: number, extra?: Partial<FeedCar>) =>
  Array.from({ length: to - from }, (_, at) => camry(from + at, extra));
/** Of models that the market alone knows. */
const hiace = { folder_id: 'Хайс', body_type: 'Микроавтобус', engine_type: '', gearbox: '', drive: '' };
const probox = { folder_id: 'Пробокс', body_type: 'Универсал', engine_type: '', gearbox: '', drive: '' };

const before = [...cars(0, 150), camry(997, { year: '2015' })];
/** Something of every kind, over more than one slice. */
const after = [
  ...cars(30, 120),
  ...cars(120, 140, { price: '2 490 000' }),
  camry(140, { price: 'дорого' }),
  camry(141, hiace),
  ...cars(300, 400),
  ...cars(400, 420, { ...hiace, year: '2015' }),
  camry(420, { ...hiace, year: '2019' }),
  camry(421, probox),
  camry(300),
  camry(423, { folder_id: 'Кэмрюшка' }),
  camry(424, { mark_id: 'Тойёта-Ваз' }),
  camry(425, { color: 'хамелеон' }),
  camry(426, { availability: 'продан' }),
  { ...camry(427), vin: '123' },
  ...cars(900, 903),
];

describe.each(engines)('a dry run on %s', (engine) => {
  let database: Database;
  let dealers: string[];
  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 60 });
    const rows = await database.rows('select code from dealer where holding_id = 1 order by id limit 2');
    dealers = rows.map(([code]) => String(code));
  });
  afterAll(() => database.close());

  async function run(file: readonly FeedCar[], extra: Partial<ImportOptions>, onApply = () => {}) {
    const { problems, listener } = listen();
    const options = { holding: 1, dealer: dealers[0], dryRun: false, allowWithdraw: false, ...extra };
    const summary = await importFeed(database, bytesOf(autoRuFeed(file)), options, { ...listener, onApply });
    return { summary, problems };
  }
  /** Every row of every table. */
  async function everything(): Promise<Record<string, unknown>> {
    const tables = await database.rows("select tablename from pg_tables where schemaname = 'public' order by 1");
    const sums: Record<string, unknown> = {};
    for (const [table] of tables) {
      const rows = await database.rows(
        `select count(*)::int, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from "${table}" t`,
      );
      sums[String(table)] = rows[0];
    }
    return sums;
  }

  test('tells what the import then does, line for line, changes nothing and lets others read between its slices', async () => {
    await run(cars(900, 903), { dealer: dealers[1] });
    await run(before, {});
    const there = await everything();
    const seen: unknown[] = [];
    let reading: Promise<void> | undefined;
    let isOver = false;
    const read = async () => {
      while (!isOver) {
        seen.push((await database.rows('select count(*)::int, sum(price) from vehicle'))[0]);
        await breath();
      }
    };
    const dry = await run(after, { dryRun: true }, () => {
      reading = read();
    }).finally(() => {
      isOver = true;
    });
    await reading;
    expect(await everything()).toEqual(there);
    expect(new Set(seen.map((row) => JSON.stringify(row))).size).toBe(1);
    // Three slices of records, and what is before and after them.
    if (engine === 'pglite') expect(seen.length).toBeGreaterThanOrEqual(6);
    expect(dry.summary).toMatchObject({ refused: 8, gone: 1, changed: 21, unchanged: 90, withdrawn: 39, dryRun: true });
    expect(new Set(dry.problems.map(({ message }) => message)).size).toBeGreaterThanOrEqual(6);
    const real = await run(after, {});
    expect(real).toEqual({ ...dry, summary: { ...dry.summary, dryRun: false } });
    expect(
      await database.rows(`select o.code, o.year_from from model o where o.code in ('hiace', 'probox') order by 1`),
    ).toEqual([
      ['hiace', 2015],
      ['probox', 2023],
    ]);
  });

  test('refuses what the import would refuse', async () => {
    const file = cars(30, 40);
    await expect(run(file, { dryRun: true })).rejects.toThrow(/would withdraw \d+ of \d+ vehicles/);
    await expect(run(file, {})).rejects.toThrow(/would withdraw \d+ of \d+ vehicles/);
    const dry = await run(file, { dryRun: true, allowWithdraw: true });
    const real = await run(file, { allowWithdraw: true });
    expect(real).toEqual({ ...dry, summary: { ...dry.summary, dryRun: false } });
  });
});
