import { expect, test } from 'vitest';
import { render, textOf } from '../fixtures/render.tsx';
import { camryDetail } from '../fixtures/vehicle.data.ts';
import { PriceFacts, peerWords } from './price-facts.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [96, 'На 4 % ниже похожих: 12 машин'],
  [101, 'Цена как у похожих: 12 машин'],
  [110, 'На 10 % выше похожих: 12 машин'],
])('a price of %i beside a median of 100: %s', (price, words) => {
  expect(plain(peerWords(price, { count: 12, median: 100, yearFrom: 2020, yearTo: 2022 }))).toBe(words);
});

test('a quad is compared with quads', () => {
  const peers = { count: 3, median: 100, yearFrom: 2026, yearTo: 2026 };
  expect(plain(peerWords(100, peers, 'atv'))).toBe('Цена как у похожих: 3 квадроцикла');
});

test('the comparison says with what, and every earlier price has its day', () => {
  const peers = { count: 5, median: 350_000_000, yearFrom: 2020, yearTo: 2022 };
  const priceHistory = [
    { on: '2026-10-12', price: 360_000_000 },
    { on: '2026-11-01', price: 345_000_000 },
  ];
  const text = plain(textOf(render(<PriceFacts vehicle={{ ...camryDetail, peers, priceHistory, daysOnSale: 41 }} />)));
  expect(text).toContain('Сравнили с другими Toyota Camry 2020–2022 годов с пробегом в нашем наличии');
  const ofTrim = { ...peers, trim: 'Prestige' };
  expect(plain(textOf(render(<PriceFacts vehicle={{ ...camryDetail, peers: ofTrim }} />)))).toContain(
    'другими Toyota Camry Prestige 2020–2022 годов',
  );
  expect(text).toMatch(/В продаже 41 день, с \d+ [а-я]+\./);
  expect(text).toContain('С 12 октября 3 600 000 ₽');
  expect(textOf(render(<PriceFacts vehicle={{ ...camryDetail, price: null }} />)).trim()).toBe('');
});
