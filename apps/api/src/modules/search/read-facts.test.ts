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
  ['пробег 500 км', {}, 'пробег 500 км'],
  ['скутер до 50 кубов', { volume: { to: 50 } }, 'скутер'],
  ['багажник 480 кубов', {}, 'багажник 480 кубов'],
  ['фургон от 10 кубов', { cargoVolume: { from: 10 } }, 'фургон'],
  ['самосвал от 15 тонн', { payload: { from: 15_000 } }, 'самосвал'],
  ['трос 5 тонн', {}, 'трос 5 тонн'],
  ['грузовик до 3.5 тонн', { grossWeight: { to: 3_500 } }, 'грузовик'],
  ['газель до 4 метров', { cargoLength: { to: 4_000 } }, 'газель'],
  ['тягач 6х4', { wheels: '6×4' }, 'тягач'],
  ['самосвал 4х4', {}, 'самосвал 4х4'],
  ['грузовик категории б', { grossWeight: { to: 3_500 } }, 'грузовик'],
  ['мотоцикл категории а', {}, 'мотоцикл'],
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
