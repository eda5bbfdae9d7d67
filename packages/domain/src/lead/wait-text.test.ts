import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [1, 'через 1 секунду'],
  [42, 'через 42 секунды'],
  [59, 'через 59 секунд'],
  [60, 'через 1 минуту'],
  [61, 'через 2 минуты'],
  [1_250, 'через 21 минуту'],
  [3_600, 'через 60 минут'],
  [5_401, 'через 2 часа'],
  [20 * 3_600 + 1, 'через 21 час'],
  [86_400, 'через 24 часа'],
])('%i seconds: %s', (seconds, text) => {
  expect(waitText(seconds).replaceAll('\u00a0', ' ')).toBe(text);
});
