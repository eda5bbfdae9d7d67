import type { ListingScope } from '@showroom/domain/listing-scope';
import { expect, test } from 'vitest';
import type { ListingFacts } from './listing-facts.ts';
import { buildListingSeo } from './listing-seo.ts';

const stock = { count: 21, priceFrom: 289_000_000, priceTo: 612_000_000 };
const names = { mark: 'Toyota', model: 'Camry' };
const seo = (scope: ListingScope, facts: Partial<ListingFacts> = {}) =>
  buildListingSeo({ scope, names, stock, ...facts });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const toyota: ListingScope = { kind: 'cars', section: 'new', mark: 'toyota' };

test('price and stock are quoted in good Russian', () => {
  const { title, description } = seo(toyota);
  expect(plain(title)).toBe('Новые автомобили Toyota — цены от 2 890 000 ₽, наличие');
  expect(plain(description)).toContain('21 автомобиль в наличии по цене от 2 890 000 ₽');
});

test('an empty listing promises neither stock nor price', () => {
  const { title, description, text } = seo(toyota, { stock: { count: 0, priceFrom: null, priceTo: null } });
  expect(title + description).not.toContain('₽');
  expect(text).toEqual([]);
});

test('what is not for sale yet promises no price', () => {
  const soon = seo({ kind: 'cars', section: 'on-sale-soon' });
  expect(plain(soon.title)).toBe('Автомобили, которые скоро поступят в продажу — подписка на поступление');
  expect(soon.title + soon.description).not.toMatch(/₽|цен[аы]/);
});

test('the canonical address is the path', () => {
  expect(seo({ ...toyota, model: 'camry', filter: { kind: 'year', value: '2025' } }).canonical).toBe(
    '/cars/new/toyota/camry/year-2025/',
  );
  expect(seo({ kind: 'cars', section: 'used', landing: 'price-do-500000' }).canonical).toBe(
    '/cars/used/price-do-500000/',
  );
});

test('fixed pages, colours and sections get a text with the figures of the day; a model does not', () => {
  const first = (scope: ListingScope) => plain(seo(scope).text[0] ?? '');
  expect(first({ kind: 'moto', landing: 'enduro' })).toBe(
    'Мотоциклы эндуро: сегодня в наличии 21 мотоцикл. Цены — от 2 890 000 ₽ до 6 120 000 ₽.',
  );
  expect(first({ kind: 'cars', mark: 'toyota', filter: { kind: 'colorgroup', value: 'blue' } })).toContain(
    'Синие автомобили Toyota',
  );
  expect(first({ kind: 'cars', section: 'used', landing: 'price-do-500000' })).toMatch(/Цены — от 2 890 000 ₽\.$/);
  expect(first({ kind: 'commercial', section: 'trucks' })).toContain('21 грузовик');
  expect(seo({ ...toyota, model: 'camry' }).text).toEqual([]);
});
