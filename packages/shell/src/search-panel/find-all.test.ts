import { expect, test } from 'vitest';
import { searchInput } from './find-all.ts';

test('first pages and unticked facets are left out of the call', () => {
  const ask = { query: 'икс 5', pageVehicles: 1, pageAccessories: 1, pagePages: 1, filter: { model: [] } };
  expect(searchInput(ask)).toEqual({ query: 'икс 5' });
  expect(searchInput({ ...ask, pageAccessories: 2, filter: { model: ['X5'] } })).toEqual({
    query: 'икс 5',
    pageAccessories: 2,
    filter: '{"model":["X5"]}',
  });
});
