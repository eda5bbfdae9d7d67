import { expect, test } from 'vitest';
import { readListingParams } from './listing-params.ts';

test('the bare listing has no condition, mark, filter or query', () => {
  expect(readListingParams('cars', { query: '-', condition: '-', mark: '-', model: '-', filter: '-' })).toEqual({
    scope: { type: 'cars' },
    query: '',
  });
});

test('a path filter keeps hyphens in its value', () => {
  const { scope } = readListingParams('cars', {
    query: '-',
    condition: 'new',
    mark: 'bmw',
    model: 'x5',
    filter: 'colorgroup-light-blue',
  });
  expect(scope).toEqual({
    type: 'cars',
    condition: 'new',
    mark: 'bmw',
    model: 'x5',
    filter: { kind: 'colorgroup', value: 'light-blue' },
  });
});

test('the hidden query is read in its canonical spelling, junk left out', () => {
  expect(
    readListingParams('cars', {
      query: 'page%3D2%26color%3Dwhite%2Cblack%26x%3D1',
      condition: 'used',
      mark: '-',
      model: '-',
      filter: '-',
    }).query,
  ).toBe('color=black,white&page=2');
});
