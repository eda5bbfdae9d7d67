import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { isThorough } from '../../testing/env.ts';
import {
  brokenStock,
  buyerPhone,
  type Purchase,
  purchaseBody,
  stockItems,
  totalOf,
} from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createOrder } from './create.ts';

let app: TestApp;
const buyers = 1_000;
/** Rounds of the crowd; a thorough run repeats them. */
const rounds = isThorough() ? 20 : 1;

type Bought = { sold: boolean } | { status: number; details: unknown };

/** All buyers at once, without the limits of HTTP, which refuse more than a process takes: an order, or the refusal. Throws any other failure. */
const crowd = (purchaseOf: (n: number) => Purchase): Promise<Bought[]> =>
  Promise.all(
    Array.from({ length: buyers }, async (_, n): Promise<Bought> => {
      const context = { ...app.services, callerAddress: undefined };
      const body = purchaseBody(purchaseOf(n));
      try {
        await createOrder(context, 1, { authorization: undefined, key: randomUUID() }, body);
        return { sold: true };
      } catch (error) {
        if (error instanceof ApiError) return { status: error.status, details: error.details };
        throw error;
      }
    }),
  );

beforeAll(async () => {
  app = await openTestApp('postgres', { vehicles: 20 });
});
afterAll(() => app.close());

test(`${buyers} buyers of the last item: one has it, all others are told that there is none`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [shelf] = await stockItems(app, { count: 1, qty: 1, skip: round });
    if (!shelf) throw new Error('no shelf');
    const lines = [{ id: shelf.itemId, qty: 1 }];
    const seenTotal = await totalOf(app, lines);
    const answers = await crowd((n) => ({
      ...{ lines, dealer: shelf.dealerCode, seenTotal, phone: buyerPhone(round * buyers + n) },
    }));
    const refusals = answers.filter((answer) => 'status' in answer);
    expect(refusals.length).toBe(buyers - 1);
    const clear = { status: 409, details: [{ field: `lines.${shelf.itemId}`, message: 'Нет в\u00a0наличии' }] };
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(new Set([JSON.stringify(clear)]));
    expect(await brokenStock(app)).toEqual([]);
    expect(
      await app.database.query('select qty, reserved from accessory_stock where accessory_id = $1', [shelf.itemId]),
    ).toEqual([{ qty: 1, reserved: 1 }]);
  }
});

test('a thousand baskets of three items in any order: every piece is sold once, nobody waits for each other for good', async () => {
  const pieces = 300;
  const shelves = await stockItems(app, { count: 6, qty: pieces, skip: 50 });
  const dealer = shelves[0]?.dealerCode ?? '';
  const basketOf = (n: number) => {
    // Three of six, each rotation and direction of them.
    const all = shelves.map((_, at) => shelves[(at + n) % shelves.length]?.itemId ?? 0);
    const three = all.slice(0, 3).map((id) => ({ id, qty: 1 }));
    return n % 2 === 0 ? three : three.reverse();
  };
  const totals = await Promise.all(shelves.map((_, n) => totalOf(app, basketOf(n))));
  const answers = await crowd((n) => ({
    ...{ lines: basketOf(n), dealer, seenTotal: totals[n % shelves.length] ?? 0, phone: buyerPhone(500_000 + n) },
  }));
  const refusals = answers.filter((answer) => 'status' in answer);
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([409]));
  expect(await brokenStock(app)).toEqual([]);
  const [row] = await app.database.query<{ reserved: number }>(
    'select sum(reserved)::int as reserved from accessory_stock where accessory_id = any($1::int[])',
    [shelves.map(({ itemId }) => itemId)],
  );
  expect(row?.reserved).toBe((buyers - refusals.length) * 3);
  // As long as all three are there, nobody is refused: some item is sold out in the end.
  const [empty] = await app.database.query<{ sold: number }>(
    'select count(*)::int as sold from accessory_stock where qty = reserved and accessory_id = any($1::int[])',
    [shelves.map(({ itemId }) => itemId)],
  );
  expect(empty?.sold).toBeGreaterThan(0);
});
