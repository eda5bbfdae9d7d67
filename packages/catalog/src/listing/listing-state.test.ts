import type { ListingScope } from '@showroom/domain/listing';
import { expect, test } from 'vitest';
import { emptyPage, facets } from '../fixtures/vehicle.data.ts';
import { chosenChips, rangeLabel, resetHref } from './chips.ts';
import { facetGroups, splitValues } from './facet-groups.ts';
import { canonicalPath, conditionHref, facetHref, pageHref, readListing } from './listing-state.ts';
import { recoveryLinks } from './recovery.ts';

const fresh: ListingScope = { type: 'cars', condition: 'new' };
const camry: ListingScope = { ...fresh, mark: 'toyota', model: 'camry' };

test.each([
  [{ type: 'cars' }, '', 'mark', 'toyota', '/cars/?mark=toyota'],
  [fresh, '', 'mark', 'toyota', '/cars/new/toyota/'],
  [fresh, 'color=black&page=3', 'mark', 'toyota', '/cars/new/toyota/?color=black'],
  [{ ...fresh, mark: 'toyota' }, '', 'mark', 'kia', '/cars/new/?mark=kia,toyota'],
  [{ ...fresh, mark: 'toyota' }, '', 'mark', 'toyota', '/cars/new/'],
  [camry, '', 'color', 'black', '/cars/new/toyota/camry/colorgroup-black/'],
  [
    { ...camry, filter: { kind: 'colorgroup', value: 'black' } },
    '',
    'color',
    'white',
    '/cars/new/toyota/camry/?color=black,white',
  ],
  [{ ...camry, filter: { kind: 'colorgroup', value: 'black' } }, '', 'color', 'black', '/cars/new/toyota/camry/'],
  [
    { ...camry, filter: { kind: 'year', value: '2024' } },
    '',
    'gear',
    'robot',
    '/cars/new/toyota/camry/?gear=robot&yearFrom=2024&yearTo=2024',
  ],
] as const)('from %o with «%s», toggling %s %s leads to %s', (scope, query, key, value, href) => {
  expect(facetHref(scope, query, key, value)).toBe(href);
});

test.each([
  [fresh, '', '/cars/new/'],
  [fresh, 'color=black', '/cars/new/'],
  [fresh, 'sort=price-asc', '/cars/new/'],
  [fresh, 'page=3', '/cars/new/?page=3'],
  [camry, 'color=black', '/cars/new/toyota/camry/colorgroup-black/'],
  [camry, 'color=black&sort=price-asc', '/cars/new/toyota/camry/colorgroup-black/'],
  [camry, 'color=black,red', '/cars/new/toyota/camry/'],
] as const)('the canonical path of %o with «%s» is %s', (scope, query, path) => {
  expect(canonicalPath(scope, query)).toBe(path);
});

test('switching to new vehicles keeps the choice and drops the mileage', () => {
  const listing = readListing(
    { type: 'cars', condition: 'used', mark: 'toyota' },
    'color=black&mileageTo=50000&page=4',
  );
  expect(conditionHref(listing, 'new')).toBe('/cars/new/toyota/?color=black');
  expect(conditionHref(listing, undefined)).toBe('/cars/?mark=toyota&color=black&mileageTo=50000');
});

test('pages and reset keep the sort order', () => {
  const listing = readListing(fresh, 'color=black&sort=price-asc');
  expect(pageHref(listing, 2)).toBe('/cars/new/?color=black&sort=price-asc&page=2');
  expect(resetHref(listing)).toBe('/cars/new/?sort=price-asc');
});

test('chips name what is chosen by path and query, and each drops itself alone', () => {
  const listing = readListing(camry, 'color=black&priceTo=2000000&vat=1');
  expect(chosenChips(listing, facets).map(({ label, href }) => [label.replaceAll('\u00a0', ' '), href])).toEqual([
    ['Toyota', '/cars/new/?color=black&priceTo=2000000&vat=1'],
    ['Camry', '/cars/new/toyota/?color=black&priceTo=2000000&vat=1'],
    ['Чёрный', '/cars/new/toyota/camry/?priceTo=2000000&vat=1'],
    ['Цена до 2 000 000 ₽', '/cars/new/toyota/camry/?color=black&vat=1'],
    ['С НДС', '/cars/new/toyota/camry/?color=black&priceTo=2000000'],
  ]);
});

test.each([
  ['price', 1_000_000, undefined, 'Цена от 1 000 000 ₽'],
  ['price', 1_000_000, 2_000_000, 'Цена от 1 000 000 до 2 000 000 ₽'],
  ['year', 2020, 2020, 'Год 2020'],
  ['mileage', undefined, 50_000, 'Пробег до 50 000 км'],
] as const)('a %s from %s to %s reads «%s»', (name, from, to, label) => {
  expect(rangeLabel(name, from, to).replaceAll('\u00a0', ' ')).toBe(label);
});

test('recovery drops exactly one choice; an unknown one is left out', () => {
  const listing = readListing(fresh, 'mark=toyota&color=black,white&priceTo=900000');
  const offers = [...emptyPage.recovery, { key: 'mystery', value: null, label: '?', count: 1 }];
  expect(recoveryLinks(listing, offers).map(({ href }) => href)).toEqual([
    '/cars/new/toyota/?color=white&priceTo=900000',
    '/cars/new/toyota/?color=black,white',
  ]);
});

test('groups follow the kind of vehicle and its condition, and a group without a choice is not shown', () => {
  const names = (scope: ListingScope, query = '') =>
    facetGroups(readListing(scope, query), facets).map(({ title }) => title);
  expect(names({ type: 'cars', condition: 'used' })).toContain('Пробег');
  expect(names(fresh)).not.toContain('Пробег');
  expect(names(fresh)).not.toContain('Модель');
  expect(names(fresh, 'mark=toyota')).toContain('Модель');
  expect(names(fresh)).not.toContain('Число мест');
  expect(names(fresh, 'seats=5')).toContain('Число мест');
  expect(names({ type: 'moto' })).toContain('Вид мотоцикла');
});

test('a long list shows its largest values and the chosen ones', () => {
  const values = Array.from({ length: 30 }, (_, index) => ({ checked: index === 3, count: index, index }));
  const { shown, more } = splitValues(values, 12);
  expect(shown.map(({ index }) => index)).toEqual([3, ...Array.from({ length: 12 }, (_, index) => index + 18)]);
  expect(more).toHaveLength(17);
});
