import { expect, test } from 'vitest';
import { readWholeNeed } from './whole-needs.ts';

const isName = (word: string) => ['лада', 'рав'].includes(word);

test.each([
  ['на чем возить троих детей в автокреслах', '7 мест'],
  ['первая машина для жены чтоб легко парковаться', 'малолитражка автомат'],
  ['ездить 300 км в день на работу электричка хватит?', 'электромобиль запас хода 300'],
  ['деду 75 лет высокая посадка и автомат', 'кроссовер автомат'],
  ['возить кирпич и цемент на стройку', 'бортовой'],
  ['таскать прицеп с квадроциклом', 'рамный внедорожник'],
  ['на байкал по льду', 'семейник полный привод'],
])('«%s» needs «%s»', (typed, means) => {
  expect(readWholeNeed(typed, isName)?.text).toBe(means);
});

test('a body, a sum and a name that are said hold', () => {
  expect(readWholeNeed('кроссовер маме чтобы спина не болела', isName)?.text).toBe('кроссовер');
  expect(readWholeNeed('есть 2 миллиона что взять для семьи', isName)?.text).toBe('семейник до 2 миллиона');
  expect(readWholeNeed('лада чтобы в деревню ездить', isName)).toEqual({
    text: 'дачник лада недорого',
    isSure: false,
  });
});

test.each([
  'велосипед для дачи',
  'доставка цветов',
  'h9 дизель 7 мест',
  'не заводится на морозе',
  'рецепт торта детям',
])('«%s» needs no car', (typed) => {
  expect(readWholeNeed(typed, isName)).toBeUndefined();
});
