import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { toLookAlike } from './look-alike.ts';
import { readAmounts } from './read-amounts.ts';
import { foldText, searchAtoms } from './search-atoms.ts';
import { soundKey } from './sound-key.ts';
import { stemRussian } from './stem-russian.ts';
import { switchLayout } from './switch-layout.ts';

test.each([
  ['njqjnf', 'тойота'],
  [',vd', 'бмв'],
  ['ещнщеф', 'toyota'],
  ['[fdfk', 'хавал'],
])('the keys of %s are those of %s', (typed, meant) => {
  expect(switchLayout(typed)).toBe(meant);
});

test('switching the layout twice gives the text back, if it was typed in one layout', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюя') }), (text) => {
      expect(switchLayout(switchLayout(text))).toBe(text);
    }),
  );
});

test('letters that look alike become Latin', () => {
  expect([toLookAlike('сх'), toLookAlike('х5'), toLookAlike('ж')]).toEqual(['cx', 'x5', 'ж']);
});

test.each([
  ['камри', 'camry'],
  ['тойота', 'toyota'],
  ['солярис', 'solaris'],
  ['хавал', 'haval'],
  ['коврики', 'kovriki'],
])('%s sounds like %s', (russian, latin) => {
  expect(soundKey(russian)).toBe(soundKey(latin));
});

test.each([
  [['коврик', 'коврики', 'ковриков', 'коврика', 'ковриками']],
  [['шина', 'шины', 'шин', 'шиной']],
  [['колодка', 'колодки', 'колодок', 'колодками']],
  [['стойка', 'стойки', 'стоек']],
  [['замок', 'замка', 'замков']],
  [['зимняя', 'зимние', 'зимних', 'зимней']],
  [['белый', 'белая', 'белую', 'белые']],
  [['гранта', 'гранту', 'гранты', 'грантой']],
])('cases and numbers share a stem: %j', (forms) => {
  expect(new Set(forms.map(stemRussian)).size).toBe(1);
});

test('unlike words keep unlike stems', () => {
  const words = ['масло', 'маслёнка', 'шина', 'шило', 'диск', 'дискавери', 'рио', 'киа', 'белый', 'белуга'];
  expect(new Set(words.map((word) => stemRussian(foldText(word)))).size).toBe(words.length);
});

test('letters and figures part, decimals stay whole, accents and ё fold', () => {
  expect(searchAtoms('CX-5 2,5 AT')).toEqual(['cx', '5', '2.5', 'at']);
  expect(searchAtoms('205/55R16')).toEqual(['205', '55', 'r', '16']);
  expect(searchAtoms('Ténéré, чёрный Йети')).toEqual(['tenere', 'черный', 'йети']);
  expect(searchAtoms('丰田 RAV4')).toEqual(['丰田', 'rav', '4']);
  expect(searchAtoms('!!! — «»')).toEqual([]);
});

describe('edit distance', () => {
  test.each([
    ['тойота', 'тайота', 1],
    ['тойота', 'тойтоа', 1],
    ['mitsubishi', 'mitsubisi', 1],
    ['камри', 'камри', 0],
    ['солярис', 'полюс', 3],
  ])('%s → %s', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
  });

  test('is the same both ways and never beyond the limit by more than one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 2);
        expect(distance).toBe(editDistance(b, a, 2));
        expect(distance).toBeLessThanOrEqual(3);
        expect(distance === 0).toBe(a === b);
      }),
    );
  });
});

describe('sums, years and bounds', () => {
  test.each([
    ['кроссовер до 2 млн', { price: { to: 2_000_000 } }, 'кроссовер'],
    ['камри от 1 до 3 млн', { price: { from: 1_000_000, to: 3_000_000 } }, 'камри'],
    ['за миллион', { price: { to: 1_100_000 } }, ''],
    ['паркетник до ляма', { price: { to: 1_000_000 } }, 'паркетник'],
    ['за поллимона', { price: { to: 550_000 } }, ''],
    ['пол ляма', { price: { to: 550_000 } }, ''],
    ['полтора ляма', { price: { to: 1_650_000 } }, ''],
    ['киа до 2кк', { price: { to: 2_000_000 } }, 'киа'],
    ['от 300 косарей', { price: { from: 300_000 } }, ''],
    ['до полутора миллионов', { price: { to: 1_500_000 } }, ''],
    ['до 1 500 000 руб', { price: { to: 1_500_000 } }, ''],
    ['лада до 700к', { price: { to: 700_000 } }, 'лада'],
    ['солярис 800000', { price: { to: 880_000 } }, 'солярис'],
    ['чехлы до 5000', { price: { to: 5_000 } }, 'чехлы'],
    ['тойота 2020 года', { year: { from: 2020, to: 2020 } }, 'тойота'],
    ['2018-2021', { year: { from: 2018, to: 2021 } }, ''],
    ['седан не старше 2020', { year: { from: 2020 } }, 'седан'],
    ['не старше 2018 года', { year: { from: 2018 } }, ''],
    ['камри не новее 2015', { year: { to: 2015 } }, 'камри'],
    ['солярис до 2017', { year: { to: 2017 } }, 'солярис'],
    ['седан до 2017 тысяч', { price: { to: 2_017_000 } }, 'седан'],
    ['седан 2020 2022', { year: { from: 2020, to: 2022 } }, 'седан'],
    ['мерседес 2022 и новее', { year: { from: 2022 } }, 'мерседес'],
    ['до 30 тысяч пробега', { mileage: { to: 30_000 } }, ''],
    ['bmw x5 от 2015 года', { year: { from: 2015 } }, 'bmw x5'],
    ['дизель пробег до 50 тыс км', { mileage: { to: 50_000 } }, 'дизель'],
    ['пробег до 100000', { mileage: { to: 100_000 } }, ''],
    ['с пробегом до 1500000', { price: { to: 1_500_000 } }, 'с пробегом'],
    ['249 л.с.', { power: { from: 249, to: 249 } }, ''],
    ['7 мест', { seats: 7 }, ''],
    ['машины за восемьсот тысяч', { price: { to: 880_000 } }, 'машины'],
    ['до миллиона двухсот', { price: { to: 1_200_000 } }, ''],
    ['седан не дороже 1500000', { price: { to: 1_500_000 } }, 'седан'],
    ['рав 4 дороже 3 млн', { price: { from: 3_000_000 } }, 'рав 4'],
    ['рио 18 года', { year: { from: 2018, to: 2018 } }, 'рио'],
    ['ваз 98г', { year: { from: 1998, to: 1998 } }, 'ваз'],
    ['не старше двадцатого года', { year: { from: 2020 } }, ''],
    ['рио две тысячи семнадцатого', { year: { from: 2017, to: 2017 } }, 'рио'],
    ['авто до 500', { price: { to: 500_000 } }, 'авто'],
    ['машина до 700 на автомате', { price: { to: 700_000 } }, 'машина   на автомате'],
    ['крета до 1.5', { price: { to: 1_500_000 } }, 'крета'],
  ])('«%s»', (text, amounts, rest) => {
    expect(readAmounts(text)).toEqual({ amounts, rest });
  });

  test.each([
    'peugeot 2008',
    'peugeot 2008 2015',
    'zeekr 001 100',
    'tank 300',
    'ваз 2114',
    'audi q7',
    'масло 5w-40',
    'камри к',
    'танк пятьсот',
    'икс пятый',
    'первое то',
    'компрессор до 500 ватт',
    'бокс до 400 литров',
  ])('«%s» has none', (text) => {
    expect(readAmounts(text)).toEqual({ amounts: {}, rest: text });
  });

  test('whatever is typed, it is read without failing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.constantFrom('до ', '1 ', 'млн ', 'от 2018', '-'), (text, word) => {
        readAmounts(`${word.repeat(20)}${text}`.slice(0, 200));
      }),
    );
  });
});
