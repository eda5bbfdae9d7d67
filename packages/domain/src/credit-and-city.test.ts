import { expect, test } from 'vitest';
import { cityFromLocation, cityFromQuery, toCity } from './city.ts';
import { creditLine, lenderLine, monthlyPayment } from './credit.ts';

test('the monthly payment is that of an annuity, rounded up to a hundred roubles', () => {
  // 2 400 000 ₽ for 84 months at 16.9 % a year: 48 931.43 ₽ by the annuity formula.
  const payment = monthlyPayment(300_000_000);
  expect(payment % 10_000).toBe(0);
  const rate = 0.169 / 12;
  const exact = (240_000_000 * rate) / (1 - (1 + rate) ** -84);
  expect(payment).toBeGreaterThanOrEqual(exact);
  expect(payment - exact).toBeLessThan(10_000);
});

test.each([
  ['msk', 'msk'],
  ['spb', 'spb'],
  ['Москва', 'msk'],
  ['Санкт-Петербург', 'spb'],
  ['krasnodar', undefined],
  ['', undefined],
])('a city in a query: %s is %s', (value, code) => {
  expect(cityFromQuery(value)).toBe(code);
});

test('an unknown location falls back to Moscow', () => {
  expect(cityFromLocation('krasnodar')).toBe('msk');
  expect(cityFromLocation(undefined)).toBe('msk');
  expect(toCity('spb')).toBe('spb');
});

test('the full cost of a credit stands before its rate and is never below it, with bank, risks and date', () => {
  const line = creditLine().replaceAll('\u00a0', ' ');
  expect(line).toMatch(/^Полная стоимость кредита от 16,900 % до 21,400 % годовых\./);
  expect(line.indexOf('Полная стоимость')).toBeLessThan(line.indexOf('ставка 16,9 %'));
  expect(lenderLine({ bank: 'Банк «Волна»', licence: '1', asOf: '' })).toMatch(
    /«Волна», лицензия Банка России №\s1\.$/,
  );
  for (const part of [
    'Оценивайте свои финансовые возможности',
    'Кредит предоставляет банк-партнёр.',
    'первый взнос 20 %',
    '84 мес.',
  ])
    expect(line).toContain(part);
});
