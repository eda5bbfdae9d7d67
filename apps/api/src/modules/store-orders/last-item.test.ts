import { afterAll, beforeAll, expect, test } from 'vitest';
import { isThorough } from '../../testing/env.ts';
import { brokenStock, buyerPhone, order, stockItems, totalOf } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
const buyers = 1_000;
/** Rounds of the crowd; a thorough run repeats them. */
const rounds = isThorough() ? 20 : 1;

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
    const answers = await Promise.all(
      Array.from({ length: buyers }, (_, n) =>
        order(app, { lines, dealer: shelf.dealerCode, seenTotal, phone: buyerPhone(round * buyers + n) }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(409)]).toEqual([1, buyers - 1]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ details: [{ field: `lines.${shelf.itemId}`, message: 'Нет в\u00a0наличии' }] });
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
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, n) =>
      order(app, {
        ...{ lines: basketOf(n), dealer, seenTotal: totals[n % shelves.length] ?? 0 },
        phone: buyerPhone(500_000 + n),
      }),
    ),
  );
  const statuses = Object.fromEntries(Map.groupBy(answers, ({ status }) => status));
  expect(Object.keys(statuses).sort()).toEqual(['200', '409']);
  expect(await brokenStock(app)).toEqual([]);
  const [row] = await app.database.query<{ reserved: number }>(
    'select sum(reserved)::int as reserved from accessory_stock where accessory_id = any($1::int[])',
    [shelves.map(({ itemId }) => itemId)],
  );
  expect(row?.reserved).toBe((statuses['200']?.length ?? 0) * 3);
  // As long as all three are there, nobody is refused: some item is sold out in the end.
  const [empty] = await app.database.query<{ sold: number }>(
    'select count(*)::int as sold from accessory_stock where qty = reserved and accessory_id = any($1::int[])',
    [shelves.map(({ itemId }) => itemId)],
  );
  expect(empty?.sold).toBeGreaterThan(0);
});
