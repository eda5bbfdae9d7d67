import type { LineUpModel } from '@showroom/api-contract/brands';
import type { BodyType } from '@showroom/domain/dictionaries';
import { expect, test } from 'vitest';
import { markOverview } from '../fixtures/overview.data.ts';
import { groupLineUp } from './line-up-groups.ts';

const [sample] = markOverview.models;
const model = (code: string, body: BodyType, total: number, to: number | null = null): LineUpModel => {
  if (!sample) throw new Error('the sample has no model');
  return { ...sample, code, bodyTypes: [body], years: { from: 2010, to }, stock: { total, new: 0, used: total } };
};
const shown = (models: readonly LineUpModel[]) =>
  groupLineUp(models).bodies.map(({ title, models: group }) => [
    title.replaceAll('\u00a0', ' '),
    ...group.map((m) => m.code),
  ]);

test('a line-up stands by body, the body with the most vehicles first, what is no longer made apart', () => {
  const models = [
    model('a', 'sedan', 2),
    model('b', 'suv', 5),
    model('c', 'suv', 9),
    model('d', 'sedan', 1),
    model('e', 'coupe', 1),
    model('f', 'wagon', 3, 2020),
    model('g', 'suv', 0),
    model('h', 'suv', 0, 2015),
  ];
  expect(shown(models)).toEqual([
    ['Внедорожники', 'c', 'b'],
    ['Седаны', 'a', 'd'],
    ['Купе', 'e'],
    ['Сняты с производства, есть с пробегом', 'f'],
  ]);
  const { stocked, missing, discontinued } = groupLineUp(models);
  expect([stocked, missing.map((m) => m.code), discontinued.map((m) => m.code)]).toEqual([6, ['g'], ['h']]);
});

test('models that are alone in their bodies share a row', () => {
  const models = [
    model('a', 'sedan', 2),
    model('b', 'sedan', 1),
    model('c', 'suv', 9),
    model('d', 'sedan', 4),
    model('e', 'coupe', 1),
  ];
  expect(shown(models)).toEqual([
    ['Седаны', 'd', 'a', 'b'],
    ['Другие кузова', 'c', 'e'],
  ]);
});

test('the only one with three doors stands among the off-roads', () => {
  const models = [
    model('a', 'sedan', 2),
    model('b', 'sedan', 1),
    model('c', 'suv', 4),
    model('d', 'suv-3d', 9),
    model('e', 'sedan', 5),
  ];
  expect(shown(models)).toEqual([
    ['Внедорожники', 'd', 'c'],
    ['Седаны', 'e', 'a', 'b'],
  ]);
});

test('one row of models needs no headings', () => {
  expect(shown([model('a', 'sedan', 1), model('b', 'suv', 2)])).toEqual([['', 'b', 'a']]);
});
