import { expect, test } from 'vitest';
import { serverOver, stored } from './web-server.fixture.ts';

/** A framework whose answers wait until they are let go. */
async function slowServer() {
  const held: ((body: string, headers?: Record<string, string>, status?: number) => void)[] = [];
  const server = await serverOver(
    () =>
      new Promise((resolve) => {
        held.push((body, headers = stored, status = 200) => resolve({ status, headers, body }));
      }),
  );
  const underWay = (count: number) => expect.poll(() => held.length).toBe(count);
  const text = async (path: string) => (await server.get(path)).text();
  return { ...server, held, underWay, text };
}

test('however many ask at once for a page that is not there, it is rendered once', async () => {
  const { held, underWay, text } = await slowServer();
  const burst = Array.from({ length: 30 }, () => text('/cars/'));
  await underWay(1);
  held[0]?.('page');
  expect(new Set(await Promise.all(burst))).toEqual(new Set(['page']));
  expect(held).toHaveLength(1);
});

test('a page whose time is over is shown at once to everybody while one render replaces it', async () => {
  const { held, underWay, text, clock } = await slowServer();
  const first = text('/cars/');
  await underWay(1);
  held[0]?.('old');
  await first;
  clock.now += 30_001;
  // Nobody waits: the render is not let go before all have their answer.
  const burst = await Promise.all(Array.from({ length: 30 }, () => text('/cars/')));
  expect(new Set(burst)).toEqual(new Set(['old']));
  await underWay(2);
  held[1]?.('new');
  await expect.poll(() => text('/cars/')).toBe('new');
  expect(held).toHaveLength(2);
});

test('a page that nobody asked for in a long while is rendered before it is shown', async () => {
  const { held, underWay, text, clock } = await slowServer();
  const first = text('/cars/');
  await underWay(1);
  held[0]?.('old');
  await first;
  clock.now += 3_600_000;
  const later = text('/cars/');
  await underWay(2);
  held[1]?.('new');
  expect(await later).toBe('new');
});

test('after a change of data whoever comes next waits, once for all, and never gets a render that began before it', async () => {
  const { held, underWay, text, pages } = await slowServer();
  const before = text('/cars/');
  await underWay(1);
  pages.expire();
  const burst = Array.from({ length: 10 }, () => text('/cars/'));
  await underWay(2);
  held[0]?.('old');
  expect(await before).toBe('old');
  held[1]?.('new');
  expect(new Set(await Promise.all(burst))).toEqual(new Set(['new']));
  expect(await text('/cars/')).toBe('new');
  expect(held).toHaveLength(2);
});

test('a late render of before a change does not push out one of after it', async () => {
  const { held, underWay, text, pages } = await slowServer();
  const before = text('/cars/');
  await underWay(1);
  pages.expire();
  const after = text('/cars/');
  await underWay(2);
  held[1]?.('new');
  await after;
  held[0]?.('old');
  await before;
  expect(await text('/cars/')).toBe('new');
});

test('a page that the framework is replacing is shown, and asked for again behind the next visitor', async () => {
  const { held, underWay, text } = await slowServer();
  const first = text('/cars/');
  await underWay(1);
  held[0]?.('old', { 'x-nextjs-cache': 'STALE' });
  expect(await first).toBe('old');
  expect(await text('/cars/')).toBe('old');
  await underWay(2);
  held[1]?.('new');
  await expect.poll(() => text('/cars/')).toBe('new');
});

test('what was seen before a change is shown when it cannot be rendered again, and tried again after a moment', async () => {
  let reply = { status: 200, body: 'old' };
  const server = await serverOver(() => ({ ...reply, headers: stored }));
  const text = async (path: string) => (await server.get(path)).text();
  await text('/cars/');
  server.pages.expire();
  reply = { status: 500, body: 'a stack' };
  const shown = await server.get('/cars/');
  expect([shown.status, await shown.text()]).toEqual([200, 'old']);
  // Not each visitor pays for a try.
  await text('/cars/');
  expect(server.asked).toHaveLength(2);
  expect((await server.get('/never-seen/')).status).toBe(503);
  reply = { status: 200, body: 'new' };
  server.clock.now += 1_001;
  expect(await text('/cars/')).toBe('new');
});

test('a refresh that finds the same page compresses nothing again', async () => {
  const server = await serverOver(() => ({ headers: stored, body: 'страница '.repeat(500) }));
  await server.get('/cars/');
  const [before] = server.cache.entries();
  server.clock.now += 30_001;
  await server.get('/cars/');
  await expect.poll(() => server.cache.get('/msk/-/cars/')?.state).toBe('fresh');
  expect(server.asked).toHaveLength(2);
  expect(server.cache.entries()[0]?.answer).toBe(before?.answer);
});

test('a page is compressed as its readers take it, and what replaces it is ready in the same encodings', async () => {
  let body = 'страница '.repeat(500);
  const server = await serverOver(() => ({ headers: stored, body }));
  await server.get('/cars/', { 'accept-encoding': 'br' });
  const first = server.cache.entries()[0]?.answer;
  expect([first?.ready('br') !== undefined, first?.ready('gzip')]).toEqual([true, undefined]);
  body = 'другая '.repeat(500);
  server.clock.now += 30_001;
  await server.get('/cars/', { 'accept-encoding': 'br' });
  await expect.poll(() => server.cache.entries()[0]?.answer === first).toBe(false);
  const second = server.cache.entries()[0]?.answer;
  expect([second?.ready('br') !== undefined, second?.ready('gzip')]).toEqual([true, undefined]);
});

test('a burst for one encoding compresses once', async () => {
  const server = await serverOver(() => ({ body: 'страница '.repeat(500) }));
  const burst = Array.from({ length: 20 }, () => server.get('/cars/?page=2', { 'accept-encoding': 'br' }));
  await Promise.all(burst);
  const answer = server.cache.get('/msk/2/cars/')?.answer;
  expect(await answer?.encoded('br')).toBe(answer?.ready('br'));
});
