import { expect, test } from 'vitest';
import { camry, trailer } from '../fixtures/vehicle.data.ts';
import { cardLine, cardLines, engineWords, vehicleTitle } from './vehicle-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['a used car', camry, '2021 · 45 000 км · 2,5 л, 200 л.с. · передний'],
  ['a new car', { ...camry, condition: 'new' }, '2021 · автомат · 2,5 л, 200 л.с. · передний'],
  ['a diesel', { ...camry, engineType: 'diesel' }, '2021 · 45 000 км · 2,5 л дизель, 200 л.с. · передний'],
  [
    'an electric car',
    { ...camry, engineType: 'electro', engineVolume: 0, power: 544, batteryKwh: 97.5, rangeKm: 650, driveType: 'full' },
    '2021 · 45 000 км · полный · 544 л.с. · 97,5 кВт·ч · запас хода 650 км',
  ],
  ['a trailer', trailer, '2021 · полуприцеп'],
  [
    'a jet ski',
    {
      ...camry,
      type: 'jet-ski',
      mileageKm: 0,
      engineHours: 121,
      engineVolume: 1630,
      power: 300,
      driveType: 'water-jet',
    },
    '2021 · 121 моточас · 1 630 см³, 300 л.с.',
  ],
  [
    'a motorcycle',
    { ...camry, type: 'moto', bodyType: 'enduro', engineVolume: 1084, power: 102, driveType: 'chain' },
    '2021 · 45 000 км · эндуро · 1 084 см³, 102 л.с. · цепь',
  ],
] as const)('%s is told in one line', (_name, vehicle, line) => {
  expect(plain(cardLine(vehicle))).toBe(line);
});

test.each([
  ['how a used one lived stands apart', camry, ['2021 · 45 000 км', '2,5 л, 200 л.с. · передний']],
  ['a new one has as many', { ...camry, condition: 'new' }, ['2021 · автомат', '2,5 л, 200 л.с. · передний']],
  [
    'an electric one as well',
    { ...camry, engineType: 'electro', engineVolume: 0, batteryKwh: 60, rangeKm: 400 },
    ['2021 · 45 000 км · передний', '200 л.с. · 60 кВт·ч · запас хода 400 км'],
  ],
  [
    'a new electric one',
    { ...camry, condition: 'new', engineType: 'electro', engineVolume: 0, batteryKwh: 60, rangeKm: 400 },
    ['2021 · передний привод', '200 л.с. · 60 кВт·ч · запас хода 400 км'],
  ],
  [
    'an electric one whose battery nobody told',
    { ...camry, engineType: 'electro', engineVolume: 0 },
    ['2021 · 45 000 км', 'электро, 200 л.с. · передний'],
  ],
  [
    'a new jet ski has as many as a used one',
    { ...camry, type: 'jet-ski', condition: 'new', driveType: 'water-jet' },
    ['2021 · без наработки', '2 494 см³, 200 л.с.'],
  ],
  [
    'a year alone takes no line',
    { ...camry, type: 'jet-ski', engineHours: null, driveType: 'water-jet' },
    ['2021 · 2 494 см³, 200 л.с.'],
  ],
  ['a trailer', { ...trailer, payloadKg: 27_300 }, ['2021 · полуприцеп до 27,3 т']],
] as const)('lines of a card: %s', (_name, vehicle, lines) => {
  expect(cardLines(vehicle).map(plain)).toEqual(lines);
});

test('an electric engine is told by its kind and power', () => {
  expect(plain(engineWords({ engineType: 'electro', engineVolume: 0, power: 306 }))).toBe('электро, 306 л.с.');
});

test('a title has no loose spaces', () => {
  expect(vehicleTitle(camry)).toBe('Toyota Camry 2.5 AT Престиж');
  expect(vehicleTitle(trailer)).toBe('Schmitz S.KO');
});
