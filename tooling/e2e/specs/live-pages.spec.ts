import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '@showroom/launcher/env';
import { ask } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { readStack } from '../src/running-stack.ts';

const agents = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'TelegramBot (like TwitterBot)',
  // The name that the shell gives itself, from outside.
  'showroom-live',
];

/** No other spec asks for it, and no run before this one did. */
const oddPrice = 1_000_000 + (Date.now() % 1_000_000);

for (const { code } of brands) {
  const call = (path: string, agent = agents[0] ?? '') =>
    ask(readStack().origins[code], path, { headers: { 'user-agent': agent } });

  test(`${code}: a filter that nobody asked for is whole, kept for others, and written to no disk`, async () => {
    const path = `/cars/?mileageTo=150000&priceTo=${oddPrice}`;
    const first = await call(path);
    expect(first.status).toBe(200);
    expect(first.headers['x-showroom-target']).toBeUndefined();
    expect(first.body).toContain('<h1');
    expect(first.body).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(first.body.trimEnd().endsWith('</html>')).toBe(true);
    const second = await call(path, agents[1]);
    expect(second.headers.etag).toBe(first.headers.etag);
    const files = readdirSync(join(root, 'apps', code, '.next', 'server', 'app'), { recursive: true });
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((name) => String(name).includes(String(oddPrice)))).toEqual([]);
  });

  test(`${code}: search engines and messengers get the page that everybody gets`, async () => {
    const tags = new Set<unknown>();
    for (const agent of agents) {
      const { status, headers } = await call('/cars/new/', agent);
      expect(status).toBe(200);
      tags.add(headers.etag);
    }
    expect(tags.size).toBe(1);
  });
}
