import { expect, test } from 'vitest';
import { seedYear } from './calendar.ts';
import { loadFacts } from './load-facts.ts';
import { referenceRows } from './reference-rows.ts';
import { stockRows } from './stock-rows.ts';
import { createTrimBook } from './trims.ts';

test('a used vehicle costs nearly what the cheapest new one of its model does only with a rich trim of the last two years', () => {
  const facts = loadFacts();
  const { ids } = referenceRows(facts);
  const baseTrims = new Map(
    facts.marks.flatMap(({ code, models }) =>
      models.map((model) => [ids.model.get(`${code}/${model.code}`), model.trims[0]] as const),
    ),
  );
  const priced = [...stockRows(facts, ids, createTrimBook(facts.equipmentOf), 6_000)].flatMap((row) =>
    row.price && row.status === 'on-sale' ? [{ ...row, price: row.price }] : [],
  );
  const cheapest = new Map<number, number>();
  for (const { condition, modelId, price } of priced)
    if (condition === 'new') cheapest.set(modelId, Math.min(price, cheapest.get(modelId) ?? Number.POSITIVE_INFINITY));
  const used = priced.filter(({ condition, modelId }) => condition === 'used' && cheapest.has(modelId));
  const dear = used.filter(({ modelId, price }) => price > (cheapest.get(modelId) ?? 0) * 0.95);
  expect(used.length).toBeGreaterThan(900);
  const unjustified = dear.filter(({ modelId, year, trim }) => seedYear - year > 2 || trim === baseTrims.get(modelId));
  expect(unjustified.map(({ id, year, trim, price }) => [id, year, trim, price])).toEqual([]);
});
