import { expect, test } from 'vitest';
import { buildingOf, dealerBuildings } from './buildings.ts';

const ownOf = (prefix: string) => Array.from({ length: 200 }, (_, at) => buildingOf(`${prefix}${at}`));

test('a centre always shows the same building, in the colours of its group', () => {
  expect(buildingOf('asc-lakhta')).toBe(buildingOf('asc-lakhta'));
  const groups = ['brand-one-', 'asc-', 'other-'].map((prefix) => new Set(ownOf(prefix)));
  expect(groups.map(({ size }) => size)).toEqual([6, 6, 3]);
  const all = new Set(groups.flatMap((own) => [...own]));
  expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: dealerBuildings }, (_, at) => at + 1));
});

test.each([
  ['brand-one-sever', 'brand-one-zapad', 'brand-one-vnukovo', 'brand-one-vostok', 'brand-one-yug'],
  ['brand-one-primorskiy', 'brand-one-moskovskiy', 'brand-one-rustaveli'],
  ['asc-varshavka', 'asc-yaroslavka', 'asc-volgogradka', 'asc-dmitrovka'],
  ['asc-lakhta', 'asc-sofiyskaya'],
])('the centres of one city do not look alike: %s, …', (...codes) =>
  expect(new Set(codes.map(buildingOf)).size).toBe(codes.length),
);
