import { expect, test } from 'vitest';
import { seedYear } from './calendar.ts';
import { loadFacts } from './load-facts.ts';
import { referenceRows } from './reference-rows.ts';
import { stockRows } from './stock-rows.ts';
import { createTrimBook } from './trims.ts';

test('no used vehicle older than two years costs nearly what the cheapest new one of its model does', () => {
  const facts = loadFacts();
  const { ids } = referenceRows(facts);
  const priced = [...stockRows(facts, ids, createTrimBook(facts.equipmentOf), 6_000)].flatMap((row) =>
    row.price && row.status === 'on-sale' ? [{ ...row, price: row.price }] : [],
  );
  const cheapest = new Map<number, number>();
  for (const { condition, modelId, price } of priced)
    if (condition === 'new') cheapest.set(modelId, Math.min(price, cheapest.get(modelId) ?? Number.POSITIVE_INFINITY));
  const old = priced.filter(({ condition, modelId, year }) => {
    return condition === 'used' && cheapest.has(modelId) && seedYear - year > 2;
  });
  expect(old.length).toBeGreaterThan(300);
  const dear = old.filter(({ modelId, price }) => price > (cheapest.get(modelId) ?? 0) * 0.95);
  expect(dear.map(({ id, year, trim, price }) => [id, year, trim, price])).toEqual([]);
});
