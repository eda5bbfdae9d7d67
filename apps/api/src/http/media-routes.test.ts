import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { toFailureResponse } from './fail.ts';
import { mediaRoutes } from './media-routes.ts';
import { toApiError } from './to-api-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-media-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'card.webp');
writeFileSync(file, 'RIFF-webp');

const asked: string[] = [];
const pictures = {
  get: async (path: string) => {
    asked.push(path);
    return path === 'studio/sedan/red/front/card@2x.webp' ? { file, type: 'image/webp' } : null;
  },
};
const app = new Hono().onError((error) => toFailureResponse(toApiError(error)));
app.route('/', mediaRoutes(pictures));
const path = '/media/studio/sedan/red/front/card@2x.webp';

test('a picture is WebP that may be kept for ever', async () => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe('RIFF-webp');
});

test('who has it already is not sent it again', async () => {
  const etag = (await app.request(path)).headers.get('etag') ?? '';
  const again = await app.request(path, { headers: { 'if-none-match': `"x", W/${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('HEAD tells the size, other methods are refused', async () => {
  const head = await app.request(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '9', '']);
  expect((await app.request(path, { method: 'DELETE' })).status).toBe(405);
});

test('a path that climbs is the store’s word to refuse, and an endless one never reaches it', async () => {
  expect((await app.request('/media/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404);
  asked.length = 0;
  expect((await app.request(`/media/${'x'.repeat(500)}`)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('whoever left before the picture was drawn is no failure', async () => {
  const gone = new AbortController();
  const failing = { get: () => Promise.reject(new Error('nobody waits')) };
  const routes = new Hono().onError((error) => toFailureResponse(toApiError(error))).route('/', mediaRoutes(failing));
  gone.abort();
  expect((await routes.request(path, { signal: gone.signal })).status).toBe(408);
  expect((await routes.request(path)).status).toBe(500);
});

test('a file that is cleared away before it is read is drawn once more', async () => {
  const places = [join(folder, 'gone.webp'), file];
  const evicted = { get: async () => ({ file: places.shift() ?? '', type: 'image/webp' }) };
  const routes = new Hono().onError((error) => toFailureResponse(toApiError(error))).route('/', mediaRoutes(evicted));
  expect(await (await routes.request(path)).text()).toBe('RIFF-webp');
});
