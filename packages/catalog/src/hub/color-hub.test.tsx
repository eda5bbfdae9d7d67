import type { ColorCount } from '@showroom/api-contract/catalog';
import { expect, test } from 'vitest';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand } from '../fixtures/vehicle.data.ts';
import { hubGroups, hubPages } from './color-groups.ts';
import { ColorHubScreen } from './color-hub-screen.tsx';

const named = (code: string) => ({ code, name: code.toUpperCase() });
const row = (color: ColorCount['color'], count: number, mark?: string, model?: string): ColorCount => ({
  color,
  count,
  mark: mark ? named(mark) : null,
  model: model ? named(model) : null,
});

test('every colour in stock leads to its own page, by name and count', () => {
  const [all] = hubGroups([row('black', 1200), row('light-blue', 3)]);
  expect(all?.links).toEqual([
    { name: 'Чёрные автомобили', href: '/cars/black/', count: 1200 },
    { name: 'Голубые автомобили', href: '/cars/light-blue/', count: 3 },
  ]);
  const groups = hubGroups([row('red', 2, 'kia'), row('gray', 1, 'kia'), row('red', 5, 'lada', 'vesta')]);
  expect(groups.map(({ name, links }) => [name, links.map(({ href }) => href)])).toEqual([
    ['KIA', ['/cars/kia/red/', '/cars/kia/gray/']],
    ['LADA', ['/cars/lada/vesta/red/']],
  ]);
});

test('a large hub is split into pages without tearing a mark apart, and nothing is lost', () => {
  const counts = ['a', 'b', 'c', 'd'].flatMap((mark) => (['red', 'gray', 'blue'] as const).map((c) => row(c, 1, mark)));
  const groups = hubGroups(counts);
  const pages = hubPages(groups, 7);
  expect(pages.map((page) => page.map(({ name }) => name))).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ]);
  expect(hubPages(groups, 2).flat()).toEqual(groups);
  expect(hubPages([])).toEqual([[]]);
});

test('the page of a hub shows its links, the other hubs and its pages', () => {
  const groups = hubGroups([row('red', 1234, 'kia')]);
  const html = render(<ColorHubScreen brand={brand} hub="mark-color" groups={groups} page={1} totalPages={2} />);
  expect(textOf(html)).toContain('Красные KIA 1 234');
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(['/cars/kia/red/', '/seo-pages/cars/color/', '/seo-pages/cars/mark-color/?page=2']),
  );
});
