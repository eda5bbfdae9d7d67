import { doubtsOf } from '@showroom/domain/vehicle-doubts';
import { expect, test } from 'vitest';
import { seedYear } from './calendar.ts';
import { loadFacts } from './load-facts.ts';
import { referenceRows } from './reference-rows.ts';
import { chassisOf } from './specify/chassis.data.ts';
import { knownFigures } from './specify/known-figures.data.ts';
import { stockRows } from './stock-rows.ts';
import { createTrimBook } from './trims.ts';

test('nothing impossible stands in the whole stock', () => {
  const facts = loadFacts();
  const trims = createTrimBook(facts.equipmentOf);
  const reference = referenceRows(facts);
  const years = new Map(
    reference.models.map(({ id, yearFrom, yearTo = null }) => [id, { from: yearFrom, to: yearTo }]),
  );
  const madeOf = (id: number) => years.get(id) ?? { from: Number.NaN, to: null };
  const sets = new Map<number, string[]>();
  const found: string[] = [];
  let count = 0;
  for (const row of stockRows(facts, reference.ids, trims, 12_000)) {
    for (const { id, groups } of trims.takeNew())
      sets.set(
        id,
        groups.flatMap(({ items }) => items),
      );
    count += 1;
    const equipment = sets.get(row.trimEquipmentId ?? 0);
    if (!equipment) throw new Error(`${row.id} has no equipment`);
    const { price = null, rangeKm = null, consumption = null } = row;
    for (const doubt of doubtsOf(
      { ...row, price, rangeKm, consumption, equipment, made: madeOf(row.modelId) },
      seedYear,
    ))
      found.push(`${row.id} ${row.type} ${row.year}: ${doubt}`);
  }
  expect(count).toBeGreaterThanOrEqual(12_000);
  expect(found.slice(0, 20)).toEqual([]);
  const known = new Set(facts.marks.flatMap((mark) => mark.models.map((model) => `${mark.code}/${model.code}`)));
  expect([...Object.keys(knownFigures), ...Object.keys(chassisOf)].filter((address) => !known.has(address))).toEqual(
    [],
  );
});

test('what is recommended first is of many models and several bodies, and a discount is not on all of it', () => {
  const facts = loadFacts();
  const rows = [...stockRows(facts, referenceRows(facts).ids, createTrimBook(facts.equipmentOf), 6_000)];
  for (const holdingId of [1, 2]) {
    const cars = rows.filter((row) => row.holdingId === holdingId && row.type === 'cars' && row.status === 'on-sale');
    const first = cars.toSorted((a, b) => b.rank - a.rank || a.id - b.id).slice(0, 24);
    expect(new Set(first.map(({ modelId }) => modelId)).size).toBeGreaterThanOrEqual(20);
    expect(
      Math.max(...Object.values(Object.groupBy(first, ({ bodyType }) => bodyType)).map((some) => some.length)),
    ).toBeLessThan(12);
    for (const some of [cars, first]) {
      const share = some.filter(({ oldPrice }) => oldPrice).length / some.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  }
});
