import { expect, test } from 'vitest';
import { developmentLocation, unknownLocation } from './location-provider.ts';
import { locateCaller } from './service.ts';

test.each([
  ['192.0.2.200', 'msk'],
  ['198.51.100.1', 'spb'],
  ['203.0.113.1', 'krasnodar'],
  ['2001:db8:2::1', 'spb'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['8.8.8.8', null],
  ['nonsense', null],
])('%s is in %s', async (address, city) => {
  expect(await developmentLocation().locate(address)).toBe(city);
});

test('production without a service knows nothing, and a broken service is no failure of the page', async () => {
  expect(await unknownLocation.locate('192.0.2.1')).toBeNull();
  expect(await locateCaller({ locate: () => Promise.reject(new Error('down')) }, '192.0.2.1')).toBeNull();
});
