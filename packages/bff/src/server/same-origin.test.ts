import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const brand = { host: 'house.example' };

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://house.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://house.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://house.example' }, true],
  [{ origin: 'https://sub.house.example' }, false],
  [{ origin: 'http://house.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('a write with %j is ours: %s', (headers, ours) => {
  expect(isSameOrigin(brand, new Headers(headers as Record<string, string>))).toBe(ours);
});
