import { expect, test } from 'vitest';
import { carMarks } from '../facts/all-cars.ts';
import { versionBatteries } from './batteries.data.ts';
import { batteryOf } from './battery-of.ts';

const models = new Map(carMarks.flatMap((mark) => mark.models.map((model) => [`${mark.code}/${model.code}`, model])));

test('every version with a battery of its own is one of its model: a name of it, or the power of an electric engine', () => {
  const strange = Object.entries(versionBatteries).flatMap(([address, versions]) => {
    const { trims = [], engines = [] } = models.get(address) ?? {};
    const powers = engines.filter(([fuel]) => fuel === 'electro').map(([, , power]) => power);
    return versions
      .filter(([version]) => !(typeof version === 'string' ? trims.includes(version) : powers.includes(version)))
      .map(([version]) => `${address} ${version}`);
  });
  expect(strange).toEqual([]);
});

test('a car takes 9 to 26 kWh a hundred kilometres, whatever its version', () => {
  const odd = Object.entries(versionBatteries).flatMap(([address, versions]) =>
    versions
      .filter(([, kWh, km]) => (kWh / km) * 100 < 9 || (kWh / km) * 100 > 26)
      .map(([version]) => `${address} ${version}`),
  );
  expect(odd).toEqual([]);
});

test('a Standard Range does not have the battery of a Long Range', () => {
  const engine = ['electro', 0, 283, ['reducer'], ['rear']] as const;
  expect(batteryOf('tesla/model-3', { trim: 'Standard Range Plus', engine })).toEqual([55, 448]);
  expect(batteryOf('tesla/model-3', { trim: 'Long Range', engine })).toEqual([79]);
  expect(batteryOf('lada/vesta', { trim: 'Comfort', engine })).toBeUndefined();
});
