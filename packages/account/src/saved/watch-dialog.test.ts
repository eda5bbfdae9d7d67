import { expect, test } from 'vitest';
import { wishOf } from './watch-dialog.tsx';

test.each([
  ['?price=7', { kind: 'price', vehicleId: 7, pace: 'daily' }],
  ['?similar=7', { kind: 'similar', vehicleId: 7, pace: 'daily' }],
  ['?item=7', { kind: 'item', itemId: 7, pace: 'daily' }],
  ['', { kind: 'search', address: '/cars/new/?color=black', pace: 'daily' }],
  ['?price=x', { kind: 'search', address: '/cars/new/?color=black', pace: 'daily' }],
])('a link with %s asks to watch what it names', (query, wish) => {
  expect(wishOf(query, '/cars/new/?color=black', 'daily')).toEqual(wish);
});
