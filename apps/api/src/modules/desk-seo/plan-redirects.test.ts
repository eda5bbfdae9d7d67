import { expect, test } from 'vitest';
import { planRedirects, type Redirect } from './plan-redirects.ts';

const row = (urlFrom: string, urlTo: string, status: Redirect['status'] = 301): Redirect => ({
  urlFrom,
  urlTo,
  status,
});

test('an address is stored as it is looked up', () => {
  expect(planRedirects([], [row('/Old%20page', '/cars/?page=2')]).writes).toEqual([row('/old page/', '/cars/?page=2')]);
});

test('a chain becomes one hop, from either end, and keeps the parameters of both', () => {
  const existing = [row('/b/', '/c/', 302)];
  expect(planRedirects(existing, [row('/a', '/b/?x=1')]).writes).toEqual([row('/a/', '/c/?x=1')]);
  const before = planRedirects([row('/a/', '/b/?x=1', 307)], [row('/b', '/c/')]);
  expect(before.writes).toEqual([row('/b/', '/c/'), row('/a/', '/c/?x=1', 307)]);
  expect(planRedirects([], [row('/a', '/b'), row('/b', '/c/'), row('/c', '/d/')]).writes).toEqual([
    row('/a/', '/d/'),
    row('/b/', '/d/'),
    row('/c/', '/d/'),
  ]);
});

test('what led to a page that is gone says so itself', () => {
  expect(planRedirects([row('/a/', '/b/')], [row('/b', '', 410)]).writes).toEqual([
    row('/b/', '', 410),
    row('/a/', '', 410),
  ]);
});

test.each([
  ['itself', [], row('/a', '/A/?x=1'), 'кольцо'],
  ['a loop of two', [row('/b/', '/a/')], row('/a', '/b/'), 'кольцо'],
  ['a loop of three', [row('/b/', '/c/'), row('/c/', '/a/')], row('/a', '/b/'), 'кольцо'],
  ['a page that is gone', [row('/b/', '', 410)], row('/a', '/b/'), 'снята'],
  ['another host', [], row('/a', '//evil.example'), 'этого сайта'],
  ['another site', [], row('/a', 'https://evil.example/'), 'этого сайта'],
  ['nowhere', [], row('/a', ''), 'этого сайта'],
  ['somewhere with 410', [], row('/a', '/b/', 410), '410'],
  ['from a query', [], row('/a?b=1', '/b/'), 'без параметров'],
  ['from the home page', [], row('/', '/b/'), 'нужен самому сайту'],
  ['from the desk', [], row('/reports/seo', '/b/'), 'нужен самому сайту'],
] satisfies [string, Redirect[], Redirect, string][])('refused: %s', (_, existing, wish, words) => {
  const { rows, writes } = planRedirects(existing, [wish]);
  expect(rows[0]).toContain(words);
  expect(writes).toEqual([]);
});
