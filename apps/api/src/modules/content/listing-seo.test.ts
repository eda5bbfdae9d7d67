import { expect, test } from 'vitest';
import { buildListingSeo, type ListingFacts } from './listing-seo.ts';

const toyota: ListingFacts = {
  type: 'cars',
  condition: 'new',
  mark: { code: 'toyota', name: 'Toyota' },
  stock: { count: 21, priceFrom: 289_000_000 },
};
const camry = { code: 'camry', name: 'Camry' };

test.each<[string, Partial<ListingFacts>]>([
  ['Новые автомобили Toyota', {}],
  ['Автомобили Toyota с пробегом', { condition: 'used' }],
  ['Новые Toyota Camry', { model: camry }],
  ['Toyota Camry с пробегом', { model: camry, condition: 'used' }],
  ['Новые мотоциклы Toyota', { type: 'moto' }],
  ['Новый коммерческий транспорт Toyota', { type: 'commercial' }],
  ['Коммерческий транспорт Toyota с пробегом', { type: 'commercial', condition: 'used' }],
  ['Новые Toyota Camry, кузов: седан', { model: camry, filter: { kind: 'bodytype', value: 'sedan' } }],
  ['Новые Toyota Camry, 5\u00a0мест', { model: camry, filter: { kind: 'numberofseats', value: '5' } }],
])('%s', (h1, facts) => {
  expect(buildListingSeo({ ...toyota, ...facts }).h1).toBe(h1);
});

test('price and stock are quoted in good Russian', () => {
  const seo = buildListingSeo(toyota);
  expect(seo.title.replaceAll('\u00a0', ' ')).toBe('Новые автомобили Toyota: цены от 2 890 000 ₽, наличие');
  expect(seo.description.replaceAll('\u00a0', ' ')).toContain('21 автомобиль в наличии по цене от 2 890 000 ₽');
});

test('the canonical address is the path, and figures of the whole listing do not stand on a filtered one', () => {
  const seo = buildListingSeo({ ...toyota, model: camry, filter: { kind: 'year', value: '2025' } });
  expect(seo.canonical).toBe('/cars/new/toyota/camry/year-2025/');
  expect(seo.title + seo.description).not.toContain('₽');
});
