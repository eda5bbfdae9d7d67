import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mark } from '@showroom/domain/vehicle';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { readEnv } from '../env.ts';
import { openPatiently } from '../testing/patient.ts';
import { prepareDatabase } from './prepare.ts';
import { type Running, serve } from './serve.ts';

/** A shell that calls the API as soon as it is notified, as rendering its next page would. */
const heard: { tags: string[]; total: number }[] = [];
const shell = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { tags } = JSON.parse(Buffer.concat(chunks).toString()) as { tags: string[] };
  // The first notice arrives while the API is still starting.
  await vi.waitFor(() => expect(running).toBeDefined(), { timeout: 60_000 });
  heard.push({ tags, total: await countCars() });
  response.end();
});

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let running: Running;
/** Another process that changes the stock. */
let office: Database;

async function countCars(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${running.port}/api/brands?holdingId=1&type=cars`);
  const { data } = (await response.json()) as { data: Mark[] };
  return data.reduce((sum, mark) => sum + mark.stock.total, 0);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
  testDatabase = await createTestDatabase();
  const env = readEnv(
    {
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: testDatabase.url,
      REVALIDATE_SECRET: 'a-secret-of-the-test',
      REVALIDATE_URLS: `http://127.0.0.1:${(shell.address() as AddressInfo).port}/revalidate`,
    },
    '/tmp',
  );
  running = await serve(env, (database) => prepareDatabase(database, 100, () => {}));
  office = await openPatiently({ url: testDatabase.url, dataDir: '' });
});

test('a start tells the shells that anything may have changed while it was away', async () => {
  await expect.poll(() => heard).toHaveLength(1);
  expect(heard[0]?.tags).toEqual(['stock', 'vehicles', 'marks', 'goods', 'items', 'dealers', 'content', 'banners']);
});

afterAll(async () => {
  await office.close();
  await running.stop();
  await testDatabase.drop();
  shell.close();
});

test('a sale in another process reaches the shells after the API itself knows of it', async () => {
  const before = await countCars();
  heard.length = 0;
  const sold = await office.query(
    `update vehicle set status = 'sold' where id = (
       select min(id) from vehicle where holding_id = 1 and type = 'cars' and status = 'on-sale' and price is not null)
     returning id`,
  );
  expect(sold).toHaveLength(1);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  expect(heard[0]?.tags).toEqual(expect.arrayContaining(['stock', 'marks']));
  expect(heard.at(-1)?.total).toBe(before - 1);
});

test('stopping twice is stopping once', async () => {
  await Promise.all([running.stop(), running.stop()]);
  await expect(fetch(`http://127.0.0.1:${running.port}/health`)).rejects.toThrow();
});
