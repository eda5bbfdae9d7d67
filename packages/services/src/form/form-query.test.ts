import { expect, test } from 'vitest';
import { readFormQuery } from './form-query.ts';

const nothing = {
  vehicleId: null,
  markCode: null,
  modelCode: null,
  name: '',
  manufactureYear: null,
  totalTrip: null,
  dealerCodes: [],
  reasons: '',
  markName: '',
  markId: null,
  dealerId: null,
  note: '',
  position: '',
  goods: '',
};

test.each([
  ['?vehicle=1001', { vehicleId: 1001 }],
  ['?vehicle=1000000001', { vehicleId: 1_000_000_001 }],
  ['?mark=land-rover', { markCode: 'land-rover' }],
  ['?vehicle=7&mark=bmw&city=spb', { vehicleId: 7, markCode: 'bmw' }],
  ['?mark=toyota&model=camry&name=Toyota+Camry', { markCode: 'toyota', modelCode: 'camry', name: 'Toyota Camry' }],
  ['?mark=kia&year=2019&trip=125000', { markCode: 'kia', manufactureYear: 2019, totalTrip: 125_000 }],
  ['?dealer=msk-north,spb-south,Wrong!', { dealerCodes: ['msk-north', 'spb-south'] }],
  ['?dealer=msk-north&reasons=Предложение', { dealerCodes: ['msk-north'], reasons: 'Предложение' }],
  ['?note=%D0%A0%D0%B0%D1%81%D1%87%D1%91%D1%82&markName=Kia', { note: 'Расчёт', markName: 'Kia' }],
  ['?goods=%D0%A4%D0%B0%D1%80%D0%BA%D0%BE%D0%BF', { goods: 'Фаркоп' }],
  ['?markId=12&dealerId=3', { markId: 12, dealerId: 3 }],
  ['?markId=12&mark=kia&dealerId=3&dealer=msk-north', { markCode: 'kia', dealerCodes: ['msk-north'] }],
  ['?markId=0&dealerId=1e3', {}],
  ['?year=1819&trip=-5&dealer=', {}],
  ['', {}],
  ['?vehicle=-1', {}],
  ['?vehicle=0', {}],
  ['?vehicle=9999999999', {}],
  ['?vehicle=1e3&mark=%3Cscript%3E', {}],
  ['?mark=BMW&model=x5', {}],
  [`?mark=kia&model=../x&name=${'x'.repeat(200)}`, { markCode: 'kia', name: 'x'.repeat(80) }],
])('the query %s is read as a subject, and nonsense is dropped', (query, subject) => {
  expect(readFormQuery(query)).toEqual({ ...nothing, ...subject });
});
