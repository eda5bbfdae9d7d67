import { codesOf, transportTypes } from '@showroom/domain/dictionaries';
import { expect, test } from 'vitest';
import { readPagePath } from './page-path.ts';

const now = new Date('2026-11-20T00:00:00Z');

test('the vehicle, mark and model of a path are found', () => {
  expect(readPagePath('/catalog/42/', now)).toEqual({ kind: 'vehicle', id: 42 });
  expect(readPagePath('/brands/toyota/', now)).toEqual({ kind: 'brand', mark: 'toyota' });
  expect(readPagePath('/cars/used/toyota/camry/year-2027/', now)).toEqual({
    kind: 'listing',
    type: 'cars',
    condition: 'used',
    mark: 'toyota',
    model: 'camry',
    filter: { kind: 'year', value: '2027' },
  });
  expect(readPagePath('/electro/new/tesla/', now)).toMatchObject({ kind: 'listing', type: 'cars' });
});

test.each(codesOf(transportTypes))('%s has listings of a mark', (type) => {
  expect(readPagePath(`/${type}/new/x/`, now)).toEqual({ kind: 'listing', type, condition: 'new', mark: 'x' });
});

test.each([
  '/catalog/0/',
  '/catalog/007/',
  '/catalog/abc/',
  '/catalog/99999999999/',
  '/cars/used/price-do-500000/',
  '/cars/new/toyota/camry/year-1899/',
  '/cars/new/toyota/camry/year-2028/',
  '/cars/new/toyota/camry/numberofseats-0/',
  '/cars/new/toyota/camry/bodytype-sofa/',
  '/cars/new/toyota/camry/constructor-x/',
  '/cars/new/toyota/camry/bodytype-sedan/more/',
  '/cars/new/to_yota/',
  '/brands/тойота/',
])('%s cannot exist', (path) => {
  expect(readPagePath(path, now)).toEqual({ kind: 'impossible' });
});

test.each(['/', '/contacts/', '/cars/', '/cars/new/', '/catalog/', '/brands/', '/cars/vat/', '/toString/new/x/'])(
  '%s is the shell’s business',
  (path) => {
    expect(readPagePath(path, now)).toEqual({ kind: 'other' });
  },
);
