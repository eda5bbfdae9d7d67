import { expect, test } from '@playwright/test';
import { ask } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { readHead } from '../src/page-head.ts';
import { readStack } from '../src/running-stack.ts';

for (const { code } of brands) {
  const origin = () => readStack().origins[code];

  test(`${code}: pages of secret links are the same for everybody and for nobody to find`, async () => {
    for (const path of ['/booking/', '/request/']) {
      const { status, body } = await ask(origin(), path, { headers: { accept: 'text/html' } });
      const { h1, isIndexed } = readHead(body);
      expect([path, status, isIndexed], path).toEqual([path, 200, false]);
      expect(h1.length, path).toBeLessThanOrEqual(1);
    }
    const map = await ask(origin(), '/sitemap.xml');
    expect(map.body).not.toContain('/booking/');
    for (const path of ['/booking/anything/', '/request/anything/'])
      expect((await ask(origin(), path)).status, path).toBe(404);
  });

  test(`${code}: what stands behind a secret is kept by nobody, and an unknown secret is 404`, async () => {
    const unknown = [
      ['/api/request/view/', { token: 'x'.repeat(22) }],
      ['/api/booking/read/', { secret: 'x'.repeat(43) }],
    ] as const;
    for (const [path, body] of unknown) {
      const { status, headers } = await ask(origin(), path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      });
      expect([path, status, headers['cache-control']]).toEqual([path, 404, expect.stringContaining('no-store')]);
    }
  });
}
