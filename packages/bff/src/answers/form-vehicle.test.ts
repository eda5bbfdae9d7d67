import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formVehicle } from './form-vehicle.ts';

const named = { code: 'kia', name: 'Kia' };
const vehicle = {
  ...{ id: 7, mark: named, model: named, modification: '1.6 MT', year: 2019, price: null, bodyType: 'sedan' },
  ...{ dealer: named, pictures: [] },
};

test.each([
  ['XW7xxxxxxxx123456', 'VIN XW7xxxxxxxx123456'],
  ['ZVW50-xxx2345', 'Номер кузова ZVW50-xxx2345'],
  [null, null],
])('a number of %s is told as %s', (vinMasked, number) => {
  expect(v.parse(formVehicle, { ...vehicle, vinMasked })).toMatchObject({ id: 7, number, picture: null });
});
