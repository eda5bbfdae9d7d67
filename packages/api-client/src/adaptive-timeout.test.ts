import { expect, test } from 'vitest';
import { createAdaptiveTimeout } from './adaptive-timeout.ts';

test('one timeout shortens the next ones, one answer restores them', () => {
  const timeout = createAdaptiveTimeout();
  const normal = timeout.ms();
  expect(normal).toBeLessThan(2_500);
  timeout.report(true);
  expect(timeout.ms()).toBe(normal);
  timeout.report(false);
  // A timed-out page plus its error page stay within the 2.5 s of C-07.
  expect(normal + timeout.ms()).toBeLessThan(2_200);
  timeout.report(false);
  expect(timeout.ms()).toBeLessThan(normal / 4);
  timeout.report(true);
  expect(timeout.ms()).toBe(normal);
});
