import { expect, test } from 'vitest';
import { describeListing, readSavedListing } from './saved-listing.ts';

const now = new Date('2026-11-23T00:00:00Z');
const read = (address: string) => readSavedListing(address, now);

test('a listing is kept under its one address, without sort, page and strange parameters', () => {
  const saved = read('/cars/new/?mark=kia&color=white,black&priceTo=2000000&sort=price-asc&page=3&utm_source=x');
  expect(saved?.href).toBe('/cars/new/kia/?color=black,white&priceTo=2000000');
  expect(saved?.ask).toEqual({
    type: 'cars',
    condition: 'new',
    mark: 'kia',
    color: 'black,white',
    priceTo: '2000000',
  });
  expect(read(saved?.href ?? '')?.ask).toEqual(saved?.ask);
});

test('what is no listing is none', () => {
  for (const address of ['/', '/news/', '/cars/new/kia/rio/x/y/', '/cars-vnukovo/'])
    expect(read(address)).toBeUndefined();
});

test('a listing is told in one line', () => {
  const saved = read('/cars/new/?mark=kia&color=black&priceTo=2000000&yearFrom=2024&yearTo=2024&vat=1');
  if (!saved) throw new Error('no listing');
  expect(describeListing(saved, { mark: 'Kia' })).toBe(
    'Новые автомобили Kia: Чёрный, цена до\u00a02\u00a0000\u00a0000\u00a0₽, год 2024, с\u00a0НДС',
  );
  const many = read('/cars/used/?mark=kia,haval&search=полный');
  if (!many) throw new Error('no listing');
  const names = new Map([
    ['mark kia', 'Kia'],
    ['mark haval', 'Haval'],
  ]);
  expect(describeListing(many, {}, names)).toBe('Автомобили с\u00a0пробегом: «полный», Haval, Kia');
});
