import { expect, test } from 'vitest';
import { loadFacts } from '../load-facts.ts';
import { specifyCar } from './specify-car.ts';

const models = new Map(
  loadFacts().marks.flatMap((mark) => mark.models.map((model) => [`${mark.code}/${model.code}`, model] as const)),
);

function torqueOf(address: `${string}/${string}`, volume: number, power: number): number {
  const model = models.get(address);
  const engine = model?.engines.find(([, cm3, hp]) => cm3 === volume && hp === power);
  const [body] = model?.bodies ?? [];
  if (!model || !engine || !body) throw new Error(`${address} has no ${volume} cm³ of ${power} hp`);
  const version = {
    ...{ engine, body, year: 2020, generation: null, seats: 5, trim: '', level: 1, richness: 0 },
    gear: 'automatic' as const,
    drive: 'full' as const,
  };
  const [year, country] = [2020, 'de'] as const;
  const sheet = specifyCar({ address, model, version, year, country, consumption: 8, acceleration: 8, rangeKm: null });
  return Number(sheet.torque);
}

// As their makers state it; what is reckoned comes near.
test.each([
  ['kia/cerato', 1591, 128, 157],
  ['toyota/camry', 2494, 181, 231],
  ['skoda/yeti', 1197, 105, 175],
  ['skoda/superb', 1395, 150, 250],
  ['haval/dargo', 1998, 192, 320],
  ['audi/r8', 5204, 610, 560],
  ['land-rover/range-rover', 4367, 339, 740],
  ['bmw/m3', 3999, 420, 400],
  ['mazda/rx-8', 1308, 231, 211],
  ['bmw/m5', 4395, 727, 1_000],
] as const)('%s of %i cm³ and %i hp turns about %s N·m', (address, volume, power, stated) => {
  const torque = torqueOf(address, volume, power);
  expect(Math.abs(torque / stated - 1)).toBeLessThan(0.15);
});
