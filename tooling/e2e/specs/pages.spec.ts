import { expect, test } from '@playwright/test';
import { findGoneId, getDealers, getListing } from '../src/api.ts';
import { ask } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { hrefsOf, readPage, textOf } from '../src/document.ts';
import { inTurns, sampleOf } from '../src/in-turns.ts';
import { catalogKindsOf } from '../src/page-kinds.ts';
import { readStack } from '../src/running-stack.ts';
import { carsCounted, totalBesideHeading } from '../src/words.ts';

/** Links to marks and lists of the stock that are followed. */
const samples = 12;
/** Asked side by side; the stack also serves the tests beside this one. */
const atOnce = 4;

const [first] = brands;

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

// Layouts are shared: one brand's pages speak for both.
test('a page is one element: of several the browser would scroll to one that is not its top', async () => {
  const vehicle = `/catalog/${(await getListing(first.holdingId)).items[0]?.id}/`;
  const kinds = [...(await catalogKindsOf(first)).map(({ path }) => path), vehicle];
  const others = ['/', '/cars/', '/brands/', '/contacts/', '/store/', '/news/', '/service/', '/lk/auth/', '/pay/'];
  for (const path of [...kinds, ...others]) {
    const parts = (await readPage(first, path)).all('main > *:not(script, template, [hidden])');
    expect(parts.length, path).toBe(1);
  }
});

for (const brand of brands) {
  const status = async (path: string) =>
    (await ask(readStack().origins[brand.code], encodeURI(decodeURI(path)))).status;
  const count = async (query: Record<string, string>) =>
    (await getListing(brand.holdingId, query)).meta.page.totalResults;

  test.describe(brand.code, () => {
    test('no link in the frame or on the main pages leads to an error', async () => {
      const pages = await Promise.all(['/', '/cars/', '/contacts/', '/cookie/'].map((path) => readPage(brand, path)));
      const hrefs = new Set(pages.flatMap(({ all }) => hrefsOf(all('a[href]'))));
      const outside = [...hrefs].filter((href) => !href.startsWith('/catalog/'));
      expect(outside.length).toBeGreaterThan(20);
      // Marks and lists are of a few kinds, each asked by `routes.spec.ts`: every so many of these.
      const isStock = (href: string) => /^\/(?:cars|electro|moto|atv|jet-ski|commercial|brands)\/./.test(href);
      const asked = [...outside.filter((href) => !isStock(href)), ...sampleOf(outside.filter(isStock), samples)];
      // A private page sends a guest to the sign-in.
      const wanted = (href: string) => (/^\/lk\/(?!auth\/)/.test(href) ? 302 : 200);
      const answers = await inTurns(asked, atOnce, async (href) => ({ href, status: await status(href) }));
      expect(answers.filter(({ href, status }) => status !== wanted(href))).toEqual([]);
    });

    test('a page names its build, and the site says which one it serves', async () => {
      const origin = readStack().origins[brand.code];
      const served = await ask(origin, '/build.json');
      expect([served.status, served.headers['cache-control']]).toEqual([200, 'no-store']);
      const { id } = JSON.parse(served.body) as { id: string };
      expect(id).toMatch(/^[\w-]{8,}$/);
      for (const path of ['/', '/cars/?page=2']) expect((await ask(origin, path)).body).toContain(`data-build='${id}'`);
    });

    test('every mark on the marks page leads to its overview, and from there to what is in stock', async () => {
      const hrefs = hrefsOf((await readPage(brand, '/brands/')).all('main a[href^="/brands/"]'));
      expect(hrefs.length).toBeGreaterThan(40);
      for (const href of sampleOf(hrefs, 4)) {
        const { answer, all } = await readPage(brand, href);
        expect(answer.status, href).toBe(200);
        expect(answer.body, href).toMatch(/href="\/catalog\/\d+\/"|data-dialog="mark-arrival"/);
        expect(
          all('nav').some((nav) => textOf(nav).includes('Гарантия')),
          href,
        ).toBe(true);
      }
      const [listing = ''] = hrefsOf((await readPage(brand, hrefs[0] ?? '')).all('main a[href^="/cars/"]'));
      expect((await readPage(brand, listing)).all('article').length).toBeGreaterThan(0);
    });

    test('contacts list every centre of the brand, one’s own city first, each a call away', async () => {
      const page = await readPage(brand, '/contacts/');
      const dealers = await getDealers(brand.holdingId);
      const cards = page.all('main article');
      expect(cards).toHaveLength(dealers.length);
      const headings = page.all('main article :is(h2, h3, h4)').map(textOf);
      for (const { name } of dealers) expect(headings.filter((heading) => heading === plain(name))).toHaveLength(1);
      for (const card of cards) expect(card.querySelectorAll('a[href^="tel:+7"]')).toHaveLength(1);
      expect(page.text('main h2')).toBe('Москва');
    });

    test('the footer names who stands behind the site and that it is no public offer', async () => {
      const page = await readPage(brand, '/');
      const footer = textOf(page.all('footer').at(-1) as Element);
      expect(footer).toContain('статьёй 437 Гражданского кодекса');
      expect(page.attribute('footer a[href^="tel:"]', 'href')).toBe(`tel:+${brand.phones.msk}`);
      if (brand.footerHours) expect(footer).toContain(brand.footerHours);
      const links = page.all('footer a').map(textOf);
      expect(page.all('footer h2').map(textOf)).toEqual(['Каталог', 'Услуги', 'О компании', 'Обратная связь']);
      expect(links).toEqual(expect.arrayContaining(['Заказать звонок', 'Приложение']));
      expect(page.all('footer a[target="_blank"]')).toHaveLength(4);
      expect(footer).toContain('Мир');
      expect(links).toEqual(
        expect.arrayContaining(['Пользовательское соглашение', 'Обработка персональных данных', 'Файлы cookie']),
      );
    });

    test('the error page says what happened in the agreed words and leads back to the catalogue', async () => {
      const page = await readPage(brand, '/nothing/');
      expect(page.answer.status).toBe(404);
      expect(page.text('h1')).toBe('404 Страница не найдена');
      const way = page.all('main a').find((link) => textOf(link) === 'Перейти в каталог');
      expect(way?.getAttribute('href')).toBe('/cars/');
      expect(page.text('title')).toContain('404 Страница не найдена');
      expect(page.all('main [data-dialog="search"]')).toHaveLength(1);
      for (const href of hrefsOf(page.all('main nav a')))
        expect((await readPage(brand, href)).answer.status, href).toBe(200);
    });

    test('the page of a sold car says so and offers others', async () => {
      const page = await readPage(brand, `/catalog/${await findGoneId(brand.holdingId)}/`);
      expect(page.answer.status).toBe(410);
      expect(page.text('h1')).toMatch(/уже продан/);
      const [other = ''] = hrefsOf(page.all('main article a'));
      expect((await readPage(brand, other)).text('h1[data-item]')).not.toBe('');
    });

    test('an empty list says which choice to drop, and dropping it helps', async () => {
      const page = await readPage(brand, '/cars/used/?bodyType=cabriolet&priceTo=100000');
      expect(page.text('main')).toContain('По вашему выбору ничего не нашлось');
      const way = page.all('main li a').find((link) => textOf(link).startsWith('Без «'));
      const promised = Number((way ? textOf(way) : '').split('—').at(-1)?.replaceAll(/\D/g, ''));
      const widened = await readPage(brand, way?.getAttribute('href') ?? '');
      expect(widened.all('main article').length).toBeGreaterThan(0);
      expect(widened.text(totalBesideHeading)).toMatch(carsCounted(promised));
    });

    test('a mangled link opens the nearest listing, search engines are told its one address, and past the end is nothing', async () => {
      const page = await readPage(brand, '/cars/used/?foo=1&bodyType=sedan,ufo&page=abc&priceFrom=x&vat=2&sort=none');
      expect(page.text(totalBesideHeading)).toMatch(carsCounted(await count({ condition: 'used', bodyType: 'sedan' })));
      expect(page.attribute('input[name="bodyType"][value="sedan"]', 'checked')).not.toBeNull();
      expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`https://${brand.host}/cars/used/`);
      expect(await status('/cars/used/?page=499')).toBe(404);
    });

    test('the sign of the search leads to the catalogue without scripts', async () => {
      const page = await readPage(brand, '/');
      const sign = page.all('header a').find((link) => (link.getAttribute('aria-label') ?? textOf(link)) === 'Поиск');
      expect(sign?.getAttribute('href')).toBe('/cars/');
    });

    test('without scripts the way to a test drive is a link to its page, and the page gives the phone', async () => {
      const [car] = (await getListing(brand.holdingId, { condition: 'new' })).items;
      const vehicle = await readPage(brand, `/catalog/${car?.id}/`);
      const way = vehicle.all('main a').find((link) => textOf(link) === 'Записаться на тест-драйв');
      expect(way?.getAttribute('href')).toBe(`/services/testdrive/?vehicle=${car?.id}`);
      const page = await readPage(brand, way?.getAttribute('href') ?? '');
      const form = 'section[aria-labelledby$="-form"]';
      expect(page.attribute(`${form} a[href^="tel:"]`, 'href')).toBe(`tel:+${brand.phones.msk}`);
      expect(page.all(form)[0]?.querySelectorAll('button')).toHaveLength(0);
    });
  });
}
