import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropCity, readCityQuery } from './city-query.ts';

test.each([
  ['', undefined, ''],
  ['page=2', undefined, 'page=2'],
  ['city=msk', 'msk', 'city=msk'],
  ['a=1&city=spb&b=%20', 'spb', 'a=1&city=spb&b=%20'],
  ['city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0', 'msk', 'city=msk'],
  ['city=Москва&page=2', 'msk', 'city=msk&page=2'],
  ['page=2&city=Санкт-Петербург', 'spb', 'page=2&city=spb'],
  ['city=%D0%A1%D0%B0%D0%BD%D0%BA%D1%82-%D0%9F%D0%B5%D1%82%D0%B5%D1%80%D0%B1%D1%83%D1%80%D0%B3', 'spb', 'city=spb'],
  ['city=krasnodar&x=1', undefined, 'x=1'],
  ['city=', undefined, ''],
  ['city', undefined, ''],
  ['city=MSK', undefined, ''],
  ['city=%zz', undefined, ''],
  ['city=msk&city=spb', 'msk', 'city=msk'],
  ['city=oops&city=spb', undefined, ''],
  ['%63ity=oops', undefined, ''],
  ['cityscape=x&velocity=9', undefined, 'cityscape=x&velocity=9'],
  ['dealerCity=spb', undefined, 'dealerCity=spb'],
  ['q=%zz&&=', undefined, 'q=%zz&&='],
])('?%s names %s and becomes ?%s', (query, city, canonical) => {
  expect(readCityQuery(query)).toEqual({ city, canonical, changed: query !== canonical });
});

test('whatever the query, it is normalised in one step and other pairs stay as they are', () => {
  const pair = fc.oneof(
    fc.constantFrom('city=msk', 'city=Москва', 'city=x', 'city', '%63ity=spb', 'a=%zz', 'b=Я'),
    fc.string({ unit: 'binary' }).map((text) => text.replaceAll('&', '')),
  );
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const once = readCityQuery(pairs.join('&'));
      const twice = readCityQuery(once.canonical);
      expect(twice).toEqual({ ...once, changed: false });
    }),
    { numRuns: 300 },
  );
});

test('the listing reads its state without the city', () => {
  expect(dropCity(readCityQuery('color=black&city=spb&page=2'))).toBe('color=black&page=2');
  expect(dropCity(readCityQuery('city=oops&page=2'))).toBe('page=2');
});
