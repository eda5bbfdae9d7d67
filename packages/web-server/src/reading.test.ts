import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cookieValue } from './cookie-value.ts';
import { readEndpoints } from './endpoints.ts';
import { dropRouterParam, keepParams } from './query.ts';
import { readRouterRequest } from './router-request.ts';

test.each([
  ['city=msk', 'msk'],
  ['a=b; city=spb; c=d', 'spb'],
  ['a=b;city=spb', 'spb'],
  ['x-city=msk', undefined],
  ['xcity=msk; city=spb', 'spb'],
  ['city=%D0%9C', 'М'],
  ['city=%E0%A4%A', undefined],
  ['city=', ''],
  ['', undefined],
  [undefined, undefined],
])('the cookie header %s says %s', (header, value) => expect(cookieValue(header, 'city')).toBe(value));

test.each([
  ['/cars/?_rsc=a', '/cars/'],
  ['/cars/?_rsc', '/cars/'],
  ['/cars/?page=2&_rsc=a&b=1', '/cars/?page=2&b=1'],
  ['/cars/?my_rsc=1', '/cars/?my_rsc=1'],
  ['/_rsc/', '/_rsc/'],
])('%s is asked for as %s', (url, canonical) => expect(dropRouterParam(url)).toBe(canonical));

test.each([
  ['/cars/', '/cars/'],
  ['/cars/?yclid=1&utm_source=a', '/cars/'],
  ['/cars/?yclid=1&page=2&a&sort=b', '/cars/?page=2&sort=b'],
  ['/cars/?page', '/cars/?page'],
  // `%70age` is `page` too, and `+page` might be.
  ['/cars/?%70age=2&+page=3&xpage=4', '/cars/?%70age=2&+page=3'],
])('of %s the parameters that matter are %s', (url, kept) =>
  expect(keepParams(url, new Set(['page', 'sort']))).toBe(kept),
);

const tree = encodeURIComponent(JSON.stringify(['', { children: [] }]));

test('the router’s headers count only where they change the answer', () => {
  const key = (headers: Record<string, string>, rendering: 'static' | 'live' = 'static') =>
    readRouterRequest(headers, rendering).key;
  expect(key({})).toBe('');
  expect(key({ 'next-router-prefetch': '1', 'next-router-state-tree': tree })).toBe('');
  expect(key({ rsc: '2' })).toBe('');
  expect(key({ rsc: '1', 'next-url': '/x', 'next-router-state-tree': tree })).toBe(key({ rsc: '1' }));
  expect(key({ rsc: '1', 'next-router-state-tree': tree }, 'live')).not.toBe(key({ rsc: '1' }));
  expect(key({ rsc: '1', 'next-router-state-tree': 'canary' }, 'live')).toBe(key({ rsc: '1' }));
  expect(key({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' })).not.toBe(
    key({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/a' }),
  );
});

test('a path is an endpoint when the build has a handler for it or `public/` a file, and no other', () => {
  const dir = mkdtempSync(join(tmpdir(), 'endpoints-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'public/icons'), { recursive: true });
  mkdirSync(join(dir, '.next'));
  writeFileSync(join(dir, 'public/icons/a.png'), '');
  writeFileSync(
    join(dir, '.next/app-path-routes-manifest.json'),
    JSON.stringify({
      '/robots.txt/route': '/robots.txt',
      '/feed/[name]/route': '/feed/[name]',
      '/api/[...path]/route': '/api/[...path]',
      '/tools/[[...rest]]/route': '/tools/[[...rest]]',
      '/[city]/[query]/page': '/[city]/[query]',
    }),
  );
  const isEndpoint = readEndpoints(dir);
  const yes = ['/robots.txt', '/icons/a.png', '/feed/a.xml', '/api/lead/commit/', '/tools/', '/tools/a/b'];
  const no = ['/msk/-/', '/robotsXtxt', '/icons/b.png', '/feed/a/b', '/api/', '/feed/'];
  expect([...yes, ...no].filter(isEndpoint)).toEqual(yes);
});
