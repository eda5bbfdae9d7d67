import { expect, test } from 'vitest';
import { createPatience } from './patience.ts';

test('one silence shortens the wait to a fraction, one answer gives it back', () => {
  const patience = createPatience();
  const calm = patience.ms();
  expect(calm).toBeLessThan(2_500);
  patience.told(true);
  expect(patience.ms()).toBe(calm);
  patience.told(false);
  // What a page waits in vain, and its error page after it, is within the 2.5 s of an outage.
  expect(calm + patience.ms()).toBeLessThan(2_200);
  patience.told(false);
  expect(patience.ms()).toBeLessThan(calm / 4);
  patience.told(true);
  expect(patience.ms()).toBe(calm);
});
