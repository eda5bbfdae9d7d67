import { expect, test } from 'vitest';
import { cityFromLocation, cityFromQuery, toCity } from './city.ts';
import { creditLine, creditMonths, lenderLine, monthlyPayment, standardTerms } from './credit.ts';

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
  ['sedan', 2026, 84],
  ['sedan', 2018, 84],
  ['sedan', 2017, 72],
  ['suv', 2012, 12],
  ['suv', 2011, undefined],
  ['classic', 1979, undefined],
  ['truck', 2026, undefined],
  ['semi-trailer', 2026, undefined],
] as const)(
  'in 2026 a credit on a %s of %d is for %j months: it ends by its fifteenth year',
  (bodyType, year, months) => {
    expect(creditMonths({ bodyType, year }, 2026)).toBe(months);
  },
);

test('a shorter term is dearer a month and is named where the payment is', () => {
  expect(monthlyPayment(300_000_000, standardTerms(12))).toBeGreaterThan(monthlyPayment(300_000_000));
  expect(creditLine(standardTerms(12))).toContain('срок 12\u00a0мес.');
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
