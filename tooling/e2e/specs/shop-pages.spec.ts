import { expect, test } from '@playwright/test';
import { ask } from '../src/ask.ts';
import { type BrandFacts, brands } from '../src/brands.ts';
import { hrefsOf, readPage } from '../src/document.ts';
import { readHead } from '../src/page-head.ts';
import { readStack } from '../src/running-stack.ts';
import { checkNode, statedNodes } from '../src/schema-org.ts';
import { totalBesideHeading } from '../src/words.ts';

const shops = ['store', 'parts'] as const;
/** As heavy as a listing of vehicles may be, bytes of gzip. */
const heaviestPage = 57_700;

const count = (text: string) => Number(/\d[\d\s]*/.exec(text)?.[0].replaceAll(/\s/g, '') ?? Number.NaN);

for (const brand of brands) {
  const origin = () => readStack().origins[brand.code];
  const open = async (path: string) => {
    const page = await readPage(brand, path);
    expect(page.answer.status, path).toBe(200);
    return page;
  };

  test.describe(brand.code, () => {
    for (const shop of shops)
      test(`/${shop}/ leads down three levels, each with a title and a heading of its own`, async () => {
        const titles = new Set<string>();
        let path = `/${shop}/`;
        for (const level of [0, 1, 2, 3]) {
          const page = await open(path);
          const head = readHead(page.answer.body);
          expect(head).toMatchObject({ canonical: `https://${brand.host}${path}`, isIndexed: true });
          expect(head.h1).toHaveLength(1);
          titles.add(`${head.title}\n${head.h1}`);
          expect(hrefsOf(page.all('[data-goods] a[data-card]')).length, path).toBeGreaterThan(0);
          const nodes = statedNodes(page.all('script[type="application/ld+json"]'));
          expect(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']));
          expect(nodes.flatMap((node) => checkNode(node))).toEqual([]);
          if (level === 3) break;
          path = hrefsOf(page.all('nav[aria-label="Разделы"] a'))[0] ?? '';
          expect(path.split('/'), path).toHaveLength(level + 4);
        }
        expect(titles.size).toBe(4);
      });

    test('what is chosen is counted, kept in the address, and indexed as listings are', async () => {
      const path = '/parts/detali-dlya-to/';
      const all = await open(path);
      const maker = all.all('input[name="brand"]')[0]?.getAttribute('value') ?? '';
      const chosen = await open(`${path}?brand=${maker}`);
      const total = count(chosen.text(totalBesideHeading));
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(count(all.text(totalBesideHeading)));
      const live = await ask(origin(), `/api/store/count/?shop=parts&categories=detali-dlya-to&brand=${maker}`);
      expect(JSON.parse(live.body)).toEqual({ total });
      expect(readHead(chosen.answer.body)).toMatchObject({
        canonical: `https://${brand.host}${path}?brand=${maker}`,
        isIndexed: true,
      });
      for (const query of ['page=2', 'sort=price-asc', 'sale=1', `brand=${maker}&priceTo=2000`])
        expect(readHead((await open(`${path}?${query}`)).answer.body).isIndexed, query).toBe(false);
      expect(readHead((await open(`${path}?sort=price-asc`)).answer.body).canonical).toBe(
        `https://${brand.host}${path}`,
      );
    });

    test('an empty shelf says which choice to drop', async () => {
      const page = await open('/store/salon/?priceTo=1');
      expect(page.text('h2 ~ *')).toBeDefined();
      expect(hrefsOf(page.all('[data-results] a'))).toContain('/store/salon/');
      expect(readHead(page.answer.body).isIndexed).toBe(false);
    });

    test('what is no category and no item is 404; the way out of an item leads to the shop', async () => {
      for (const path of ['/store/nope/', '/parts/salon/', '/store/salon/nope/', '/store/salon/a/b/c/'])
        expect((await ask(origin(), path)).status, path).toBe(404);
      for (const path of ['/item/1/', '/item/abc/', '/item/0500001/', '/item/99999999999/']) {
        const page = await readPage(brand, path);
        expect(page.answer.status, path).toBe(404);
        expect(hrefsOf(page.all('main a')), path).toContain('/store/');
      }
      expect(hrefsOf((await readPage(brand, '/store/nope/')).all('main a'))).toContain('/cars/');
    });

    test('an item says its price, stock and fitment to people and machines alike', async () => {
      const shelf = await open('/parts/detali-dlya-to/');
      const path = hrefsOf(shelf.all('[data-goods] a[data-card]'))[0] ?? '';
      const page = await open(path);
      const head = readHead(page.answer.body);
      expect(head).toMatchObject({ canonical: `https://${brand.host}${path}`, isIndexed: true });
      expect(head.h1).toHaveLength(1);
      const nodes = statedNodes(page.all('script[type="application/ld+json"]'));
      expect(nodes.flatMap((node) => checkNode(node))).toEqual([]);
      const product = nodes.find((node) => node['@type'] === 'Product') as { offers: { price: number } };
      const price = page.all('article [data-goods]')[0]?.getAttribute('data-price');
      expect(product.offers.price).toBe(Math.ceil(Number(price) / 100));
      expect(page.text('article')).toContain('Где забрать');
    });

    test('shelves and items are no heavier than listings and vehicles', async () => {
      const item = hrefsOf((await open('/store/')).all('[data-goods] a[data-card]'))[0] ?? '';
      for (const path of ['/store/', '/parts/', '/store/salon/', '/parts/detali-dlya-to/?mark=haval', item]) {
        const { bytes } = await ask(origin(), path, { headers: { 'accept-encoding': 'gzip' } });
        expect(bytes, path).toBeLessThanOrEqual(heaviestPage);
      }
    });

    test('the same pages are there as Markdown, and in a partner’s frame, where no engine finds them', async () => {
      for (const path of ['/parts/detali-dlya-to', '/item/500001']) {
        const text = await ask(origin(), `${path}.md`);
        expect(text.status, path).toBe(200);
        expect(text.body).toMatch(/^# /);
        const framed = await open(`/iframe${path}/`);
        expect(readHead(framed.answer.body).isIndexed).toBe(false);
        expect(
          hrefsOf(framed.all('main a, body a')).filter((href) => !href.startsWith('/iframe/')),
          path,
        ).toEqual([]);
      }
    });
  });
}

test('a brand shows the stock of its own centres', async () => {
  const stockOf = async (brand: BrandFacts) => (await readPage(brand, '/item/500001/')).text('article');
  const [one, other] = await Promise.all(brands.slice(0, 2).map(stockOf));
  expect(one).not.toBe(other);
});
