import { readStoreQuery } from '@showroom/domain/shop/store-query';
import { expect, test } from 'vitest';
import { centres, emptyPage, site, storePage } from '../fixtures/goods.data.ts';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import type { ShopBase } from '../shop-site.ts';
import { shelfMetadata } from './shelf-metadata.ts';
import { StoreScreen } from './store-screen.tsx';

const categories = ['detali-dlya-to', 'filtry'];
const facts = (query: string, page = storePage, base: ShopBase = '') => ({
  site: { ...site, base },
  shop: 'parts' as const,
  categories,
  query: readStoreQuery(new URLSearchParams(query)),
  page,
});
const screen = (query = '', page = storePage, base: ShopBase = '') =>
  render(<StoreScreen {...facts(query, page, base)} centres={centres} />);

test('a shelf says what it offers, how many, and where its goods lie', () => {
  const html = screen();
  const text = textOf(html);
  expect(html).toMatch(/<h1[^>]*>Фильтры в\u00a0Москве<\/h1>/);
  expect(text).toContain('60 товаров');
  expect(text).toContain('В наличии в Москве');
  expect(text).toContain('Привезём из другого города');
  expect(text).toContain('Нет в наличии');
  expect(linksOf(html)).toEqual(
    expect.arrayContaining([
      '/',
      '/parts/',
      '/parts/detali-dlya-to/',
      '/parts/detali-dlya-to/filtry/maslyanye/',
      '/item/500001/',
    ]),
  );
  // What nobody has cannot be put into the basket.
  expect(html.match(/data-put=""/g)).toHaveLength(2);
});

test('the filter is a native form that a server without scripts understands', () => {
  const html = screen('brand=mann&mark=haval&priceTo=2000&search=масляный');
  expect(html).toMatch(/<form[^>]*action="\/parts\/detali-dlya-to\/filtry\/"/);
  expect(html).toMatch(/<option value="haval" selected="">Haval \(30\)<\/option>/);
  expect(html).toContain('name="model"');
  expect(html).toMatch(/name="priceTo"[^>]*value="2\u00a0000"/);
  expect(html).toMatch(/name="search"[^>]*value="масляный"/);
  expect(screen()).not.toContain('name="model"');
});

test('every choice has a chip that leads to the shelf without it; a car is one choice', () => {
  const html = screen('brand=bosch,mann&mark=haval&model=jolion&year=2022&sale=1&sort=price-asc');
  const shelf = '/parts/detali-dlya-to/filtry/';
  expect(linksOf(html)).toEqual(
    expect.arrayContaining([
      `${shelf}?brand=mann&mark=haval&model=jolion&year=2022&sale=1&sort=price-asc`,
      `${shelf}?brand=bosch,mann&sale=1&sort=price-asc`,
      `${shelf}?brand=bosch,mann&mark=haval&model=jolion&year=2022&sort=price-asc`,
      `${shelf}?sort=price-asc`,
    ]),
  );
  expect(textOf(html)).toContain('Для Haval Jolion, 2022');
  // A chosen shelf shows its goods, not the way down.
  expect(linksOf(html)).not.toContain(`${shelf}maslyanye/`);
});

test('an empty shelf offers which single choice to drop, with what that brings', () => {
  const html = screen('brand=mann&priceTo=100', emptyPage);
  expect(textOf(html)).toContain('14 товаров');
  expect(linksOf(html)).toEqual(
    expect.arrayContaining([
      '/parts/detali-dlya-to/filtry/?brand=mann',
      '/parts/detali-dlya-to/filtry/?priceTo=100',
      '/parts/detali-dlya-to/filtry/',
    ]),
  );
});

test('what a search asked for and all that it finds lacks is said above the goods', () => {
  const text = textOf(screen('search=фильтр zic', { ...storePage, missing: '«фильтр zic»' }));
  expect(text).toContain('«фильтр zic» сейчас нет в наличии. Похожие предложения');
  expect(textOf(screen('search=фильтр'))).not.toContain('сейчас нет');
});

test('in a partner’s frame every link stays there', () => {
  const links = linksOf(screen('', storePage, '/iframe'));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href.startsWith('/iframe/') && !href.startsWith('#'))).toEqual([]);
});

const robots = (query: string, page = storePage, base: ShopBase = '') =>
  (shelfMetadata(facts(query, page, base)).robots as { index: boolean }).index;
const canonical = (query: string) => shelfMetadata(facts(query)).alternates?.canonical;

test('what is indexed and under which address', () => {
  const shelf = 'https://house.example/parts/detali-dlya-to/filtry/';
  expect([robots(''), robots('brand=mann'), robots('mark=haval')]).toEqual([true, true, true]);
  for (const query of ['brand=bosch,mann', 'sale=1', 'search=x', 'page=2', 'sort=price-asc', 'mark=haval&model=jolion'])
    expect(robots(query), query).toBe(false);
  expect(robots('', emptyPage)).toBe(false);
  expect(robots('', storePage, '/iframe')).toBe(false);
  expect(canonical('')).toBe(shelf);
  expect(canonical('brand=mann&sort=price-asc')).toBe(`${shelf}?brand=mann`);
  expect(canonical('sale=1&priceTo=5')).toBe(shelf);
  expect(canonical('page=2')).toBe(`${shelf}?page=2`);
  const { title, description } = shelfMetadata(facts('mark=haval'));
  expect(String(title).replaceAll('\u00a0', ' ')).toBe('Фильтры для Haval в Москве, цены от 290 ₽');
  expect(description).toContain('60\u00a0товаров');
});

test('categories have pictures on every level: large ones first, small and lazy ones below', () => {
  const picture = /<nav[^>]*aria-label="Разделы"[^>]*>.*?<img([^>]*)>/s;
  const below = picture.exec(screen())?.[1];
  expect(below).toMatch(/\/media\/scene\/service\/thumb\.webp 96w.*sizes="48px".*loading="lazy"/s);
  const root = render(<StoreScreen {...facts('')} categories={[]} centres={centres} />);
  expect(picture.exec(root)?.[1]).toMatch(/src="\/media\/scene\/service\/card\.webp"/);
});
