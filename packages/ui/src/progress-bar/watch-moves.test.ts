import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMoves } from './watch-moves.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const move = () => new Event('showroom:navigation-start');

function open({ navigation = null }: { navigation?: EventTarget | null } = {}) {
  const page = new EventTarget();
  const seen = { isShown: false };
  const stop = watchMoves(page, navigation, (isShown) => {
    seen.isShown = isShown;
  });
  return { page, seen, stop };
}

test('an answer within 200 ms shows no indicator', () => {
  const navigation = new EventTarget();
  const { page, seen } = open({ navigation });
  page.dispatchEvent(move());
  vi.advanceTimersByTime(199);
  expect(seen.isShown).toBe(false);
  navigation.dispatchEvent(new Event('currententrychange'));
  vi.advanceTimersByTime(60_000);
  expect(seen.isShown).toBe(false);
});

test('from 200 ms on it stands until the page has come', () => {
  const navigation = new EventTarget();
  const { page, seen } = open({ navigation });
  page.dispatchEvent(move());
  vi.advanceTimersByTime(200);
  expect(seen.isShown).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(seen.isShown).toBe(true);
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(seen.isShown).toBe(false);
});

test('where the browser does not say that a page has come, it goes with its run of 2000 ms', () => {
  const { page, seen } = open();
  page.dispatchEvent(move());
  vi.advanceTimersByTime(200 + 1_999);
  expect(seen.isShown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(seen.isShown).toBe(false);
});

test('a second move begins anew; a page that is left shows nothing', () => {
  const { page, seen, stop } = open();
  page.dispatchEvent(move());
  vi.advanceTimersByTime(150);
  page.dispatchEvent(move());
  vi.advanceTimersByTime(150);
  expect(seen.isShown).toBe(false);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(seen.isShown).toBe(false);
});
