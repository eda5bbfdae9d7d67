import { expect, test } from 'vitest';
import { createRestartPauses } from './restart-pauses.ts';

test('pauses grow, and the eleventh end within a minute is the last', () => {
  const next = createRestartPauses(() => 0);
  const pauses = Array.from({ length: 11 }, next);
  expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000, undefined]);
});

test('a server that ends now and then is always started again, at once', () => {
  let time = 0;
  const next = createRestartPauses(() => time);
  for (let n = 0; n < 30; n += 1) {
    expect(next()).toBe(0);
    time += 60_000;
  }
});

test('only the last minute counts', () => {
  let time = 0;
  const next = createRestartPauses(() => time);
  for (let n = 0; n < 100; n += 1) {
    expect(next()).toBeDefined();
    time += 6_000;
  }
});
