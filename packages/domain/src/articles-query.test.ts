import { expect, test } from 'vitest';
import { canonicalArticlesQuery } from './articles-query.ts';

test.each([
  ['', ''],
  ['page=1', ''],
  ['page=2&utm_source=a', 'page=2'],
  ['page=3&tag=zima', 'tag=zima&page=3'],
  ['tag=Зима', ''],
  ['tag=..%2F&page=-1', ''],
  ['page=1001', 'page=1000'],
  ['page=02', ''],
])('%s is spelled %j', (query, canonical) => {
  expect(canonicalArticlesQuery(new URLSearchParams(query))).toBe(canonical);
});
