import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

test('five failures in a row open it for 5 s, then one trial decides', () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  for (let i = 0; i < 4; i++) breaker.fail();
  expect(breaker.tryPass()).toBe(true);
  breaker.fail();
  expect(breaker.tryPass()).toBe(false);
  now = 4999;
  expect(breaker.tryPass()).toBe(false);
  now = 5000;
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false]);
  breaker.fail();
  expect(breaker.tryPass()).toBe(false);
  now = 10_000;
  expect(breaker.tryPass()).toBe(true);
  breaker.succeed();
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, true]);
});

test('a success in between starts the count again', () => {
  const breaker = createBreaker(() => 0);
  for (let i = 0; i < 20; i++) {
    breaker.fail();
    if (i % 4 === 3) breaker.succeed();
  }
  expect(breaker.tryPass()).toBe(true);
});
