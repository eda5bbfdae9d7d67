import { expect, test } from 'vitest';
import { pageIn, queryWith } from './list-query.ts';

test('a change keeps the rest of the query, an empty value leaves it', () => {
  expect(queryWith('?tab=store&page=3', { state: 'open', page: '' })).toBe('?tab=store&state=open');
  expect(queryWith('?page=3', { page: '' })).toBe('');
  expect(queryWith('', { car: 'a&b' })).toBe('?car=a%26b');
});

test.each([
  ['?page=3', 3],
  ['', 1],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=x', 1],
])('the page of %s', (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});
