import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollMs, watchBuild } from './watch-build.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPage(served: () => string | Error) {
  const page = { isVisible: true, asked: 0, told: 0, see: () => {} };
  watchBuild(
    {
      build: 'one',
      isVisible: () => page.isVisible,
      onVisible: (listener) => {
        page.see = listener;
      },
      ask: async () => {
        page.asked += 1;
        const answer = served();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    () => {
      page.told += 1;
    },
  );
  return page;
}

test('a page that is seen asks every minute, and hears of another build once', async () => {
  let build = 'one';
  const page = openPage(() => build);
  await vi.advanceTimersByTimeAsync(pollMs - 1);
  expect(page.asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([page.asked, page.told]).toEqual([1, 0]);
  build = 'two';
  await vi.advanceTimersByTimeAsync(pollMs);
  expect([page.asked, page.told]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(10 * pollMs);
  expect([page.asked, page.told]).toEqual([2, 1]);
});

test('a hidden page asks nothing; once it is seen again it asks at once', async () => {
  const page = openPage(() => 'two');
  page.isVisible = false;
  await vi.advanceTimersByTimeAsync(5 * pollMs);
  expect(page.asked).toBe(0);
  page.isVisible = true;
  page.see();
  await vi.advanceTimersByTimeAsync(0);
  expect([page.asked, page.told]).toEqual([1, 1]);
});

test('a site that does not answer is no new build', async () => {
  const page = openPage(() => new Error('away'));
  await vi.advanceTimersByTimeAsync(3 * pollMs);
  expect([page.asked, page.told]).toEqual([3, 0]);
});
