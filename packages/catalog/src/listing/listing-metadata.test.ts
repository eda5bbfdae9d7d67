import { emptyListingQuery } from '@showroom/domain/listing';
import { parseListingQuery } from '@showroom/domain/listing-values';
import { expect, test } from 'vitest';
import { brand, emptyPage, facets, listingPage } from '../fixtures/vehicle.data.ts';
import { listingMetadata } from './listing-metadata.ts';
import { listingCrumbs, listingHeading } from './listing-titles.ts';

const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');

test.each([
  [{ kind: 'cars' }, 'msk', 'Автомобили в Москве'],
  [{ kind: 'cars', section: 'new' }, 'msk', 'Новые автомобили в Москве'],
  [{ kind: 'cars', section: 'used' }, 'spb', 'Автомобили с пробегом в Санкт-Петербурге'],
  [{ kind: 'cars', section: 'new', mark: 'toyota', model: 'camry' }, 'msk', 'Новые Toyota Camry в Москве'],
  [{ kind: 'cars', section: 'used', mark: 'toyota' }, 'msk', 'Автомобили Toyota с пробегом в Москве'],
  [
    { kind: 'cars', section: 'new', mark: 'toyota', model: 'camry', filter: { kind: 'drivetype', value: 'full' } },
    'msk',
    'Новые Toyota Camry в Москве: полный привод',
  ],
  [
    { kind: 'cars', section: 'new', mark: 'toyota', model: 'camry', filter: { kind: 'year', value: '2024' } },
    'msk',
    'Новые Toyota Camry 2024 года в Москве',
  ],
  [
    { kind: 'cars', section: 'new', mark: 'toyota', model: 'camry', filter: { kind: 'numberofseats', value: '5' } },
    'msk',
    'Новые Toyota Camry в Москве: 5 мест',
  ],
  [{ kind: 'moto' }, 'msk', 'Мотоциклы в Москве'],
] as const)('%o in %s is headed «%s»', (scope, city, heading) => {
  expect(plain(listingHeading(scope, facets, city))).toBe(heading);
});

test('crumbs lead through every listing above', () => {
  const scope = {
    kind: 'cars',
    section: 'new',
    mark: 'toyota',
    model: 'camry',
    filter: { kind: 'colorgroup', value: 'black' },
  } as const;
  expect(listingCrumbs(scope, facets)).toEqual([
    { name: 'Главная', href: '/' },
    { name: 'Автомобили', href: '/cars/' },
    { name: 'Новые', href: '/cars/new/' },
    { name: 'Toyota', href: '/cars/new/toyota/' },
    { name: 'Camry', href: '/cars/new/toyota/camry/' },
    { name: 'Цвет чёрный', href: '/cars/new/toyota/camry/colorgroup-black/' },
  ]);
});

const scope = { kind: 'cars', section: 'used' } as const;
const meta = (query: string, page = listingPage) =>
  listingMetadata({ brand, city: 'msk', scope, query: parseListingQuery(new URLSearchParams(query)), page, seo: null });

test.each([
  ['', true],
  ['color=black', true],
  ['color=black,white', false],
  ['color=black&vat=1', false],
  ['sort=price-asc', false],
  ['page=2', false],
])('a listing with «%s» is indexed: %s (PD-14)', (query, index) => {
  expect(meta(query).robots).toEqual({ index, follow: true });
});

test('a filter that every vehicle passes makes no page of its own', () => {
  expect(meta('seats=5').robots).toEqual({ index: false, follow: true });
  expect(meta('priceTo=6500000').robots).toEqual({ index: false, follow: true });
  expect(meta('priceTo=6000000').robots).toEqual({ index: true, follow: true });
});

test('an empty listing is not indexed', () => {
  expect(meta('', emptyPage).robots).toEqual({ index: false, follow: true });
});

test('title and description carry count and least price; the canonical address is on the brand’s host', () => {
  const metadata = meta('color=black');
  expect(plain(metadata.title)).toBe('Автомобили с пробегом в Москве, цены от 900 000 ₽');
  expect(plain(metadata.description)).toContain('128 автомобилей в наличии');
  expect(metadata.alternates?.canonical).toBe('https://test-house.example/cars/used/');
  expect(meta('page=2').alternates?.canonical).toBe('https://test-house.example/cars/used/?page=2');
  expect(plain(meta('page=2').title)).toContain('страница 2');
});

test('what comes soon promises no price', () => {
  const soon = { kind: 'cars', section: 'on-sale-soon' } as const;
  const metadata = listingMetadata({
    ...{ brand, city: 'msk', scope: soon, query: emptyListingQuery, page: listingPage, seo: null },
  });
  expect(`${metadata.title} ${metadata.description}`).not.toContain('₽');
});

test('an editor’s words win', () => {
  const seo = {
    title: 'Свой заголовок',
    description: 'Своё описание',
    h1: '',
    canonical: null,
    robots: 'noindex,follow',
    text: [],
  };
  const metadata = listingMetadata({ brand, city: 'msk', scope, query: emptyListingQuery, page: listingPage, seo });
  expect(metadata).toMatchObject({
    title: { absolute: 'Свой заголовок' },
    description: 'Своё описание',
    robots: { index: false },
  });
});
