import { expect, test } from 'vitest';
import { type Car, fitsCar } from './fits-car.ts';

const jolion: Car = { mark: 'haval', model: 'jolion', name: 'Haval Jolion', modelName: 'Jolion', year: 2022 };
const haval = { code: 'haval', name: 'Haval' };
const model = (code: string, name: string) => ({ code, name });
const item = (...fits: Parameters<typeof fitsCar>[0]['fits']) => ({ isUniversal: false, fits });
const open = { from: null, to: null };

test.each([
  ['what fits everything', { isUniversal: true, fits: [] }, jolion, 'yes'],
  ['what is told of no vehicle', item(), jolion, 'unknown'],
  ['its model', item({ mark: haval, model: model('jolion', 'Jolion'), ...open }), jolion, 'yes'],
  ['every model of its mark', item({ mark: haval, model: null, ...open }), jolion, 'yes'],
  ['another model', item({ mark: haval, model: model('f7', 'F7'), ...open }), jolion, 'no'],
  [
    'another mark of the same model’s code',
    item({ mark: model('x', 'X'), model: model('jolion', 'Jolion'), ...open }),
    jolion,
    'no',
  ],
  ['its years', item({ mark: haval, model: model('jolion', 'Jolion'), from: 2021, to: 2024 }), jolion, 'yes'],
  ['years before it', item({ mark: haval, model: model('jolion', 'Jolion'), from: null, to: 2021 }), jolion, 'no'],
  [
    'years, without a year',
    item({ mark: haval, model: model('jolion', 'Jolion'), from: 2021, to: null }),
    { ...jolion, year: null },
    'unknown',
  ],
  [
    'a model by its name',
    item({ mark: haval, model: model('haval-jolion', 'JOLION'), ...open }),
    { ...jolion, model: null },
    'yes',
  ],
  [
    'one generation of two',
    item(
      { mark: haval, model: model('jolion', 'Jolion'), from: 2015, to: 2019 },
      { mark: haval, model: model('jolion', 'Jolion'), from: 2020, to: null },
    ),
    jolion,
    'yes',
  ],
] as const)('%s', (_, goods, car, fit) => {
  expect(fitsCar(goods as Parameters<typeof fitsCar>[0], car)).toBe(fit);
});
