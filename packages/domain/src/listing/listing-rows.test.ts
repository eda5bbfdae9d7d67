import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyTypes, codesOf, colorGroups, countries, driveTypes, engineTypes, gearTypes } from '../dictionaries.ts';
import type { BrandListings } from './listing-kinds.data.ts';
import { allListingKinds, isNameSegment, listingPath, readListingPath, sectionsOf } from './listing-path.ts';
import { isRowValue, listingRows, readListingPlace } from './listing-rows.ts';
import { fixedFacets } from './listing-scope.ts';

const now = new Date('2026-11-20T00:00:00Z');
const everything: BrandListings = Object.fromEntries(allListingKinds.map((kind) => [kind, sectionsOf(kind)]));
const rows = listingRows(everything);

const name = (what: 'mark' | 'model') =>
  fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/).filter((text) => isNameSegment(text, what));
/** Every parameter of the rows with values that its vocabulary knows. */
const values: Record<string, fc.Arbitrary<string>> = {
  mark: name('mark'),
  model: name('model'),
  bodyType: fc.constantFrom(...codesOf(bodyTypes)),
  color: fc.constantFrom(...codesOf(colorGroups)),
  country: fc.constantFrom(...codesOf(countries)),
  driveType: fc.constantFrom(...codesOf(driveTypes)),
  engineType: fc.constantFrom(...codesOf(engineTypes)),
  gearType: fc.constantFrom(...codesOf(gearTypes)),
  numberOfSeats: fc.integer({ min: 1, max: 9 }).map(String),
  year: fc.integer({ min: 1900, max: 2027 }).map(String),
};
const filled = fc.record(values);
const fill = (pattern: string, given: Record<string, string>) =>
  pattern.replace(/\{(\w+)\}/g, (_, key: string) => given[key] ?? '');

test('every pattern of an address round-trips: path → listing → path, and its page is told the same listing', () => {
  expect(rows.length).toBeGreaterThan(150);
  fc.assert(
    fc.property(fc.constantFrom(...rows), filled, (row, given) => {
      const path = `${fill(row.path, given)}/`;
      const scope = readListingPath(path, now);
      const { section, mark, model, filter } = row.place;
      const told = readListingPlace(row.kind, {
        section,
        mark: fill(mark, given),
        model: fill(model, given),
        filter: fill(filter, given),
      });
      // A filter that its section can never hold is no address: vans among semi-trailers.
      const fixed = fixedFacets(told);
      const impossible =
        (told.filter?.kind === 'bodytype' && fixed.bodyType?.includes(told.filter.value) === false) ||
        (told.filter?.kind === 'enginetype' && fixed.engine?.includes(told.filter.value) === false);
      expect(scope).toEqual(impossible ? 'impossible' : told);
      expect(listingPath(told)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});

test('every row is written once', () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
});

test('a brand has rows of what it names, and no others', () => {
  const own = listingRows({ atv: ['new'] }).map(({ path }) => path);
  expect(own).toEqual(expect.arrayContaining(['/atv', '/atv/new', '/atv/new/{mark}/{model}/year-{year}']));
  expect(own.filter((path) => !path.startsWith('/atv') || path.startsWith('/atv/used'))).toEqual([]);
});

test('vocabularies judge the parameters of the rows, the data judges the names', () => {
  for (const [key, arbitrary] of Object.entries(values))
    fc.assert(fc.property(arbitrary, (value) => isRowValue(key, value, now)));
  for (const key of Object.keys(values).filter((key) => key !== 'mark' && key !== 'model'))
    for (const value of ['', 'sofa', '__proto__', 'constructor', '0', '1899', '2028'])
      expect([key, value, isRowValue(key, value, now)]).toEqual([key, value, false]);
  expect(isRowValue('id', 'anything', now)).toBe(true);
});

test('a fixed page is told from a filter by its code, and a filter keeps the hyphens of its value', () => {
  const none = { mark: '-', model: '-' };
  expect(readListingPlace('moto', { ...none, section: '-', filter: 'enduro' })).toEqual({
    kind: 'moto',
    landing: 'enduro',
  });
  expect(readListingPlace('cars', { ...none, section: 'new', filter: 'off-road-price-do-1500000' })).toEqual({
    kind: 'cars',
    section: 'new',
    landing: 'off-road-price-do-1500000',
  });
  expect(
    readListingPlace('cars', { section: 'new', mark: 'bmw', model: 'x5', filter: 'colorgroup-light-blue' }),
  ).toEqual({
    kind: 'cars',
    section: 'new',
    mark: 'bmw',
    model: 'x5',
    filter: { kind: 'colorgroup', value: 'light-blue' },
  });
  expect(readListingPlace('cars', { ...none, section: '-', filter: '-' })).toEqual({ kind: 'cars' });
});
