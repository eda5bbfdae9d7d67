import { expect, test } from 'vitest';
import { type NoticeName, noticeOrder, shownNotice, useNotices } from './notice-queue.ts';

const pairs = noticeOrder.flatMap((one) => noticeOrder.map((other) => [one, other] as const));

test.each(pairs)('%s and %s are never shown together, and their order does not matter', (one, other) => {
  const first = noticeOrder.indexOf(one) < noticeOrder.indexOf(other) ? one : other;
  expect(shownNotice([one, other])).toBe(first);
  expect(shownNotice([other, one])).toBe(first);
});

test('the order is the one of PD-21 and PD-122', () => {
  expect(noticeOrder).toEqual(['cookies', 'city', 'new-build', 'top-banner', 'install', 'offline-ready']);
  expect(shownNotice([])).toBeUndefined();
});

test('every set of wishes has one notice, and the next comes when it ends', () => {
  for (let bits = 1; bits < 2 ** noticeOrder.length; bits++) {
    let wished: NoticeName[] = noticeOrder.filter((_, at) => bits & (1 << at));
    const seen: NoticeName[] = [];
    while (wished.length > 0) {
      const now = shownNotice(wished);
      if (now === undefined) throw new Error('nobody has the turn');
      seen.push(now);
      wished = wished.filter((name) => name !== now);
    }
    expect(seen).toEqual(noticeOrder.filter((name) => seen.includes(name)));
  }
});

test('nothing is shown before it is known whether cookies are asked about', () => {
  const { wish } = useNotices.getState();
  wish('install', true);
  expect(shownNotice(useNotices.getState().wished)).toBe('cookies');
  wish('cookies', false);
  expect(shownNotice(useNotices.getState().wished)).toBe('install');
  wish('install', true);
  wish('install', false);
  expect(useNotices.getState().wished).toEqual([]);
});
