import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { type ContentClock, startContentClock } from './content-clock.ts';

describe.each(engines)('the clock of content, on %s', (kind) => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function open(): Promise<Database> {
    const database = await openTestDatabase(kind);
    closers.push(() => database.close());
    return database;
  }
  /** How often the clock has spoken. */
  async function start(database: Database): Promise<{ clock: ContentClock; heard: () => number }> {
    let count = 0;
    const clock = await startContentClock(database, {
      onChange: () => {
        count += 1;
      },
    });
    closers.push(() => clock.stop());
    return { clock, heard: () => count };
  }
  const insert = (database: Database, code: string, publishIn: string, expireIn: string | null) =>
    database.query(
      `insert into content_entry (holding_id, type, code, status, origin, source, title, blocks, publish_at, expires_at)
       values (1, 'offer', $1, 'published', 'file', '', '', '[]', now() + $2::interval, now() + $3::interval)`,
      [code, publishIn, expireIn],
    );

  test('a change of whoever is told', async () => {
    const database = await open();
    const { heard } = await start(database);
    await insert(database, 'a', '-1 day', null);
    await expect.poll(heard).toBe(1);
  });

  test('what was planned before a restart is told at its moment: the beginning, then the end', async () => {
    const database = await open();
    await insert(database, 'a', '1 second', '2 seconds');
    const { heard } = await start(database);
    await expect.poll(heard, { timeout: 30_000 }).toBe(2);
    const [row] = await database.rows('select expires_at <= now() from content_entry');
    expect(row).toEqual([true]);
  });

  test('a stopped clock is silent', async () => {
    const database = await open();
    const { clock, heard } = await start(database);
    await clock.stop();
    await insert(database, 'a', '-1 day', null);
    const other = await start(database);
    await insert(database, 'b', '-1 day', null);
    await expect.poll(other.heard).toBe(1);
    expect(heard()).toBe(0);
  });
});
