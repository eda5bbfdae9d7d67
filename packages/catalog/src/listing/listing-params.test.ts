import { expect, test } from 'vitest';
import { readListingParams } from './listing-params.ts';

test('the bare listing has no condition, mark, filter or query', () => {
  expect(readListingParams('cars', { query: '-', section: '-', mark: '-', model: '-', filter: '-' })).toEqual({
    scope: { kind: 'cars' },
    query: '',
  });
});

test('a fixed page is told from a filter by its code', () => {
  const none = { query: '-', mark: '-', model: '-' };
  expect(readListingParams('moto', { ...none, section: '-', filter: 'enduro' }).scope).toEqual({
    kind: 'moto',
    landing: 'enduro',
  });
  expect(readListingParams('cars', { ...none, section: 'new', filter: 'off-road-price-do-1500000' }).scope).toEqual({
    kind: 'cars',
    section: 'new',
    landing: 'off-road-price-do-1500000',
  });
});

test('a path filter keeps hyphens in its value', () => {
  const { scope } = readListingParams('cars', {
    query: '-',
    section: 'new',
    mark: 'bmw',
    model: 'x5',
    filter: 'colorgroup-light-blue',
  });
  expect(scope).toEqual({
    kind: 'cars',
    section: 'new',
    mark: 'bmw',
    model: 'x5',
    filter: { kind: 'colorgroup', value: 'light-blue' },
  });
});

test('the hidden query is read in its canonical spelling, junk left out', () => {
  expect(
    readListingParams('cars', {
      query: 'page%3D2%26color%3Dwhite%2Cblack%26x%3D1',
      section: 'used',
      mark: '-',
      model: '-',
      filter: '-',
    }).query,
  ).toBe('color=black,white&page=2');
});
