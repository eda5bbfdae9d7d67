import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask } from '../src/ask.ts';
import { type BrandFacts, brands } from '../src/brands.ts';
import { readPage, textOf } from '../src/document.ts';
import { inTurns, sampleOf } from '../src/in-turns.ts';
import { readStack } from '../src/running-stack.ts';
import { checkNode, statedNodes } from '../src/schema-org.ts';
import { serverTroubles } from '../src/server-log.ts';

/** Listings and vehicles that are walked, of thousands: every so many, so that each kind has its turn. */
const samples = { listings: 24, vehicles: 10, links: 16, previews: 2 };
/** HTML of any page with its styles, gzip, bytes: that of a list (`budgets.spec.ts`). */
const heaviestPage = 59_000;
/** Asked side by side; the stack also serves the tests beside this one. */
const abreast = 6;

type Found = {
  path: string;
  status: number;
  canonical: string;
  h1: number;
  title: string;
  description: string;
  hrefs: string[];
  /** Gzip. */
  bytes: number;
  preview: { url: string; size: string; alt: string };
  errors: string[];
};

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

async function visit(brand: BrandFacts, path: string): Promise<Found> {
  const { answer, all: found } = await readPage(brand, path);
  // What is missing is judged by the tests, with the address.
  const all = (selector: string) => {
    try {
      return found(selector);
    } catch {
      return [];
    }
  };
  const attribute = (selector: string, name: string) => all(selector)[0]?.getAttribute(name) ?? '';
  const links = all('a[href^="/"]').map((link) => link.getAttribute('href') ?? '');
  return {
    path,
    status: answer.status,
    canonical: attribute('link[rel="canonical"]', 'href'),
    h1: all('h1').length,
    title: all('title').map(textOf).join(),
    description: attribute('meta[name="description"]', 'content'),
    bytes: gzipSync(answer.body).length,
    preview: {
      url: attribute('meta[property="og:image"]', 'content'),
      size: ['width', 'height'].map((side) => attribute(`meta[property="og:image:${side}"]`, 'content')).join('×'),
      alt: attribute('meta[property="og:image:alt"]', 'content'),
    },
    hrefs: [...new Set(links.map((href) => href.split(/[?#]/, 1)[0] ?? '').filter((href) => href !== ''))],
    errors: statedNodes(all('script[type="application/ld+json"]')).flatMap((node) => checkNode(node)),
  };
}

/** Values that more than one path has, with those paths. */
function repeated(found: readonly Found[], of: (page: Found) => string): [string, string[]][] {
  const paths = Map.groupBy(found, of);
  return [...paths]
    .filter(([, pages]) => pages.length > 1)
    .map(([value, pages]) => [value, pages.map(({ path }) => path)]);
}

test('what schema.org does not define is found', () => {
  expect(checkNode({ '@type': 'Car', name: 'Camry', color: 'белый' })).toEqual([]);
  expect(checkNode({ '@type': 'Cart' })).toHaveLength(1);
  expect(checkNode({ '@type': 'Car', colour: 'белый' })).toHaveLength(1);
  expect(checkNode({ '@type': 'NewsArticle', datePublished: '1 ноября' })).toHaveLength(1);
  expect(checkNode({ '@type': 'Car', offers: { '@type': 'Person' } })).toHaveLength(1);
  expect(checkNode({ '@type': 'Offer', availability: 'https://schema.org/Sometimes' })).toHaveLength(1);
});

for (const brand of brands) {
  test.describe(brand.code, () => {
    const get = (path: string) => ask(readStack().origins[brand.code], path);
    const pathOf = (url: string) => url.replace(`https://${brand.host}`, '');
    let walked: Found[] = [];
    let pages: string[] = [];

    test.beforeAll(async () => {
      const files = locationsOf((await get('/sitemap.xml')).body).map(pathOf);
      const read = async (name: RegExp) =>
        (
          await Promise.all(
            files.filter((file) => name.test(file)).map(async (file) => locationsOf((await get(file)).body)),
          )
        )
          .flat()
          .map(pathOf);
      pages = await read(/sitemap-pages/);
      const listings = sampleOf(await read(/sitemap-listings/), samples.listings);
      const vehicles = sampleOf(await read(/sitemap-vehicles/), samples.vehicles);
      walked = await inTurns([...pages, ...listings, ...vehicles], abreast, (path) => visit(brand, path));
    });

    test('every address of the sitemaps is a page, canonical to itself, with one heading', () => {
      expect(pages.length).toBeGreaterThan(30);
      expect(walked.length).toBeGreaterThan(pages.length + 30);
      const wrong = walked.filter(
        ({ path, status, canonical, h1 }) => status !== 200 || canonical !== `https://${brand.host}${path}` || h1 !== 1,
      );
      const found = wrong.map(({ path, status, canonical, h1 }) => [path, status, canonical, h1]);
      expect(found, serverTroubles(brand.code)).toEqual([]);
    });

    test('no two pages have the same title or description', () => {
      expect(repeated(walked, ({ title }) => title)).toEqual([]);
      const own = walked.filter(({ path }) => !path.startsWith('/catalog/'));
      expect(own.filter(({ description }) => description.length < 30).map(({ path }) => path)).toEqual([]);
      expect(repeated(own, ({ description }) => description)).toEqual([]);
    });

    test('no page is heavier than a list may be', () => {
      expect(walked.filter(({ bytes }) => bytes > heaviestPage).map(({ path, bytes }) => [path, bytes])).toEqual([]);
    });

    test('each page names a preview with its size and words, and the preview is there', async () => {
      const wrong = walked.filter(({ preview: { size, alt } }) => size !== '1200×630' || alt.length < 3);
      expect(wrong.map(({ path, preview }) => [path, preview])).toEqual([]);
      const asked = [...sampleOf(walked, samples.previews), ...walked.slice(-1)].map(({ preview }) =>
        pathOf(preview.url),
      );
      const answers = await inTurns(asked, abreast, async (path) => {
        let answer = await get(path);
        // One that is still being drawn sends whoever asks round again.
        while (answer.status === 307) answer = await get(path);
        return [path, answer.status, answer.headers['content-type']] as const;
      });
      expect(answers.filter(([, status, type]) => status !== 200 || type !== 'image/jpeg')).toEqual([]);
    });

    test('what they state is defined by schema.org', () => {
      const errors = walked.flatMap(({ path, errors: found }) => found.map((error) => ({ error, path })));
      const first = [...Map.groupBy(errors, ({ error }) => error)].map(([error, [one]]) => `${error} (${one?.path})`);
      expect(first).toEqual([]);
      expect(walked.filter(({ path }) => path.startsWith('/news/')).length).toBeGreaterThan(8);
    });

    test('no text leads nowhere, and every page of words is linked from another', async () => {
      const content = walked.filter(({ path }) => pages.includes(path));
      expect(content.find(({ path }) => path === '/sitemap/')?.hrefs.length).toBeGreaterThan(60);
      const known = new Set(walked.map(({ path }) => path));
      const targets = [...new Set(content.flatMap(({ hrefs }) => hrefs))].filter((href) => !known.has(href));
      // Listings and vehicles are thousands: some of those that a text leads to are enough.
      const isStock = (href: string) => /^\/(?:catalog|cars|electro|moto|atv|jet-ski|commercial|brands)\//.test(href);
      const asked = [...targets.filter((href) => !isStock(href)), ...sampleOf(targets.filter(isStock), samples.links)];
      const broken = await inTurns(
        asked,
        abreast,
        async (href) => [href, (await get(encodeURI(decodeURI(href)))).status] as const,
      );
      const refused = broken.filter(([, status]) => status !== 200);
      expect(refused, serverTroubles(brand.code)).toEqual([]);
      const linked = new Set(walked.flatMap(({ path, hrefs }) => hrefs.filter((href) => href !== path)));
      expect(pages.filter((path) => !linked.has(path))).toEqual([]);
    });

    test('a page is also Markdown, by its ending and by what is accepted, and the page itself stays', async () => {
      for (const path of ['/', '/cars/new/', walked.at(-1)?.path ?? '', '/about/', '/news/']) {
        const address = path === '/' ? '/index.md' : `${path.slice(0, -1)}.md`;
        const accepted = await ask(readStack().origins[brand.code], path, { headers: { accept: 'text/markdown' } });
        const ended = await get(address);
        expect([path, ended.status, ended.headers['content-type']]).toEqual([
          path,
          200,
          'text/markdown; charset=utf-8',
        ]);
        expect(ended.body).toMatch(/^# \S/);
        expect(accepted.body).toBe(ended.body);
        expect(accepted.headers.vary).toMatch(/\bAccept\b/);
        const page = await get(path);
        expect([page.headers['content-type'], page.headers.vary]).toEqual([
          expect.stringContaining('text/html'),
          expect.stringMatching(/\bAccept\b/),
        ]);
      }
      expect((await get('/contacts.md')).status).toBe(404);
      const llms = (await get('/llms.txt')).body;
      expect(llms).toContain(`# ${brand.name}`);
      const own = [...llms.matchAll(/\((https:[^)]+\.md)\)/g)].map(([, url = '']) => pathOf(url));
      expect(own.length).toBeGreaterThan(20);
      const answers = await inTurns(sampleOf(own, 20), abreast, async (path) => [path, (await get(path)).status]);
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    });
  });
}
