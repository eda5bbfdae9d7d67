import { expect, test } from 'vitest';
import { carOfBooking } from './garage-query.ts';

const main = { id: 'a', status: 'active', isMain: true, mark: 'Lada', model: 'Vesta', year: 2021 };
const second = { id: 'b', status: 'active', isMain: false, mark: 'Kia', model: 'Rio', year: null };
const gone = { id: 'c', status: 'archived', isMain: false, mark: 'BMW', model: 'X5', year: 2015 };
const garage = [main, second, gone];

test.each([
  ['', main, '?mark=Lada&model=Vesta&year=2021'],
  ['?utm_source=x', main, '?utm_source=x&mark=Lada&model=Vesta&year=2021'],
  ['?car=b', second, '?mark=Kia&model=Rio'],
  ['?car=b&mark=Haval&model=Jolion&year=2020', second, '?mark=Kia&model=Rio'],
  ['?car=c', main, '?mark=Lada&model=Vesta&year=2021'],
  ['?car=x&mark=Haval', undefined, '?mark=Haval'],
  ['?mark=Haval&model=Jolion', undefined, '?mark=Haval&model=Jolion'],
])('a booking of %s is filled from the garage', (search, car, query) => {
  expect(carOfBooking(search, garage)).toEqual({ car, query });
});

test('an empty garage fills nothing', () => {
  expect(carOfBooking('', [gone])).toEqual({ car: undefined, query: '' });
});
