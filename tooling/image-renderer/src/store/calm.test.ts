import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCalm } from './calm.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A machine of two processors on which others use `share` of both; says after how many ms it was found calm. */
function machine() {
  let [used, at] = [0, performance.now()];
  const others = { share: 0 };
  const whenCalm = createCalm(() => {
    used += (performance.now() - at) * 2 * others.share;
    at = performance.now();
    return used;
  }, 2);
  const waited = async () => {
    const from = performance.now();
    let took: number | undefined;
    void whenCalm().then(() => {
      took = performance.now() - from;
    });
    for (let ms = 0; took === undefined && ms < 60_000; ms += 100) await vi.advanceTimersByTimeAsync(100);
    return took;
  };
  return { others, waited };
}

test('a machine at rest is calm after two seconds, and from then on at once', async () => {
  const { waited } = machine();
  expect(await waited()).toBe(2_000);
  await vi.advanceTimersByTimeAsync(700);
  expect(await waited()).toBe(0);
});

test('somebody who is served holds up the background for two seconds more', async () => {
  const { others, waited } = machine();
  await waited();
  others.share = 0.5;
  await vi.advanceTimersByTimeAsync(600);
  const waiting = waited();
  others.share = 0;
  expect(await waiting).toBe(2_000);
});

test('a machine that is never calm gets its turn all the same', async () => {
  const { others, waited } = machine();
  others.share = 0.9;
  expect(await waited()).toBe(15_000);
  expect(await waited()).toBe(15_000);
});
