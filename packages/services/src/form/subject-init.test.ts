import { commercialForm } from '@showroom/domain/lead/commercial-form';
import { insuranceForm } from '@showroom/domain/lead/insurance-form';
import { testDriveForm } from '@showroom/domain/lead/test-drive-form';
import { tradeInForm } from '@showroom/domain/lead/trade-in-form';
import { expect, test } from 'vitest';
import type { FormVehicle } from '../vehicle/form-vehicles.ts';
import { readFormQuery } from './form-query.ts';
import { initOf } from './subject-init.ts';

const camry: FormVehicle = {
  id: 17,
  mark: { code: 'toyota', name: 'Toyota' },
  model: { code: 'camry', name: 'Camry' },
  modification: '2.5 AT Prestige',
  year: 2021,
  price: 345_000_000,
  number: 'VIN XW7Bxxxxxxxx4567',
  dealer: { code: 'msk-north', name: 'Север' },
  picture: null,
};
const asked = (form: Parameters<typeof initOf>[1]['form'], query = '?vehicle=17') =>
  initOf(camry, { form, subject: readFormQuery(query), marks: undefined });

test('a vehicle in stock goes along by its codes where nobody reads them', () => {
  expect(asked(testDriveForm)).toEqual({
    vehicleId: 17,
    markCode: 'toyota',
    modelCode: 'camry',
    dealerCode: 'msk-north',
  });
});

test('a form that asks what is wanted is told by the vehicle that led to it', () => {
  expect(asked(commercialForm)).toMatchObject({ vehicleId: 17, wanted: 'Toyota Camry 2.5 AT Prestige 2021' });
  expect(asked(testDriveForm)).not.toHaveProperty('wanted');
});

test('a field that a person reads holds its name', () => {
  expect(asked(insuranceForm)).toMatchObject({ vehicleId: 17, markCode: 'Toyota', modelCode: 'Camry' });
});

test('the visitor’s own vehicle is not the one in stock', () => {
  expect(asked(tradeInForm)).toEqual({ vehicleId: 17, dealerCode: 'msk-north' });
  expect(asked(tradeInForm, '?vehicle=17&mark=kia&model=rio&markName=Kia&name=Kia+Rio')).toMatchObject({
    markCode: 'Kia',
    modelCode: 'Rio',
  });
});

test('a code without its name leaves the field empty', () => {
  const init = initOf('none', { form: tradeInForm, subject: readFormQuery('?mark=kia&model=rio'), marks: undefined });
  expect(init).toEqual({});
});
