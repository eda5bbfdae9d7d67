import { expect, test } from 'vitest';
import { render, textOf } from '../fixtures/render.tsx';
import { brand, facets, marks } from '../fixtures/vehicle.data.ts';
import { budgets } from './budgets.ts';
import { SearchBlock } from './search-block.tsx';

test('budgets are round sums between the cheapest and the dearest', () => {
  expect(budgets({ min: 900_000, max: 2_500_000 }).map(({ value }) => value)).toEqual([
    '1000000',
    '1500000',
    '2000000',
  ]);
  expect(budgets(null)).toEqual([]);
});

test('the search answers before it is touched and is a native form', () => {
  const html = render(<SearchBlock brand={brand} marks={marks} facets={facets} />);
  expect(textOf(html)).toContain('Показать 23 автомобиля');
  expect(html).toMatch(/<form[^>]*action="\/cars\/new\/"/);
  for (const name of ['mark', 'model', 'priceTo']) expect(html).toContain(`name="${name}"`);
});

test('marks without vehicles of the chosen condition are not offered', () => {
  const html = render(<SearchBlock brand={brand} marks={marks} facets={facets} />);
  expect(html).toContain('<option value="toyota">');
  expect(html).not.toContain('<option value="kia">');
});
