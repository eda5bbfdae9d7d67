import { expect, test } from 'vitest';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand, marks } from '../fixtures/vehicle.data.ts';
import { byLetter } from './mark-groups.ts';
import { MarksScreen } from './marks-screen.tsx';

test('marks stand by letter, Latin before Cyrillic', () => {
  expect(byLetter(marks).map(({ letter }) => letter)).toEqual(['K', 'S', 'T', 'У']);
});

test('popular marks come first with stock and least price; every mark leads to its overview, also without stock', () => {
  const html = render(<MarksScreen brand={brand} city="msk" marks={marks} others={[]} served={new Set()} />);
  const text = textOf(html);
  expect(text).toContain('Toyota Япония 84 в наличии от 1 500 000 ₽');
  expect(text).toContain('Saab нет в наличии');
  const links = linksOf(html).filter((href) => href.startsWith('/brands/'));
  expect(links).toEqual([
    '/brands/kia/',
    '/brands/toyota/',
    '/brands/kia/',
    '/brands/saab/',
    '/brands/toyota/',
    '/brands/uaz/',
  ]);
});

test('a mark that is only serviced says so; marks of other vehicles stand apart', () => {
  const others = [{ type: 'moto', marks: marks.filter(({ code }) => code === 'kia') }] as const;
  const served = new Set(['saab', 'kia']);
  const html = render(<MarksScreen brand={brand} city="msk" marks={marks} others={others} served={served} />);
  expect(textOf(html)).toContain('Saab обслуживаем');
  expect(textOf(html)).toContain('Мотоциклы Kia 44');
});
