import { expect, test } from 'vitest';
import { bitOfEquipment } from '../../catalog/equipment.ts';
import { readEquipment } from './read-equipment.ts';

const ofVehicles = new Set(['машина', 'рав', '4', 'чёрный', 'черный', 'автомат', 'до', '2', 'млн']);
const read = (text: string) => readEquipment(text, (word) => ofVehicles.has(word));

test.each([
  ['с панорамной крышей', ['panorama'], ''],
  ['черный рав4 с панорамой', ['panorama'], 'черный рав4'],
  ['машина с люком и подогревом руля, камерой до 2 млн', ['sunroof', 'wheelHeating', 'rearCamera'], 'машина до 2 млн'],
  ['кожаный салон', ['leather'], ''],
  ['машина с подогревом задних сидений', ['rearSeatHeating'], 'машина'],
] as const)('«%s» asks for %o', (text, items, rest) => {
  const has = items.reduce((bits, item) => bits | bitOfEquipment(item), 0);
  expect(read(text)).toEqual({ rest, equipment: { has, lacks: 0 } });
});

test('what a vehicle is to be without is denied', () => {
  expect(read('машина без люка')).toEqual({ rest: 'машина', equipment: { has: 0, lacks: bitOfEquipment('sunroof') } });
});

test.each(['накидка с подогревом', 'зеркало с камерой', 'камера заднего вида', 'машина', 'машина люк'])(
  '«%s» stays as it is',
  (text) => {
    expect(read(text)).toEqual({ rest: text });
  },
);
