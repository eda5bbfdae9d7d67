import { emptyListingQuery, printListingQuery } from '@showroom/domain/listing';
import { expect, test } from 'vitest';
import { readListingParams } from './listing-params.ts';

const bare = { section: '-', mark: '-', model: '-', filter: '-' };

test('the bare listing has no section, mark, filter or query', () => {
  expect(readListingParams({ ...bare, kind: 'cars', query: '-' })).toEqual({
    scope: { kind: 'cars' },
    query: emptyListingQuery,
  });
});

test('the hidden query is read as a value, junk left out', () => {
  const read = readListingParams({
    ...bare,
    kind: 'cars',
    section: 'used',
    query: 'page%3D2%26color%3Dwhite%2Cblack%26x%3D1',
  });
  expect(read?.scope).toEqual({ kind: 'cars', section: 'used' });
  expect(printListingQuery(read?.query ?? emptyListingQuery)).toBe('color=black,white&page=2');
});

test.each(['boats', 'toString', '-'])('%s is no kind of listings', (kind) => {
  expect(readListingParams({ ...bare, kind, query: '-' })).toBeUndefined();
});
