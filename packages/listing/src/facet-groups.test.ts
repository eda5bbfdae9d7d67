import { expect, test } from 'vitest';
import { listGroup, rangeGroup, splitValues, switchGroup } from './facet-groups.ts';
import { rangeLabel } from './range-label.ts';

const price = { title: 'Цена', unit: '₽', grouped: true };
const year = { title: 'Год', unit: '', grouped: false };

test.each([
  [price, 1_000_000, undefined, 'Цена от 1 000 000 ₽'],
  [price, 1_000_000, 2_000_000, 'Цена от 1 000 000 до 2 000 000 ₽'],
  [year, 2020, 2020, 'Год 2020'],
  [{ title: 'Пробег', unit: 'км', grouped: true }, undefined, 50_000, 'Пробег до 50 000 км'],
])('%o from %s to %s reads «%s»', (words, from, to, label) => {
  expect(rangeLabel(words, from, to).replaceAll('\u00a0', ' ')).toBe(label);
});

test('a long list shows its largest values and the chosen ones', () => {
  const values = Array.from({ length: 30 }, (_, index) => ({ checked: index === 3, count: index, index }));
  const { shown, more } = splitValues(values, 12);
  expect(shown.map(({ index }) => index)).toEqual([3, ...Array.from({ length: 12 }, (_, index) => index + 18)]);
  expect(more).toHaveLength(17);
});

test('a group without a choice is none, and what is chosen is always there', () => {
  const one = [{ value: 'a', label: 'A', count: 3 }];
  const list = { kind: 'list', title: 'Бренд', key: 'brand' } as const;
  expect(listGroup(list, one, [])).toBeUndefined();
  expect(listGroup(list, one, ['a'])).toMatchObject({ chosen: 1, open: true, values: [{ checked: true }] });
  const range = { ...price, range: 'price' };
  expect(rangeGroup(range, { min: 5, max: 5 }, undefined, undefined)).toBeUndefined();
  expect(rangeGroup(range, null, 5, undefined)).toMatchObject({ chosen: 1, from: 5 });
  const sale = { title: 'Скидка', name: 'discount', label: 'Со скидкой' };
  expect(switchGroup(sale, 0, false)).toBeUndefined();
  expect(switchGroup(sale, 3, false, 3)).toBeUndefined();
  expect(switchGroup(sale, 3, true, 3)).toMatchObject({ checked: true });
  expect(switchGroup(sale, 0, true)).toMatchObject({ checked: true });
});
