import { expect, test } from '@playwright/test';
import { ask } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { hrefsOf, readPage, textOf } from '../src/document.ts';
import { readStack } from '../src/running-stack.ts';

const sections = ['news', 'blog', 'media', 'actions'];
const texts = [
  ...['/about/', '/about/history/', '/about/awards/', '/about/career/', '/about/compliance/'],
  ...['/faq/', '/guaranty/', '/reservation/', '/mobileapp/', '/event/', '/event/mini/', '/sitemap/'],
];
const own: Record<string, readonly string[]> = {
  'brand-one': [
    ...['/investors/', '/investors/financial_reports/', '/investors/korporativnye-dokumenty/'],
    ...['/investors/operatsionnye-pokazateli/', '/investors/reytingi/'],
    ...['/en/about/', '/en/history/', '/en/about/compliance/', '/en/news/'],
  ],
  asc: ['/tekhnologii-detskogo-schastya/'],
};

const services = [
  ...['/services/', '/services/testdrive/', '/services/credit/', '/services/trade-in/', '/services/trade-in/toyota/'],
  ...['/services/leasing/', '/services/insurance/', '/services/insurance-2/', '/services/about-insurances/'],
  ...['/services/prolongatsiya/', '/services/remote_settlement_losses/', '/services/subscription/', '/services/pay/'],
  ...['/services/corporate/', '/services/fleet/', '/services/commercial/', '/services/yandex_split/', '/service/'],
  ...['/service/to/', '/service/to/zamena-masla/', '/service/body-repair/', '/service/tire-service/'],
  ...['/service/detaling/', '/service/optional/', '/service/accessories/', '/service/auto-parts/'],
  '/service/client-service/',
];
const ownServices: Record<string, readonly string[]> = {
  'brand-one': [
    ...['/services/dom-avto-finance/', '/service/electro/', '/service/loyalty-program/'],
    '/service/loyalty-program/brand-one-level-club-info/',
  ],
  asc: ['/services/commission/'],
};

for (const brand of brands) {
  const status = async (path: string) => (await ask(readStack().origins[brand.code], path)).status;

  test.describe(brand.code, () => {
    for (const path of [...texts, ...(own[brand.code] ?? []), ...sections.map((section) => `/${section}/`)]) {
      test(`${path} is a page with one heading, canonical to itself`, async () => {
        const page = await readPage(brand, path);
        expect(page.answer.status).toBe(200);
        expect(page.all('h1')).toHaveLength(1);
        expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`https://${brand.host}${path}`);
        expect(page.text('title').length).toBeGreaterThan(3);
        expect(page.attribute('meta[name="description"]', 'content')?.length).toBeGreaterThan(20);
      });
    }

    test('what another brand has for itself is no page', async () => {
      const foreign = Object.entries(own).flatMap(([code, paths]) => (code === brand.code ? [] : paths));
      expect(foreign.length).toBeGreaterThan(0);
      for (const path of foreign) expect(await status(path), path).toBe(404);
    });

    test('every service is a page of its own: heading, title, canonical, text, and what search engines read', async () => {
      const titles = new Map<string, string>();
      for (const path of [...services, ...(ownServices[brand.code] ?? [])]) {
        const page = await readPage(brand, path);
        expect(page.answer.status, path).toBe(200);
        expect(page.all('h1'), path).toHaveLength(1);
        expect(page.attribute('link[rel="canonical"]', 'href'), path).toBe(`https://${brand.host}${path}`);
        expect(page.text('main').length, path).toBeGreaterThan(600);
        const title = page.text('title');
        expect(titles.get(title), `${path} and another page: ${title}`).toBeUndefined();
        titles.set(title, path);
        const data = page.all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');
        expect(data.join(), path).toMatch(/"@type":"Service"/);
        expect(data.join(), path).toMatch(/"@type":"BreadcrumbList"/);
      }
    });

    test('services of another brand and those that nobody wrote are no pages', async () => {
      const foreign = Object.entries(ownServices).flatMap(([code, paths]) => (code === brand.code ? [] : paths));
      const unknown = ['/services/nothing/', '/service/nothing/', '/service/to/nothing/', '/service/to-zamena-masla/'];
      for (const path of [...foreign, ...unknown, '/services/trade-in/nothing/', '/service/to/zamena-masla/nothing/'])
        expect(await status(path), path).toBe(404);
    });

    for (const section of sections) {
      test(`/${section}/ leads to its articles, and each says what it is`, async () => {
        const list = await readPage(brand, `/${section}/`);
        const [href = ''] = hrefsOf(list.all(`main article a[href^="/${section}/"]`));
        const page = await readPage(brand, href);
        expect(page.answer.status).toBe(200);
        expect(page.all('h1')).toHaveLength(1);
        expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`https://${brand.host}${href}`);
        const data = page.all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? '');
        expect(data.join()).toMatch(/"@type":"(?:NewsArticle|BlogPosting|Article)"/);
        expect(page.all('main article time')[0]?.getAttribute('dateTime')).toMatch(/^\d{4}-\d{2}-\d{2}/);
      });
    }

    test('a tag narrows the list and says so; an unknown one and a page beyond the last are no pages', async () => {
      const whole = await readPage(brand, '/news/');
      const [tagged = ''] = hrefsOf(whole.all('main nav a[href^="/news/?tag="]'));
      const page = await readPage(brand, tagged);
      const count = (articles: Element[]) => articles.length;
      expect(count(page.all('main article'))).toBeLessThan(count(whole.all('main article')) + 1);
      expect(page.text('h1')).toMatch(/^Новости: /);
      expect(page.attribute('meta[name="robots"]', 'content')).toContain('noindex');
      for (const path of ['/news/?tag=nothing-of-ours', '/news/?page=900', '/news/nothing-of-ours/'])
        expect(await status(path), path).toBe(404);
    });

    test('pages of a list follow each other and repeat no article', async () => {
      const first = await readPage(brand, '/news/');
      const next = first.attribute('main a[rel="next"]', 'href') ?? '';
      const second = await readPage(brand, next);
      const articles = (page: typeof first) => hrefsOf(page.all('main article a[href^="/news/"]'));
      expect(articles(second).filter((href) => articles(first).includes(href))).toEqual([]);
    });

    test('a list names its feeds, and they hold the articles', async () => {
      const list = await readPage(brand, '/news/');
      const [article = ''] = hrefsOf(list.all('main article a'));
      for (const type of ['application/rss+xml', 'application/feed+json']) {
        const feed = new URL(list.attribute(`link[type="${type}"]`, 'href') ?? '');
        expect(feed.host).toBe(brand.host);
        const answer = await ask(readStack().origins[brand.code], feed.pathname);
        expect(answer.status).toBe(200);
        expect(answer.body).toContain(`https://${brand.host}${article}`);
      }
    });

    test('offers say until when they hold', async () => {
      const dates = (await readPage(brand, '/actions/')).all('main article time').map(textOf);
      for (const date of dates) expect(date).toMatch(/^до \d{1,2} [а-я]+$/);
    });

    test('the way to the application leads to the page that explains it, and keeps the banner', async () => {
      const answer = await ask(readStack().origins[brand.code], '/mobileapp/download/?top-banner=1');
      expect([answer.status, answer.headers.location]).toEqual([302, '/mobileapp/?top-banner=1']);
    });

    test('the home page stands in the order of its blocks, with live cards and the newest articles', async () => {
      const page = await readPage(brand, '/');
      expect(page.all('main a[href^="/catalog/"]').length).toBeGreaterThan(2);
      expect(page.all('main a[href^="/news/"]').length).toBeGreaterThan(2);
      expect(page.all('main a[href^="/actions/"]').length).toBeGreaterThan(1);
      expect(page.all('main h2').map(textOf)).toContain('Сейчас в наличии');
    });
  });
}
