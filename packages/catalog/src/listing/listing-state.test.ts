import type { ListingScope } from '@showroom/domain/listing-scope';
import { parseListingQuery } from '@showroom/domain/listing-values';
import { expect, test } from 'vitest';
import { emptyPage, facets } from '../fixtures/vehicle.data.ts';
import { chosenChips, resetHref } from './chips.ts';
import { facetGroups } from './facet-groups.ts';
import { pageHref, sectionHref, toListing } from './listing-state.ts';
import { recoveryLinks } from './recovery.ts';
import { suggestions } from './suggestions.ts';

const fresh: ListingScope = { kind: 'cars', section: 'new' };
const camry: ListingScope = { ...fresh, mark: 'toyota', model: 'camry' };
const listingOf = (scope: ListingScope, query: string) =>
  toListing(scope, parseListingQuery(new URLSearchParams(query)));

test('switching to new vehicles keeps the choice and drops the mileage', () => {
  const listing = listingOf({ kind: 'cars', section: 'used', mark: 'toyota' }, 'color=black&mileageTo=50000&page=4');
  expect(sectionHref(listing, 'new')).toBe('/cars/new/toyota/colorgroup-black/');
  expect(sectionHref(listing, undefined)).toBe('/cars/?mark=toyota&color=black&mileageTo=50000');
});

test('what a section says goes along as a choice, and what its target fixes is not said twice', () => {
  const from = (scope: ListingScope, query = '') => listingOf(scope, query);
  expect(sectionHref(from({ kind: 'cars', section: 'sale' }, 'color=red'), 'used')).toBe(
    '/cars/used/?color=red&sale=1',
  );
  expect(sectionHref(from({ kind: 'cars', section: 'vnukovo', dealer: 'vnukovo' }), 'new')).toBe(
    '/cars/new/?dealer=vnukovo',
  );
  const fleet = from({ kind: 'commercial', section: 'fleet' }, 'bodyType=van&color=white');
  expect(sectionHref(fleet, 'trucks')).toBe('/commercial/trucks/?color=white');
  expect(sectionHref(fleet, undefined)).toBe('/commercial/?bodyType=van&color=white');
});

test('a section knows its own vocabulary: alien values of a link are left out, what it fixes is no choice', () => {
  const fleet = listingOf({ kind: 'commercial', section: 'fleet' }, 'bodyType=truck,van');
  expect(fleet.state.facets).toEqual({ bodyType: ['van'] });
  expect(fleet.root.base).toEqual({ type: 'commercial', bodyType: 'microbus,van' });
  const electro = listingOf({ kind: 'electro', section: 'new' }, 'engine=diesel&color=red');
  expect(electro.state.facets).toEqual({ color: ['red'] });
  expect(electro.root.base).toEqual({ type: 'cars', condition: 'new', engine: 'electro' });
  expect(chosenChips(electro, facets)).toHaveLength(1);
});

test('pages and reset keep the sort order', () => {
  const listing = listingOf(fresh, 'color=black&sort=price-asc');
  expect(pageHref(listing, 2)).toBe('/cars/new/?color=black&sort=price-asc&page=2');
  expect(resetHref(listing)).toBe('/cars/new/?sort=price-asc');
});

test('jet skis are sought by engine hours, under the name of those', () => {
  const jetSkis = listingOf({ kind: 'jet-ski', section: 'used' }, 'mileageTo=120');
  expect(chosenChips(jetSkis, facets).map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    'Моточасы до 120 ч',
  ]);
  const titles = facetGroups(jetSkis, facets, 128).map(({ title }) => title);
  expect(titles).toContain('Моточасы');
  expect(titles).not.toContain('Пробег');
});

test('chips name what is chosen by path and query, and each drops itself alone', () => {
  const listing = listingOf(camry, 'color=black&priceTo=2000000&vat=1');
  expect(chosenChips(listing, facets).map(({ label, href }) => [label.replaceAll('\u00a0', ' '), href])).toEqual([
    ['Toyota', '/cars/new/?color=black&priceTo=2000000&vat=1'],
    ['Camry', '/cars/new/toyota/?color=black&priceTo=2000000&vat=1'],
    ['Чёрный', '/cars/new/toyota/camry/?priceTo=2000000&vat=1'],
    ['Цена до 2 000 000 ₽', '/cars/new/toyota/camry/?color=black&vat=1'],
    ['С НДС', '/cars/new/toyota/camry/?color=black&priceTo=2000000'],
  ]);
});

test('recovery drops exactly one choice; an unknown one is left out', () => {
  const listing = listingOf(fresh, 'mark=toyota&color=black,white&priceTo=900000');
  const offers = [...emptyPage.recovery, { key: 'mystery', value: null, label: '?', count: 1 }];
  expect(recoveryLinks(listing, offers).map(({ href }) => href)).toEqual([
    '/cars/new/toyota/?color=white&priceTo=900000',
    '/cars/new/toyota/?color=black,white',
  ]);
});

test('groups follow the kind of vehicle and its condition, and a group without a choice is not shown', () => {
  const names = (scope: ListingScope, query = '') =>
    facetGroups(listingOf(scope, query), facets, 128).map(({ title }) => title);
  expect(names({ kind: 'cars', section: 'used' })).toContain('Пробег');
  expect(names(fresh)).not.toContain('Пробег');
  expect(names(fresh)).not.toContain('Модель');
  expect(names(fresh, 'mark=toyota')).toContain('Модель');
  expect(names(fresh)).not.toContain('Число мест');
  expect(names(fresh, 'seats=5')).toContain('Число мест');
  expect(names({ kind: 'moto' })).toContain('Вид мотоцикла');
});

test('mileage is no choice where nothing was driven, unless it is chosen', () => {
  const unused = { ...facets, ranges: { ...facets.ranges, mileage: { min: 3, max: 50 } } };
  const names = (scope: ListingScope, query = '') =>
    facetGroups(listingOf(scope, query), unused, 128).map(({ title }) => title);
  expect(names({ kind: 'commercial', section: 'fleet' })).not.toContain('Пробег');
  expect(names({ kind: 'commercial', section: 'fleet' }, 'mileageTo=40')).toContain('Пробег');
  expect(names({ kind: 'jet-ski', section: 'used' })).toContain('Моточасы');
});

test('each kind of vehicle has its own groups, and a section does not offer what it fixes', () => {
  const every = { ...facets, values: { ...facets.values, engine: facets.values.color, gear: facets.values.color } };
  const names = (scope: ListingScope) => facetGroups(listingOf(scope, ''), every, 128).map(({ title }) => title);
  expect(names({ kind: 'moto' })).toContain('Объём двигателя');
  expect(names({ kind: 'cars' })).not.toContain('Объём двигателя');
  expect(names({ kind: 'cars' })).toEqual(expect.arrayContaining(['Двигатель', 'НДС', 'Скидка']));
  expect(names({ kind: 'electro' })).not.toContain('Двигатель');
  expect(names({ kind: 'cars', section: 'vat' })).not.toContain('НДС');
  expect(names({ kind: 'cars', section: 'on-sale-soon' })).not.toContain('Цена');
});

test('recovery never offers to drop what the listing itself is', () => {
  const electro = listingOf({ kind: 'electro' }, 'color=black');
  const offers = [
    { key: 'engine', value: 'electro', label: 'Двигатель: Электро', count: 40 },
    { key: 'color', value: 'black', label: 'Цвет: Чёрный', count: 7 },
  ];
  expect(recoveryLinks(electro, offers).map(({ href }) => href)).toEqual(['/electro/']);
});

test('suggested filters narrow, but not to nearly nothing, and none repeats a choice', () => {
  const offered = { ...facets, sale: 40, vat: 2, promo: 128 };
  const labels = (query: string) =>
    suggestions(listingOf(fresh, query), offered, 128).map(({ label, href }) => [
      label.replaceAll('\u00a0', ' '),
      href,
    ]);
  expect(labels('')).toEqual(
    expect.arrayContaining([
      ['Внедорожник', '/cars/new/?bodyType=suv'],
      ['Чёрный', '/cars/new/?color=black'],
      ['Цена снижена', '/cars/new/?sale=1'],
    ]),
  );
  expect(labels('').map(([label]) => label)).not.toContain('С НДС');
  expect(labels('').map(([label]) => label)).not.toContain('С выгодой');
  expect(labels('color=black').map(([label]) => label)).not.toContain('Белый');
  expect(suggestions(listingOf(fresh, ''), offered, 5)).toEqual([]);
});
