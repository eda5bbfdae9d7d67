import { expect, test } from 'vitest';
import { compileRedirects } from './redirect-table.ts';
import { readRedirectTarget, toTargetLocation } from './redirect-target.ts';

const hosts = { own: 'one.example', allowed: ['partner.example', 'local.example:8080'] };

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'https://partner.example.evil.example/',
  'https://partner.example@evil.example/',
  'https://user:pw@partner.example/',
  'https://partner.example:8443/',
  'https:partner.example',
  'https:///evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'ftp://partner.example/',
  'mailto:a@b.example',
  '/a@b',
  '/a\u0000b',
  '/a\tb',
  '\t//evil.example',
  '/\n/evil.example',
  '/a%0d%0aSet-Cookie:x',
  '/a%2F%2Fevil.example',
  '/a//b',
  'cars/new',
  'evil.example',
  '',
  'https://',
  'https://[',
])('a redirect to %j is refused', (urlTo) => expect(readRedirectTarget(urlTo, hosts)).toHaveProperty('refused'));

test.each([
  ['/cars', '', '/cars/'],
  ['/cars/?page=2', 'utm=1', '/cars/?page=2&utm=1'],
  ['/cars/?page=2', 'page=9&utm=1', '/cars/?page=2&utm=1'],
  ['/cars/?city=Москва', '', '/cars/?city=msk'],
  ['/cars/#top', 'a=1', '/cars/?a=1#top'],
  ['/лада/', '', '/%D0%BB%D0%B0%D0%B4%D0%B0/'],
  ['/price.pdf', '', '/price.pdf'],
  ['/a/../cars', '', '/cars/'],
  ['/cars\r\n', '', '/cars/'],
  ['/', 'a=1', '/?a=1'],
  ['https://one.example/cars?x=1', '', '/cars/?x=1'],
  ['https://partner.example/Offer', 'utm=1', 'https://partner.example/Offer?utm=1'],
  ['http://local.example:8080', '', 'http://local.example:8080/'],
  ['/cars', 'q=\r\nX: y', '/cars/?q=X:%20y'],
])('a redirect to %j, asked with ?%s, goes to %s', (urlTo, query, location) => {
  const target = readRedirectTarget(urlTo, hosts);
  if ('refused' in target) return expect.fail(target.refused);
  expect(toTargetLocation(target, query)).toBe(location);
});

function follow(rows: [string, string, number][], from: string) {
  const table = compileRedirects(
    rows.map(([urlFrom, urlTo, status]) => ({ urlFrom, urlTo, status })),
    hosts,
  );
  const hit = table.find(from);
  if (!hit) return table.refused.map((row) => row.reason)[0];
  return hit.kind === 'gone' ? 'gone' : `${hit.status} ${toTargetLocation(hit.target, '')}`;
}

test.each([
  ['status is honoured', [['/old', '/cars', 302]], '302 /cars/'],
  ['307', [['/old', '/cars', 307]], '307 /cars/'],
  ['308', [['/old', '/cars', 308]], '308 /cars/'],
  ['301 by default', [['/old', '/cars', 0]], '301 /cars/'],
  ['200 is no redirect', [['/old', '/cars', 200]], '301 /cars/'],
  ['410', [['/old', '', 410]], 'gone'],
  ['slashes do not matter', [['/old/', '/cars', 301]], '301 /cars/'],
  [
    'one decode',
    [
      ['/%6Fld', '/cars', 301],
      ['/old', '/brands', 301],
    ],
    '301 /brands/',
  ],
  [
    'first row wins',
    [
      ['/old', '/cars', 301],
      ['/old/', '/brands', 301],
    ],
    '301 /cars/',
  ],
  ['itself', [['/old', '/old/', 301]], 'source and target are the same page'],
  ['itself with a query', [['/old', '/old/?a=1', 301]], 'source and target are the same page'],
  ['itself by host', [['/old', 'https://one.example/old', 301]], 'source and target are the same page'],
  [
    'circle',
    [
      ['/old', '/b', 301],
      ['/b', '/old', 301],
    ],
    'the rows run in a circle',
  ],
  [
    'into a circle',
    [
      ['/old', '/b', 301],
      ['/b', '/c', 301],
      ['/c', '/b', 301],
    ],
    'the rows run in a circle',
  ],
  [
    'chain',
    [
      ['/old', '/b', 302],
      ['/b', '/c', 301],
      ['/c', '/cars', 308],
    ],
    '302 /cars/',
  ],
  [
    'chain to gone',
    [
      ['/old', '/b', 302],
      ['/b', '', 410],
    ],
    'gone',
  ],
  ['unsafe', [['/old', '//evil.example', 301]], 'the target is neither an own path nor http(s)'],
  ['query in the source', [['/old?a=1', '/cars', 301]], 'the source is not a path without a query'],
] as [string, [string, string, number][], string][])('redirect rows: %s', (_, rows, expected) => {
  expect(follow(rows, '/old')).toBe(expected);
});

test('Cyrillic sources are found decoded, however they were written', () => {
  expect(follow([['/%D0%BB%D0%B0%D0%B4%D0%B0/', '/cars', 301]], '/лада')).toBe('301 /cars/');
  expect(follow([['/лада', '/cars', 301]], '/лада')).toBe('301 /cars/');
});

test('a long chain is refused, not followed for ever', () => {
  const rows = Array.from({ length: 30 }, (_, i): [string, string, number] => [
    i === 0 ? '/old' : `/p${i}`,
    `/p${i + 1}`,
    301,
  ]);
  expect(follow(rows, '/old')).toBe('the chain is longer than 10');
});
