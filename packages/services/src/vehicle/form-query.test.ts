import { expect, test } from 'vitest';
import { readFormQuery } from './form-query.ts';

test.each([
  ['?vehicle=1001', { vehicleId: 1001, markCode: null }],
  ['?mark=land-rover', { vehicleId: null, markCode: 'land-rover' }],
  ['?vehicle=7&mark=bmw&city=spb', { vehicleId: 7, markCode: 'bmw' }],
  ['', { vehicleId: null, markCode: null }],
  ['?vehicle=-1', { vehicleId: null, markCode: null }],
  ['?vehicle=0', { vehicleId: null, markCode: null }],
  ['?vehicle=9999999999', { vehicleId: null, markCode: null }],
  ['?vehicle=1e3&mark=%3Cscript%3E', { vehicleId: null, markCode: null }],
  ['?mark=BMW', { vehicleId: null, markCode: null }],
])('the query %s is read as a subject, and nonsense is dropped', (query, subject) => {
  expect(readFormQuery(query)).toEqual(subject);
});
