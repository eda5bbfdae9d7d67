import { expect, test } from 'vitest';
import { marks } from '../../fixtures/pages.data.ts';
import { popularMarks } from './popular-marks.ts';

test('marks without a car in stock are not offered', () => {
  expect(popularMarks(marks).map(({ code }) => code)).not.toContain('daihatsu');
});

test('marks stand by name, Cyrillic ones last as in the list of all', () => {
  expect(popularMarks(marks).map(({ name }) => name)).toEqual(['Audi', 'Infiniti', 'Toyota', 'Volvo']);
  const [one] = marks.filter(({ stock }) => stock.total > 0);
  if (!one) throw new Error('no mark in stock');
  const named = ['Москвич', 'Belgee', 'ГАЗ', 'Lada'].map((name) => ({ ...one, name }));
  expect(popularMarks(named).map(({ name }) => name)).toEqual(['Belgee', 'Lada', 'ГАЗ', 'Москвич']);
});

test('a mark leads to its new cars and counts those; without new ones, to used ones', () => {
  const [, infiniti, toyota] = popularMarks(marks);
  expect(toyota).toMatchObject({ count: 128, href: '/cars/new/toyota/' });
  expect(infiniti).toMatchObject({ count: 14, href: '/cars/used/infiniti/' });
});

test('when there are too many, popular ones stay, then those with most cars', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    code: `mark-${index}`,
    name: `Mark ${index}`,
    nameRu: `Марка ${index}`,
    country: 'jp' as const,
    popular: index === 0,
    stock: { total: index + 1, new: index + 1, used: 0 },
    priceFrom: null,
  }));
  const codes = popularMarks(many).map(({ code }) => code);
  expect(codes).toHaveLength(24);
  expect(codes).toContain('mark-0');
  expect(codes).toContain('mark-29');
  expect(codes).not.toContain('mark-1');
});
