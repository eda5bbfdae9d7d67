import { expect, test } from 'vitest';
import type { GoodsItem } from './goods.ts';
import { ofSize, readTyreSize } from './tyre-size.ts';

test.each([
  ['кордиант сноу кросс 185 65', ' 185/65 R'],
  ['шины 205/55 R16', ' 205/55 R16'],
  ['резина 195 65 15', ' 195/65 R15'],
  ['зимние 225/65р17', ' 225/65 R17'],
  ['шины r16', undefined],
  ['масло 5w-40', undefined],
])('«%s» asks for a size', (text, size) => {
  expect(readTyreSize(text)).toBe(size);
});

const [winter, summer] = [1, 2];
const [here, elsewhere] = [1, 2];
const items = [
  { name: 'Шина зимняя Cordiant 195/65 R15', categoryId: winter, holdings: [here] },
  { name: 'Шина зимняя Toyo 185/65 R15', categoryId: winter, holdings: [here] },
  { name: 'Шина зимняя Nokian 185/65 R15', categoryId: winter, holdings: [elsewhere] },
  { name: 'Шина летняя Toyo 185/65 R15', categoryId: summer, holdings: [here] },
] as unknown as GoodsItem[];

test('where a make has no such size another of the season has it', () => {
  expect(ofSize({ items }, here, 'кордиант 185 65', [0])).toEqual([1]);
  expect(ofSize({ items }, here, 'кордиант 195 65', [0])).toEqual([0]);
  expect(ofSize({ items }, here, 'шины 185/65', [0, 1, 3])).toEqual([1, 3]);
  // None at all of such a size: what was meant stays.
  expect(ofSize({ items }, here, 'кордиант 225/40', [0])).toEqual([0]);
});
