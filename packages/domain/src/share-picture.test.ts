import { expect, test } from 'vitest';
import { exampleBrand } from './example-brand.data.ts';
import { readSharePath, sharePicture } from './share-picture.ts';

test.each([
  ['/', '/'],
  ['/investors/financial_reports/', '/investors/financial_reports/'],
  ['/cars/new/toyota/?color=black', '/cars/new/toyota/'],
  ['/Cars/', '/'],
  ['/%D0%B0/', '/'],
])('the preview of %s is that of %s', (path, page) => {
  const { url, width, height, alt } = sharePicture(exampleBrand, path, 'Название');
  const { pathname, host } = new URL(url);
  expect([host, width, height, alt]).toEqual([exampleBrand.host, 1200, 630, 'Название']);
  expect(readSharePath(pathname.slice('/media/'.length))).toEqual({ code: exampleBrand.code, page });
});

test('another title is another address', () => {
  const urlOf = (title: string) => sharePicture(exampleBrand, '/faq/', title).url;
  expect(urlOf('Вопросы')).toBe(urlOf('Вопросы'));
  expect(urlOf('Вопросы')).not.toBe(urlOf('Ответы'));
});

test.each(['og/a/b.jpg', 'og/a/b/../c.jpg', 'og/a/b//c.jpg', 'og/a/b/c.webp', 'studio/suv/black/front/og.jpg'])(
  '%s is no preview of a page',
  (path) => {
    expect(readSharePath(path)).toBeUndefined();
  },
);
