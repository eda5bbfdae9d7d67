import { expect, test } from 'vitest';
import { numberOfGeneration, readFacts } from './read-facts.ts';

test.each([
  ['один хозяин', { owners: { from: 1, to: 1 } }, ''],
  ['камри 1 владелец по птс', { owners: { from: 1, to: 1 } }, 'камри'],
  ['два хозяина', { owners: { from: 1, to: 2 } }, ''],
  ['электромобиль с запасом хода от 500 км', { rangeKm: { from: 500 } }, 'электромобиль'],
  ['микроавтобус на 16 мест', { leastSeats: 16 }, 'микроавтобус'],
  ['минивэн 7 мест', {}, 'минивэн 7 мест'],
  ['туссан 4 поколение', { generation: 4 }, 'туссан'],
  ['гольф iii поколения', { generation: 3 }, 'гольф'],
  ['сид третьего поколения', { generation: 3 }, 'сид'],
  ['скутер до 50 кубов', { volume: { from: 1, to: 50 } }, 'скутер'],
  ['мотоцикл от 1000 см3', { volume: { from: 1000 } }, 'мотоцикл'],
  ['компрессор 50 кубов', {}, 'компрессор 50 кубов'],
  ['мотоцикл 2019', {}, 'мотоцикл 2019'],
  ['пробег 500 км', {}, 'пробег 500 км'],
])('«%s» asks for %o', (text, facts, rest) => {
  const read = readFacts(text);
  expect([read.facts, read.rest.trim()]).toEqual([facts, rest]);
});

test.each([
  ['III рестайлинг', 3],
  ['IV', 4],
  ['XV70', 0],
  ['B8', 0],
  ['', 0],
])('a generation «%s» has the number %d', (text, number) => {
  expect(numberOfGeneration(text)).toBe(number);
});
