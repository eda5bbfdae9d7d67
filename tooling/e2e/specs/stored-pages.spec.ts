import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '@showroom/launcher/env';
import { findGoneId } from '../src/api.ts';
import { type Answer, ask } from '../src/ask.ts';
import { type BrandFacts, brands } from '../src/brands.ts';
import { catalogPagesOf, type Expected, shapeOf } from '../src/catalog-pages.ts';
import { inTurns } from '../src/in-turns.ts';
import { otherPagesOf } from '../src/other-pages.ts';
import { readStack } from '../src/running-stack.ts';
import { signInAs } from '../src/sign-in.ts';
import { isFullMatrix } from '../src/test.ts';

/** Nobody else's word, and no other run's. */
const canary = `canary${Date.now().toString(36)}`;
/** A name that only one customer has; names are Russian letters. */
const person = `Канарейка${[...Date.now().toString(8)].map((digit) => 'абвгдежз'[Number(digit)]).join('')}`;
const evil = `https://evil.example/${canary}`;

/** What a stranger may bring along beside the address. */
const strange: Record<string, string> = {
  authorization: `Bearer ${canary}`,
  'user-agent': canary,
  referer: evil,
  'accept-language': canary,
  forwarded: `for=${canary};host=${canary}.example;proto=https`,
  'x-forwarded-for': canary,
  'x-forwarded-host': `${canary}.example`,
  'x-forwarded-proto': 'https',
  'x-original-url': `/${canary}/`,
  'x-rewrite-url': `/${canary}/`,
  'next-url': `/msk/-/${canary}`,
  'x-showroom-target': `/msk/-/${canary}/`,
  'x-middleware-rewrite': `/${canary}/`,
  'x-nextjs-data': canary,
};
const query = `utm_source=${canary}&next=${encodeURIComponent(evil)}&yclid=${canary}&gclid=${canary}&_openstat=${canary}&${canary}=1`;
const payload = { rsc: '1' };
const ahead = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

/** Addresses of the rows that the first brand has not: what both have is rendered and kept by the same packages. */
async function ownPagesOf(brand: BrandFacts): Promise<Expected[]> {
  const pages = [...(await catalogPagesOf(brand)), ...(await otherPagesOf(brand))];
  const [first] = brands;
  if (isFullMatrix || brand === first) return pages;
  const shared = new Set((await catalogPagesOf(first)).map(({ row }) => row));
  return pages.filter(({ row }) => !shared.has(row));
}

/** One address of every kind of page of a brand, with what is in stock of it, and the pages of errors. */
async function pathsOf(brand: BrandFacts): Promise<string[]> {
  const pages = await ownPagesOf(brand);
  const byShape = new Map(pages.map(({ row, path }) => [shapeOf(row), path]));
  const gone = `/catalog/${await findGoneId(brand.holdingId)}/`;
  const plain = ['/', '/cookie/', '/contacts/', '/services/testdrive/', '/service-unavailable/', '/nothing/'];
  return [...byShape.values(), ...plain, gone, '/catalog/2147483647/', '/avtosalon-2024/'];
}

const told = (text: string) => text.includes(canary) || text.includes(person);
const holds = ({ body, headers }: Answer) => told(body) || told(JSON.stringify(headers));

/** Files below a folder that were written since then and hold the canary. */
function tainted(folder: string, since: number): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => {
      const found = statSync(file);
      return found.isFile() && found.mtimeMs >= since && told(readFileSync(file, 'utf8'));
    });
}

for (const brand of brands) {
  test.describe(brand.code, () => {
    const call = (path: string, headers: Record<string, string> = {}) =>
      ask(readStack().origins[brand.code], path, { headers });

    test('no page, payload or stored entry holds a word of who asked for it first', async () => {
      const began = Date.now();
      const paths = await pathsOf(brand);
      expect(paths.length).toBeGreaterThan(brand === brands[0] ? 40 : 10);
      // A customer whose name must stand nowhere but in the own account.
      const phone = `7999${String(Date.now()).slice(-7)}`;
      const session = await signInAs(brand, phone, person);
      const account = await call('/api/user/', { cookie: session });
      expect([account.status, account.body.includes(person)]).toEqual([200, true]);
      const stranger = { ...strange, cookie: `${session}; __Host-refreshToken=${canary}; other=${canary}` };
      const faults = await inTurns(paths, 4, async (path) => {
        for (const router of [{}, payload, ahead]) await call(`${path}?${query}`, { ...stranger, ...router });
        const clean = [await call(path), await call(path, payload), await call(path, ahead)];
        return clean.some(holds) ? [path] : [];
      });
      expect(faults.flat()).toEqual([]);

      const { pids, logDir } = readStack();
      const dump = join(logDir, `${brand.code}.json`);
      rmSync(dump, { force: true });
      process.kill(pids[brand.code] ?? 0, 'SIGUSR2');
      const readDump = () => readFileSync(dump, { encoding: 'utf8', flag: 'a+' });
      await expect.poll(() => readDump().length, { timeout: 30_000 }).toBeGreaterThan(1_000);
      expect(told(readDump())).toBe(false);
      expect((JSON.parse(readDump()) as unknown[]).length).toBeGreaterThan(brand === brands[0] ? 100 : paths.length);
      const shell = join(root, 'apps', brand.code, '.next');
      expect([...tainted(join(shell, 'server'), began), ...tainted(join(shell, 'cache'), began)]).toEqual([]);
    });

    test('unknown and tracking parameters change nothing: one page, the one that everybody gets', async () => {
      const tags = new Set<unknown>();
      for (const tail of ['', '?yclid=1', '?yclid=2&utm_medium=cpc', '?_openstat=x&page=1', '?_rsc=abc', '?city=msk'])
        tags.add((await call(`/cars/new/${tail}`, { cookie: 'siteCityCode=msk' })).headers.etag);
      expect(tags.size).toBe(1);
    });

    test('a session keeps public pages as they are, and no answer sets a cookie', async () => {
      const plain = await call('/cars/new/', { cookie: 'siteCityCode=msk' });
      const session = await call('/cars/new/', { cookie: 'siteCityCode=msk; accessToken=YS5iLmM=; refreshToken=d' });
      expect(session.headers.etag).toBe(plain.headers.etag);
      expect(session.headers['set-cookie']).toBeUndefined();
    });

    test('the status of a payload is its page’s, in every spelling of the router', async () => {
      const gone = `/catalog/${await findGoneId(brand.holdingId)}/`;
      expect((await call(gone, payload)).status).toBe(410);
      for (const path of ['/nothing/', '/catalog/2147483647/', '/catalog/2147483647/?_rsc=abc'])
        for (const router of [payload, ahead]) expect((await call(path, router)).status, path).toBe(404);
      const ways = (path: string) => [
        `${path}.rsc`,
        `${path}/index.rsc`,
        `${path}.segments/_tree.segment.rsc`,
        `${path}.segments/$d$city/__PAGE__.segment.rsc`,
        `${path}.txt`,
        `/_next/data/x${path}.json`,
        `/msk/-${path}.rsc`,
      ];
      const other = brand.code === 'asc' ? '/electro/new' : '/commercial/used';
      const asked = [
        ...ways('/cars/new'),
        ...ways(other),
        other,
        `${other}/`,
        `${other}/?_rsc=a`,
        '/api/nothing/',
        '/msk/-/error/404/',
      ];
      const answers = await inTurns(asked, 4, async (path) => `${(await call(path, payload)).status} ${path}`);
      expect(answers.filter((answer) => !answer.startsWith('404 '))).toEqual([]);
    });

    test('a filter that is fetched ahead is not rendered, as only the disk could hold it', async () => {
      expect((await call('/cars/?color=black', ahead)).status).toBe(204);
      expect((await call('/cars/?color=black', payload)).status).toBe(200);
    });
  });
}
