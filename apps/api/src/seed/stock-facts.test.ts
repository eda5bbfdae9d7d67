import { doubtsOf } from '@showroom/domain/vehicle-doubts';
import { expect, test } from 'vitest';
import { seedYear } from './calendar.ts';
import { loadFacts } from './load-facts.ts';
import { referenceRows } from './reference-rows.ts';
import { stockRows } from './stock-rows.ts';
import { createTrimBook } from './trims.ts';

test('nothing impossible stands in the whole stock', () => {
  const facts = loadFacts();
  const trims = createTrimBook(facts.equipmentOf);
  const sets = new Map<number, string[]>();
  const found: string[] = [];
  let count = 0;
  for (const row of stockRows(facts, referenceRows(facts).ids, trims, 12_000)) {
    for (const { id, groups } of trims.takeNew())
      sets.set(
        id,
        groups.flatMap(({ items }) => items),
      );
    count += 1;
    const equipment = sets.get(row.trimEquipmentId ?? 0);
    if (!equipment) throw new Error(`${row.id} has no equipment`);
    const { price = null, rangeKm = null, consumption = null } = row;
    for (const doubt of doubtsOf({ ...row, price, rangeKm, consumption, equipment }, seedYear))
      found.push(`${row.id} ${row.type} ${row.year}: ${doubt}`);
  }
  expect(count).toBeGreaterThanOrEqual(12_000);
  expect(found.slice(0, 20)).toEqual([]);
});
