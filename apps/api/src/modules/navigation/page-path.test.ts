import { expect, test } from 'vitest';
import { readPagePath } from './page-path.ts';

const now = new Date('2026-11-20T00:00:00Z');

test('the vehicle, mark and model of a path are found', () => {
  expect(readPagePath('/catalog/42/', now)).toEqual({ kind: 'vehicle', id: 42 });
  expect(readPagePath('/brands/toyota/', now)).toEqual({ kind: 'brand', mark: 'toyota' });
  expect(readPagePath('/brands/toyota/camry/xv70/', now)).toEqual({
    kind: 'brand',
    mark: 'toyota',
    model: 'camry',
    series: 'xv70',
  });
  expect(readPagePath('/cars/used/toyota/camry/year-2027/', now)).toEqual({
    kind: 'listing',
    scope: {
      kind: 'cars',
      section: 'used',
      mark: 'toyota',
      model: 'camry',
      filter: { kind: 'year', value: '2027' },
    },
  });
});

test.each([
  ['/brands/toyota/credit/', { mark: 'toyota' }],
  ['/brands/toyota/guaranty/', { mark: 'toyota' }],
  ['/brands/toyota/camry/credit/', { mark: 'toyota', model: 'camry' }],
])('%s is a page of its mark or model, never a model or series', (path, subject) => {
  expect(readPagePath(path, now)).toEqual({ kind: 'brand', ...subject });
});

test.each([
  '/catalog/0/',
  '/brands/toyota/guaranty/credit/',
  '/brands/toyota/camry/xv70/credit/',
  '/catalog/007/',
  '/catalog/abc/',
  '/catalog/99999999999/',
  '/brands/тойота/',
  '/cars/nobody/',
])('%s cannot exist', (path) => {
  expect(readPagePath(path, now)).toEqual({ kind: 'impossible' });
});

test.each(['/', '/contacts/', '/catalog/', '/brands/', '/toString/new/x/'])('%s is the shell’s business', (path) => {
  expect(readPagePath(path, now)).toEqual({ kind: 'other' });
});
