import { expect, test } from 'vitest';
import { summarise } from './review.ts';
import { canonicalReviewsQuery, readReviewsQuery } from './reviews-query.ts';

test('no reviews have no average', () =>
  expect(summarise({})).toEqual({ count: 0, average: 0, distribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } }));

test('the average is one to a tenth', () => {
  expect(summarise({ 5: 2, 4: 1 })).toMatchObject({ count: 3, average: 4.7 });
  expect(summarise({ 1: 1, 5: 1 })).toMatchObject({ count: 2, average: 3 });
});

test.each([
  ['', ''],
  ['rating=1', 'rating=1'],
  ['page=1&sort=new', ''],
  ['page=2&rating=6&sort=best&utm_source=x', 'sort=best&page=2'],
  ['sort=loud&page=0&rating=', ''],
])('the query %s is spelled %s', (text, expected) =>
  expect(canonicalReviewsQuery(new URLSearchParams(text))).toBe(expected),
);

test('a spelled query is read as it was', () => {
  const query = { rating: 2, sort: 'worst', page: 3 } as const;
  expect(readReviewsQuery(new URLSearchParams('rating=2&sort=worst&page=3'))).toEqual(query);
});
