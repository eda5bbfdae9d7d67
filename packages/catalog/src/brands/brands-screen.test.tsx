import { expect, test } from 'vitest';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand, marks } from '../fixtures/vehicle.data.ts';
import { byLetter, markHref } from './brand-groups.ts';
import { BrandsScreen } from './brands-screen.tsx';

test('a mark leads to its new vehicles, else to its used ones, else nowhere', () => {
  expect(marks.map(markHref)).toEqual(['/cars/new/toyota/', '/cars/used/kia/', '/cars/new/uaz/', undefined]);
});

test('marks stand by letter, Latin before Cyrillic', () => {
  expect(byLetter(marks).map(({ letter }) => letter)).toEqual(['K', 'S', 'T', 'У']);
});

test('popular marks come first with stock and least price; a mark without stock is no link', () => {
  const html = render(<BrandsScreen brand={brand} city="msk" marks={marks} />);
  const text = textOf(html);
  expect(text).toContain('Toyota Япония 84 в наличии от 1 500 000 ₽');
  expect(text).toContain('Saab нет в наличии');
  expect(linksOf(html).filter((href) => href.startsWith('/cars/'))).toEqual([
    '/cars/used/kia/',
    '/cars/new/toyota/',
    '/cars/used/kia/',
    '/cars/new/toyota/',
    '/cars/new/uaz/',
  ]);
});
