import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { expect, test } from 'vitest';
import { partsGoods } from '../../../seed/goods/parts-goods.data.ts';
import { storeGoods } from '../../../seed/goods/store-goods.data.ts';
import { partWords } from '../goods/part-words.data.ts';
import { attributePhrases, stopWordList } from './attributes.data.ts';
import { isGeneral, isOtherThing } from './foreign-words.ts';

const kinds = [...partsGoods, ...storeGoods].flatMap(({ groups }) => groups.flatMap((group) => group.kinds));

test.each([
  ['wishes', attributePhrases.map(([phrases]) => phrases).join(' '), []],
  ['words that tell nothing', stopWordList, []],
  ['parts', partWords, []],
  // What an item is for is no item: the whole name must be said.
  [
    'goods',
    kinds.map(({ name, noun, keywords = '' }) => `${name} ${noun} ${keywords}`).join(' '),
    ['велосипедов', 'обувь', 'телефона'],
  ],
])('no foreign thing is among our %s', (_, words, mentioned) => {
  expect([...new Set(searchAtoms(words).filter(isOtherThing))].toSorted()).toEqual(mentioned);
});

test('no part is said of anything', () => {
  expect(searchAtoms(partWords).filter(isGeneral)).toEqual([]);
});

test.each(['холодильника', 'квартиру', 'айфон', 'цветов', 'белье'])('%s is of another world', (word) => {
  expect(isOtherThing(word)).toBe(true);
});

test.each(['белый', 'воздушный', 'цвет', 'колеса', 'маршрутка'])('%s is ours', (word) => {
  expect(isOtherThing(word)).toBe(false);
});
