import { exampleBrand as brand } from '@showroom/domain/example-brand';
import { expect, test } from 'vitest';
import { seo } from '../fixtures/pages.data.ts';
import { pageMetadata } from './page-metadata.ts';

test('the canonical address is absolute, on the host of the brand, and the written one wins', () => {
  expect(pageMetadata(brand, '/cookie/', null).alternates?.canonical).toBe('https://house.example/cookie/');
  expect(pageMetadata(brand, '/cookie/', seo).alternates?.canonical).toBe('https://house.example/cookie/');
  const moved = pageMetadata(brand, '/a/', { ...seo, canonical: '/cookie/' });
  expect(moved.alternates?.canonical).toBe('https://house.example/cookie/');
  expect(moved.openGraph?.url).toBe('https://house.example/cookie/');
});

test.each([
  ['a title without the brand gets it from the layout', 'Файлы cookie', 'Файлы cookie'],
  ['a title with the brand is left as it is', 'Дом Проверок — автомобили', { absolute: 'Дом Проверок — автомобили' }],
])('%s', (_, title, expected) => {
  expect(pageMetadata(brand, '/', { ...seo, title }).title).toEqual(expected);
});

test('a page without written texts has the title that the page gave, or the name of the brand', () => {
  expect(pageMetadata(brand, '/cookie/', null, 'Файлы cookie').title).toBe('Файлы cookie');
  expect(pageMetadata(brand, '/cookie/', null).title).toEqual({ absolute: 'Дом Проверок' });
});

test.each([
  ['index,follow', { index: true, follow: true }],
  ['noindex, follow', { index: false, follow: true }],
  ['NOINDEX,NOFOLLOW', { index: false, follow: false }],
  ['none', { index: false, follow: false }],
  ['', { index: true, follow: true }],
])('robots "%s"', (robots, expected) => {
  expect(pageMetadata(brand, '/', { ...seo, robots }).robots).toEqual(expected);
});

test('a shared page says in Russian whose it is, and shows a picture of that host', () => {
  const { openGraph } = pageMetadata(brand, '/cookie/', seo);
  expect(openGraph).toMatchObject({
    locale: 'ru_RU',
    siteName: 'Дом Проверок',
    title: seo.title,
    description: seo.description,
  });
  expect(openGraph?.images).toMatchObject([{ url: expect.stringMatching(/^https:\/\/house\.example\/media\//) }]);
});
