import { expect, test } from 'vitest';
import { dataHeader } from './signals.ts';
import { serverOver } from './web-server.fixture.ts';

const json = { 'content-type': 'application/json' };
const sent = (value: string | string[] | undefined) => Buffer.from(String(value ?? ''), 'base64').toString();

/** A framework whose handler knows a customer, and whose page says what it was given. */
const house = (status = 200) =>
  serverOver((req) =>
    req.url?.startsWith('/api/')
      ? {
          status,
          headers: { ...json, 'set-cookie': 'accessToken=new' },
          body: JSON.stringify({ name: `Анна ${req.headers.cookie}` }),
        }
      : { body: sent(req.headers[dataHeader]) || 'пусто' },
  );

test('a private page is rendered with what its handler says of the visitor, and a renewed session goes to his browser', async () => {
  const server = await house();
  const page = await server.get('/account/home/', { cookie: 'accessToken=one' });
  expect(await page.text()).toBe('{"name":"Анна accessToken=one"}');
  expect(page.headers.getSetCookie()).toEqual(['accessToken=new']);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(server.asked).toEqual(['/api/account/home/', '/msk/-/account/home/']);
  expect(server.cache.entries()).toEqual([]);
});

test('a refused call leaves the page empty; what it does to the session stands', async () => {
  const server = await house(401);
  const page = await server.get('/account/home/', { cookie: 'accessToken=one' });
  expect(await page.text()).toBe('пусто');
  expect(page.headers.getSetCookie()).toEqual(['accessToken=new']);
});

test('nobody brings the data of a page along, and nothing is asked for a page that is only fetched ahead', async () => {
  const server = await house();
  const own = { [dataHeader]: Buffer.from('чужое').toString('base64') };
  expect(await (await server.get('/account/', own)).text()).toBe('пусто');
  const ahead = { rsc: '1', 'next-router-prefetch': '1' };
  expect(await (await server.get('/account/home/', { ...own, ...ahead })).text()).toBe('пусто');
  expect(server.asked).toEqual(['/msk/-/account/', '/msk/-/account/home/']);
});
