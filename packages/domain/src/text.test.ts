import { expect, test } from 'vitest';
import { about, countOf, formatInteger, formatRoubles, formatVolume, groupMeasures, plural, spanText } from './text.ts';
import { tied } from './tied.ts';

const cars = ['автомобиль', 'автомобиля', 'автомобилей'] as const;

test.each([
  [0, 'автомобилей'],
  [1, 'автомобиль'],
  [2, 'автомобиля'],
  [5, 'автомобилей'],
  [11, 'автомобилей'],
  [12, 'автомобилей'],
  [21, 'автомобиль'],
  [22, 'автомобиля'],
  [101, 'автомобиль'],
  [111, 'автомобилей'],
  [1_000_002, 'автомобиля'],
])('%i %s', (count, form) => {
  expect(plural(count, cars)).toBe(form);
});

test('money is whole roubles, rounded up, and never breaks across lines', () => {
  expect(formatRoubles(123_456_701)).toBe('1\u00a0234\u00a0568\u00a0₽');
  expect(formatRoubles(0)).toBe('0\u00a0₽');
});

test.each([
  ['1049 см³ Ultimate', '1\u00a0049\u00a0см³ Ultimate'],
  ['1 049 см³', '1\u00a0049\u00a0см³'],
  ['1084\u00a0см³ MT', '1\u00a0084\u00a0см³ MT'],
  ['689 см³ MT', '689\u00a0см³ MT'],
  ['77 кВт·ч Design', '77\u00a0кВт·ч Design'],
  ['12000 кг, 2020 год, CB1000R', '12\u00a0000\u00a0кг, 2020 год, CB1000R'],
  ['2.5 AT 4WD', '2.5 AT 4WD'],
])('what is measured in %j is written %j', (name, text) => expect(groupMeasures(name)).toBe(text));

test('counts and volumes are written the Russian way', () => {
  expect(countOf(1_128, cars)).toBe('1\u00a0128\u00a0автомобилей');
  expect(formatInteger(999)).toBe('999');
  expect(formatVolume(2494)).toBe('2,5\u00a0л');
  expect(formatVolume(1950)).toBe('2,0\u00a0л');
  expect(formatVolume(998)).toBe('1,0\u00a0л');
});

test.each([
  ['АСЦ', 'об\u00a0АСЦ'],
  ['Brand One', 'о\u00a0Brand One'],
  ['Юг', 'о\u00a0Юг'],
])('reviews of %s are %s', (name, words) => expect(about(name)).toBe(words));

test.each([
  ['2015', '2026', '2015–2026'],
  ['2026', '2026', '2026'],
  ['143\u00a0л.с.', '231\u00a0л.с.', '143–231\u00a0л.с.'],
  ['900\u00a0000\u00a0₽', '1\u00a0100\u00a0000\u00a0₽', '900\u00a0000–1\u00a0100\u00a0000\u00a0₽'],
  ['998\u00a0см³', '2,5\u00a0л', '998\u00a0см³–2,5\u00a0л'],
])('from %s to %s is %s', (from, to, words) => expect(spanText(from, to)).toBe(words));

test('short words stay with the next one', () => {
  expect(tied('Система помощи при старте в гору')).toBe('Система помощи при\u00a0старте в\u00a0гору');
  expect(tied('Apple CarPlay и Android Auto')).toBe('Apple CarPlay и\u00a0Android Auto');
  expect(tied('(с 2023 г.) для и в')).toBe('(с\u00a02023\u00a0г.) для\u00a0и\u00a0в');
  expect(tied('Кофр 42 л, замок 5 мм, 103 кВт·ч, R16 легковые')).toBe(
    'Кофр 42\u00a0л, замок 5\u00a0мм, 103\u00a0кВт·ч, R16 легковые',
  );
  expect(tied('Камеры кругового обзора')).toBe('Камеры кругового обзора');
});

test('no line begins with the numeral of a generation', () => {
  expect(tied('Фильтр для Changan CS35 Max I (2023–2026)')).toBe('Фильтр для\u00a0Changan CS35 Max\u00a0I (2023–2026)');
  expect(tied('Golf IV, Vision IVA, X-Trail, Model X5')).toBe('Golf\u00a0IV, Vision IVA, X-Trail, Model X5');
});

test('no line begins with a dash', () => {
  expect(tied('Решение банка — за час')).toBe('Решение банка\u00a0— за\u00a0час');
  expect(tied('2015–2026, 1 – 2')).toBe('2015–2026, 1\u00a0– 2');
});
