import { cabinEras, cabinTrims, type PictureCabin } from '@showroom/domain/picture-cabin';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../mesh/scene.ts';
import { cars } from './cars.data.ts';
import { cockpit } from './cockpit.ts';
import { carCockpitPlace } from './cockpit-place.ts';
import { cabinCar } from './shaped-car.ts';

const drawn = async (cabin: PictureCabin) => sceneOf(await cockpit(carCockpitPlace(cars.sedan), cabin));

describe.each(cabinEras)('%s', (era) => {
  test('is drawn in every trim, of numbers alone', async () => {
    const seats = new Set<string>();
    for (const trim of cabinTrims) {
      const scene = await drawn({ era, trim });
      expect(scene.positions.every(Number.isFinite)).toBe(true);
      seats.add(scene.parts.map(({ material }) => material.albedo.join()).join(' '));
    }
    expect(seats.size).toBe(cabinTrims.length);
  });
});

test('a path of a cabin tells it, another has that of today', () => {
  expect(cabinCar(cars.suv, 'suv', 'e2-display-light').cabin).toEqual({ era: 'display', trim: 'light' });
  expect(cabinCar(cars.suv, 'suv', 'e2-kidney-5').cabin.era).toBe('screens');
  expect(cabinCar(cars.suv, 'suv', '').spec).toBe(cars.suv);
  expect(cabinCar(cars.suv, 'suv', 'a2-display-light').spec.length).toBeLessThan(cars.suv.length);
});
