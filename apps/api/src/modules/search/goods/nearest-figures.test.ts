import { expect, test } from 'vitest';
import { isFarFromFigure, nearestFirst, readFigure } from './nearest-figures.ts';

test.each([
  ['трос буксировочный 5 тонн', { unit: 'т', figure: 5 }],
  ['трос 3,5т', { unit: 'т', figure: 3.5 }],
  ['автобокс на крышу 500 литров', { unit: 'л', figure: 500 }],
  ['щетки стеклоочистителя зима 600', { unit: 'мм', figure: 600 }],
  ['аккумулятор 75', { unit: 'а·ч', figure: 75 }],
  ['аккумулятор 60 ач', { unit: 'а·ч', figure: 60 }],
  // Of the engine, of a tyre, a grade and a car.
  ['масло в двигатель 2.0 литра', undefined],
  ['шины 205/55', undefined],
  ['масло 5w-40', undefined],
  ['колодки камри 50', undefined],
])('«%s» asks for a figure', (text, figure) => {
  expect(readFigure(text)).toEqual(figure);
});

test('what has the figure comes first, the nearest next, the others as they were', () => {
  const names = ['Трос 9 т, 5 м', 'Трос 3,5 т, 5 м', 'Трос 5 т, 5 м', 'Трос с крюками', 'Трос 4,5 т, 9 м'];
  const order = nearestFirst('трос 5 т', [0, 1, 2, 3, 4], (place) => names[place]);
  expect(order.map((place) => names[place])).toEqual([
    'Трос 5 т, 5 м',
    'Трос 4,5 т, 9 м',
    'Трос 3,5 т, 5 м',
    'Трос 9 т, 5 м',
    'Трос с крюками',
  ]);
});

test('a figure is far from names that say theirs and none near it; spans and names without one tell nothing', () => {
  const far = (text: string, names: string[]) => isFarFromFigure(text, () => names);
  expect(far('масло 20 л', ['Масло 5W-30, 4 л', 'Масло 5W-30, 5 л'])).toBe(true);
  expect(far('аккумулятор 75', ['Аккумулятор 74 А·ч', 'Аккумулятор 55 А·ч'])).toBe(false);
  expect(far('кресло 10 кг', ['Автокресло 0–36 кг'])).toBe(false);
  expect(far('трос 5 т', ['Трос с крюками'])).toBe(false);
  expect(far('трос', ['Трос 9 т'])).toBe(false);
});

test('wipers are said in centimetres and in inches', () => {
  expect(readFigure('дворники 65')).toEqual({ unit: 'мм', figure: 650 });
  expect(readFigure('дворник 24 дюйма')).toEqual({ unit: 'мм', figure: 600 });
});
