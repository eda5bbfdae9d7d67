import { expect, test } from 'vitest';
import { colorGroups } from '../dictionaries.ts';
import { vatWithin } from '../vat.ts';
import type { ListingScope } from './listing-scope.ts';
import { colorPlural, listingCrumbs, listingHeading } from './listing-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const names = { mark: 'Toyota', model: 'Camry' };
const toyota = { kind: 'cars', mark: 'toyota' } as const;
const camry = { ...toyota, model: 'camry' } as const;
const red = { filter: { kind: 'colorgroup', value: 'red' } } as const;

test.each<[ListingScope, string]>([
  [{ kind: 'cars' }, 'Автомобили в Москве'],
  [{ kind: 'electro', section: 'new' }, 'Новые электромобили в Москве'],
  [{ kind: 'electro', section: 'used', mark: 'toyota' }, 'Электромобили Toyota с пробегом в Москве'],
  [{ kind: 'moto', section: 'new', mark: 'toyota' }, 'Новые мотоциклы Toyota в Москве'],
  [{ kind: 'commercial' }, 'Коммерческий транспорт в Москве'],
  [{ kind: 'commercial', section: 'used', mark: 'toyota' }, 'Коммерческий транспорт Toyota с пробегом в Москве'],
  [{ kind: 'commercial', section: 'fleet' }, 'Фургоны и микроавтобусы в Москве'],
  [{ kind: 'commercial', section: 'trucks', mark: 'toyota' }, 'Грузовики Toyota в Москве'],
  [{ kind: 'commercial', section: 'semi-trailers' }, 'Полуприцепы в Москве'],
  [{ kind: 'cars', section: 'vat' }, 'Автомобили с НДС в Москве'],
  [{ kind: 'cars', section: 'on-sale-soon' }, 'Автомобили, которые скоро поступят в продажу в Москве'],
  [{ kind: 'cars', section: 'vnukovo' }, 'Автомобили во Внуково'],
  [{ kind: 'cars', section: 'used', landing: 'price-do-500000' }, 'Автомобили с пробегом до 500 000 ₽ в Москве'],
  [{ kind: 'cars', section: 'new', landing: 'engine-type-is-diesel' }, 'Новые дизельные автомобили в Москве'],
  [{ kind: 'moto', landing: '125-kubov' }, 'Мотоциклы 125 кубов в Москве'],
  [{ kind: 'cars', filter: { kind: 'year', value: '2024' } }, 'Автомобили 2024 года в Москве'],
  [{ kind: 'cars', ...red }, 'Красные автомобили в Москве'],
  [{ ...toyota, ...red }, 'Красные автомобили Toyota в Москве'],
  [{ ...camry, ...red }, 'Красные Toyota Camry в Москве'],
  [{ ...toyota, section: 'new', ...red }, 'Новые красные автомобили Toyota в Москве'],
  [{ ...camry, section: 'used', ...red }, 'Красные Toyota Camry с пробегом в Москве'],
  [
    { ...camry, section: 'new', filter: { kind: 'bodytype', value: 'sedan' } },
    'Новые Toyota Camry в Москве: кузов седан',
  ],
])('%o is headed «%s»', (scope, heading) => {
  expect(plain(listingHeading(scope, names, 'в Москве'))).toBe(heading);
});

test('every colour has its plural', () => {
  const plurals = Object.keys(colorGroups).map(colorPlural);
  for (const word of plurals) expect(word).toMatch(/^[а-яё]+(ые|ие)$/);
  expect(plurals).toEqual(expect.arrayContaining(['синие', 'чёрные', 'голубые', 'серебристые']));
});

const way = (scope: ListingScope) => listingCrumbs(scope, names).map(({ name, href }) => `${plain(name)} ${href}`);

test('crumbs lead through every listing above, and only through such as exist', () => {
  expect(way({ kind: 'commercial', section: 'trucks', mark: 'toyota', model: 'camry' })).toEqual([
    'Главная /',
    'Коммерческий транспорт /commercial/',
    'Грузовики /commercial/trucks/',
    'Toyota /commercial/trucks/toyota/',
    'Camry /commercial/trucks/toyota/camry/',
  ]);
  expect(way({ kind: 'cars', section: 'used', landing: 'gear-type-is-automatic' }).slice(2)).toEqual([
    'С пробегом /cars/used/',
    'С автоматической коробкой /cars/used/gear-type-is-automatic/',
  ]);
  expect(way({ ...camry, ...red }).slice(1)).toEqual([
    'Автомобили /cars/',
    'Красные Toyota Camry /cars/toyota/camry/red/',
  ]);
  expect(way({ kind: 'cars', section: 'promo' }).slice(2)).toEqual(['С выгодой /cars/new/promo/']);
});

test('VAT is taken out of a price that includes it, in whole roubles', () => {
  expect(vatWithin(122_000_000)).toBe(22_000_000);
  expect(vatWithin(0)).toBe(0);
  expect(vatWithin(100_000_099) % 100).toBe(0);
});
