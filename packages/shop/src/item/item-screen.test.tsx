import { expect, test } from 'vitest';
import { centres, item, site } from '../fixtures/goods.data.ts';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { itemMetadata } from './item-metadata.ts';
import { itemNode } from './item-nodes.ts';
import { ItemScreen } from './item-screen.tsx';

const screen = (change: Partial<typeof item> = {}, base: '' | '/iframe' = '') =>
  render(<ItemScreen item={{ ...item, ...change }} site={{ ...site, base }} centres={centres} />);

test('an item says what it is, what it costs, where it lies and what it fits', () => {
  const html = screen();
  const text = textOf(html);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const words of [
    '790 ₽',
    'Скидка 100 ₽',
    'артикул W 712/75',
    'В корзину',
    'Забрать с 24 ноября',
    'В наличии: 5 шт.',
  ])
    expect(text).toContain(words);
  expect(text).toContain('Haval Jolion, с 2021');
  expect(text).toContain('Установка от 1 900 ₽');
  // Two brushes and a filter.
  expect(text).toContain('3 190 ₽');
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/parts/', '/parts/detali-dlya-to/filtry/', '/item/500002/']));
});

test('what nobody has is ordered by a form or by phone; what fits everything says so', () => {
  const html = screen({ stock: [], isUniversal: true, fits: [] });
  const text = textOf(html);
  const order = new URLSearchParams({ goods: `${item.name}, артикул ${item.partCode}` });
  expect(linksOf(html)).toContain(`/service/order/?${order}`);
  expect(html).toContain('data-dialog="store-order"');
  expect(text).toContain('Нет в наличии');
  expect(text).toContain('+7 (495) 000-00-00');
  expect(text).toContain('Подходит для любого автомобиля');
  const tyre = [
    { code: 'shiny-i-diski', name: 'Шины и диски' },
    { code: 'shiny', name: 'Шины' },
  ];
  expect(textOf(screen({ isUniversal: true, fits: [], categories: tyre }))).toContain('Подбирается по размеру');
  expect(screen({ stock: [] })).not.toContain('aria-label="Количество:');
  expect(linksOf(html)).toContain(`/lk/favorites/?item=${item.id}`);
  expect(linksOf(screen({}))).not.toContain(`/lk/favorites/?item=${item.id}`);
});

test('in a partner’s frame links stay there, and forms of the site are not offered', () => {
  const links = linksOf(screen({}, '/iframe'));
  expect(links.filter((href) => !href.startsWith('/iframe/'))).toEqual([]);
});

test('machines read the same price and stock', () => {
  expect(itemNode(site, item)).toMatchObject({
    '@type': 'Product',
    mpn: 'W 712/75',
    offers: { price: 790, priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
  });
  expect(itemNode(site, { ...item, stock: [] })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  expect(itemNode(site, { ...item, rating: { count: 0, average: 0 } })).not.toHaveProperty('aggregateRating');
  expect(itemNode(site, { ...item, rating: { count: 3, average: 4.3 } })).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
  });
  const metadata = itemMetadata(site, item);
  expect(metadata.alternates?.canonical).toBe('https://house.example/item/500001/');
  expect(String(metadata.title)).toContain('W 712/75');
  expect(itemMetadata({ ...site, base: '/iframe' }, item).robots).toEqual({ index: false, follow: false });
});
