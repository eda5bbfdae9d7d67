import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maintenanceEngines, maintenanceStep } from './maintenance.data.ts';
import { type MaintenanceInput, maintenancePlan, readMaintenanceInput, serviceOf } from './maintenance.ts';

const now = 2026;
const engine = fc.constantFrom(...(Object.keys(maintenanceEngines) as MaintenanceInput['engine'][]));
const input: fc.Arbitrary<MaintenanceInput> = fc.record({
  mark: fc.constantFrom(undefined, 'lada', 'bmw'),
  model: fc.constant(undefined),
  engine,
  year: fc.integer({ min: now - 20, max: now }),
  mileage: fc.integer({ min: 0, max: 300 }).map((thousand) => thousand * 1000),
});

test('a price is that of its works and parts, and every service has some', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { due, next } = maintenancePlan(asked, now);
      for (const service of [due, next]) {
        expect(service.works.length).toBeGreaterThan(0);
        expect(service.price).toBe(service.works.reduce((sum, { work, parts }) => sum + work + parts, 0));
        expect(service.price).toBe(service.work + service.parts);
      }
      expect(next.number).toBe(due.number + 1);
      expect(next.mileage - due.mileage).toBe(maintenanceStep[asked.engine]);
    }),
  );
});

test('more kilometres and more years never mean an earlier service', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { due } = maintenancePlan(asked, now);
      expect(maintenancePlan({ ...asked, mileage: asked.mileage + 1000 }, now).due.number).toBeGreaterThanOrEqual(
        due.number,
      );
      expect(maintenancePlan({ ...asked, year: asked.year - 1 }, now).due.number).toBeGreaterThanOrEqual(due.number);
    }),
  );
});

test('a dearer mark costs more, whatever is done', () => {
  fc.assert(
    fc.property(engine, fc.integer({ min: 1, max: 30 }), (kind, number) => {
      expect(serviceOf(number, kind, 'bmw').price).toBeGreaterThan(serviceOf(number, kind, 'lada').price);
    }),
  );
});

test('an electric car has no oil in its engine', () => {
  const names = serviceOf(12, 'electric', undefined).works.map(({ name }) => name);
  expect(names.join()).not.toMatch(/Моторное|Свечи|Топливный/);
});

test('a model without a mark is none', () => {
  const read = readMaintenanceInput(new URLSearchParams('model=x5&engine=steam&mileage=44+700'), now);
  expect(read).toEqual({ mark: undefined, model: undefined, engine: 'petrol', year: 2023, mileage: 45_000 });
});
