import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiError } from './api-error.ts';
import { waitingLine } from './request-limits.ts';

/** An endpoint whose answers come when told. */
function slowSite(line: Parameters<typeof waitingLine>[0]) {
  const open: (() => void)[] = [];
  const app = new Hono();
  app.use(waitingLine(line));
  app.get('/', async (c) => {
    await new Promise<void>((resolve) => void open.push(resolve));
    return c.text('done');
  });
  app.onError((error, c) => c.text(error.message, (error as ApiError).status as 503));
  return { open, get: async () => (await app.request('/')).status };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('who comes while all places are taken waits for one, first come, first served', async () => {
  const { open, get } = slowSite({ limit: 2, most: 3, patienceMs: 60_000 });
  const ended: number[] = [];
  const all = [0, 1, 2, 3, 4].map(async (n) => {
    await get();
    ended.push(n);
  });
  for (let worked = 1; worked <= 5; worked += 1) {
    await settle();
    expect(open.length).toBe(Math.min(worked + 1, 5));
    open[worked - 1]?.();
  }
  await Promise.all(all);
  expect(ended).toEqual([0, 1, 2, 3, 4]);
});

test('a line that is full or lasts too long is an overload, and its places are given on', async () => {
  const { open, get } = slowSite({ limit: 1, most: 1, patienceMs: 1 });
  const first = get();
  await settle();
  const second = get();
  expect(await get()).toBe(503);
  expect(await second).toBe(503);
  open[0]?.();
  expect(await first).toBe(200);
  const next = get();
  await settle();
  open[1]?.();
  expect(await next).toBe(200);
});
