import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { serverOver, stored } from './web-server.fixture.ts';

const canary = 'canary77';
const strange = {
  cookie: `accessToken=${canary}; other=${canary}`,
  'user-agent': canary,
  referer: `https://evil.example/${canary}`,
  'accept-language': canary,
  forwarded: `for=${canary};host=${canary}`,
  'x-forwarded-for': canary,
  'x-forwarded-host': canary,
  'x-forwarded-proto': canary,
  'x-original-url': `/${canary}/`,
  'x-rewrite-url': `/${canary}/`,
  'next-url': `/${canary}/`,
  'x-showroom-target': `/${canary}/`,
  'x-middleware-rewrite': `/${canary}/`,
};

/** A framework that writes everything it hears of a request into the page. */
const gossip = (req: IncomingMessage) => ({
  headers: { ...stored, 'x-heard': JSON.stringify([req.url, req.headers]) },
  body: JSON.stringify([req.url, req.rawHeaders]),
});

const kinds: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
];

test.each(kinds)('a stored page holds nothing of the request that made it: %j', async (router) => {
  const server = await serverOver(gossip);
  const query = `?utm_source=${canary}&next=https://evil.example/${canary}&yclid=${canary}&${canary}`;
  for (const path of ['/brands/haval/', '/sold/', '/nothing/']) {
    await (await server.get(path + query, { ...strange, ...router })).text();
    const clean = await server.get(path, router);
    expect(await clean.text()).not.toContain(canary);
    expect(JSON.stringify([...clean.headers])).not.toContain(canary);
  }
  expect(JSON.stringify(server.cache.entries())).not.toContain(canary);
  expect(server.cache.entries()).toHaveLength(3);
  expect(server.asked).toHaveLength(3);
});

test('a page is told its canonical address and nothing else of the query', async () => {
  const server = await serverOver(gossip);
  for (const query of ['?page=2', '?utm_source=a&page=2', '?yclid=1&page=2&city=msk'])
    await server.get(`/cars/${query}`);
  expect(server.seen.map(({ url }) => url)).toEqual(['/cars/?page=2']);
  expect(Object.keys(server.seen[0]?.headers ?? {}).toSorted()).toEqual([
    'connection',
    'host',
    'user-agent',
    'x-showroom-target',
  ]);
});

test('a thousand click ids are one page and one entry', async () => {
  const server = await serverOver(gossip);
  for (let at = 0; at < 1_000; at += 50)
    await Promise.all(Array.from({ length: 50 }, (_, place) => server.get(`/cars/?yclid=${at + place}`)));
  expect(server.asked).toEqual(['/msk/-/cars/']);
  expect(server.cache.entries()).toHaveLength(1);
});

test('a listing rendered for the answer is kept too, but never handed out ahead: that would store it on disk', async () => {
  const server = await serverOver(() => ({ body: 'x' }));
  await server.get('/cars/?page=2');
  await server.get('/cars/?page=2');
  expect(server.seen.map(({ headers }) => headers['user-agent'])).toEqual(['showroom-live']);
  const ahead = await server.get('/cars/?page=3', { rsc: '1', 'next-router-prefetch': '1' });
  expect(ahead.status).toBe(204);
  expect(server.asked).toHaveLength(1);
});

test('a document that the build does not hold is rendered without storing, and kept; what the router asks of it is stored', async () => {
  const server = await serverOver(() => ({ headers: {}, body: 'page' }));
  for (let time = 0; time < 2; time++) await server.get('/vehicle/7/');
  await server.get('/vehicle/7/', { rsc: '1' });
  expect(server.seen.map(({ headers }) => headers['user-agent'])).toEqual(['showroom-live', 'showroom']);
});

test('nobody outside may call himself the agent that makes the framework render anew', async () => {
  const server = await serverOver(() => ({ headers: stored, body: 'x' }));
  await server.get('/cars/', { 'user-agent': 'showroom-live' });
  expect(server.seen[0]?.headers['user-agent']).toBe('showroom');
});
