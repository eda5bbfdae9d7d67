import { expect, test } from 'vitest';
import { goodsCategories } from '../../../seed/goods/goods-categories.ts';
import { universalCategories } from './universal-categories.data.ts';

test('what the shop sells for every vehicle and for models alone stands apart by category', () => {
  const { kinds } = goodsCategories();
  const forAll = kinds.filter(({ kind }) => kind.fit === 'all').map(({ kind }) => kind.code);
  expect([...universalCategories].sort()).toEqual(forAll.sort());
  expect(kinds.filter(({ kind }) => kind.fit !== 'all' && universalCategories.has(kind.code))).toEqual([]);
});
