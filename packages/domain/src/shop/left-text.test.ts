import { expect, test } from 'vitest';
import { leftText } from './left-text.ts';
import { canMoveReservation, reservedUntil } from './vehicle-reservation.ts';

test.each([
  [-5, '00:00'],
  [59_999, '00:59'],
  [30 * 60_000, '30:00'],
  [3_900_000, '1\u00a0ч 05\u00a0мин'],
  [86_400_000, '1\u00a0день'],
  [2 * 86_400_000 + 3 * 3_600_000, '2\u00a0дня 3\u00a0ч'],
])('%d ms are left: %s', (ms, text) => {
  expect(leftText(ms)).toBe(text);
});

test('a paid vehicle is held until nine in the evening of the last day in Moscow', () => {
  expect(new Date(reservedUntil(Date.parse('2026-11-23T22:30:00Z'), 3)).toISOString()).toBe('2026-11-27T18:00:00.000Z');
});

test('what is over comes back in no way', () => {
  expect(canMoveReservation('held', 'converted')).toBe(true);
  for (const over of ['expired', 'cancelled', 'refunded', 'converted'] as const)
    expect(canMoveReservation(over, 'held')).toBe(false);
});
