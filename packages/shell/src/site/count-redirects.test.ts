import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countRedirects } from './count-redirects.ts';

const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('REVALIDATE_SECRET', 'a-secret-of-the-shells');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  sent.mockClear();
});

test('what was followed meanwhile travels together, without what visitors brought along', async () => {
  const count = countRedirects(1);
  for (const url of ['/old/?phone=1', '/old/', '/b']) count(url);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledTimes(1);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('http://api.test/api/redirects/hits?holdingId=1');
  expect(init?.headers).toMatchObject({ 'x-revalidate-secret': 'a-secret-of-the-shells' });
  expect(JSON.parse(String(init?.body))).toEqual({
    hits: [
      { path: '/old/', count: 2 },
      { path: '/b', count: 1 },
    ],
  });
});

test('a failure is lost, memory is bounded, and without a secret nothing is sent', async () => {
  sent.mockRejectedValueOnce(new Error('down'));
  const count = countRedirects(1);
  for (let n = 0; n < 2_000; n++) count(`/${n}`);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body)).hits).toHaveLength(500);
  vi.stubEnv('REVALIDATE_SECRET', undefined);
  count('/a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledTimes(1);
});
