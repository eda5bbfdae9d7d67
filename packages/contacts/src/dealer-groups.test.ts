import { expect, test } from 'vitest';
import { groupDealers } from './dealer-groups.ts';
import { airport, neva, north } from './fixtures/dealers.data.ts';

const codes = (own: 'msk' | 'spb') =>
  groupDealers([neva, north, airport], own).map(({ city, dealers }) => [
    city,
    ...dealers.map((row) => row.dealer.code),
  ]);

test('the own city stands first, and dealers keep their order in it', () => {
  expect(codes('msk')).toEqual([
    ['msk', 'north', 'airport'],
    ['spb', 'neva'],
  ]);
  expect(codes('spb')).toEqual([
    ['spb', 'neva'],
    ['msk', 'north', 'airport'],
  ]);
});

test('every map counts from one', () => {
  expect(groupDealers([neva, north, airport], 'msk').map(({ dealers }) => dealers.map((row) => row.number))).toEqual([
    [1, 2],
    [1],
  ]);
});

test('a city without dealers is not shown', () => {
  expect(groupDealers([neva], 'msk').map(({ city }) => city)).toEqual(['spb']);
});
