import { randomUUID } from 'node:crypto';
import type { ReceiptLine } from '@showroom/domain/shop/receipt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { goToBank, payingOf } from '../../testing/payment-calls.ts';
import { brokenBooks } from '../../testing/store-books.ts';
import { buyerPhone, order, type Purchase, sendJson, stockItems, totalOf } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tendPayments } from '../payment-intake/payment-clock.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

const kopecks = 100;
const prices = [500, 500, 333];

describe.each(engines)('receipts of what goes back, on %s', (kind) => {
  let app: TestApp;
  let ids: number[] = [];
  let dealer = '';
  let people = 300;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
    const shelves = await stockItems(app, { count: prices.length, qty: 50 });
    ids = shelves.map(({ itemId }) => itemId);
    dealer = shelves[0]?.dealerCode ?? '';
    for (const [at, price] of prices.entries())
      await app.database.query('update accessory set name = $2, price = $3, disprice = $3 where id = $1', [
        ...[ids[at], 'ABC'[at], price * kopecks],
      ]);
    await app.database.query(
      `insert into promo_code (holding_id, code, kind, value) values (1, 'HUNDRED', 'sum', 10000)`,
    );
  });
  afterAll(() => app.close());

  /** An order of so many of each item that was paid online; `more` as the page sends it. */
  async function bought(counts: readonly number[], more: { promo?: string; isDelivered?: boolean } = {}) {
    const { promo, isDelivered } = more;
    const lines = counts.flatMap((qty, at) => (qty > 0 ? [{ id: ids[at] ?? 0, qty }] : []));
    const seenTotal = await totalOf(app, lines, {
      ...(promo && { promo }),
      ...(isDelivered && { receiving: 'delivery' }),
    });
    people += 1;
    const purchase: Purchase = { lines, dealer, seenTotal, pay: 'online', phone: buyerPhone(people) };
    const address = { receiving: { kind: 'delivery', city: 'msk', address: 'Тверская улица, 1' } };
    const made = await order(app, { ...purchase, more: { ...(promo && { promo }), ...(isDelivered && address) } });
    expect(made.status).toBe(200);
    const { id, paymentId } = made.body as unknown as { id: string; paymentId: string };
    await (await goToBank(app, paymentId)).approve(1);
    const view = (await app.get(`/api/store/order/${id}?holdingId=1`)).body as {
      lines: { id: number; name: string }[];
    };
    const rowOf = (name: string) => view.lines.find((line) => line.name === name)?.id ?? 0;
    const desk = async (what: string, body: object) => {
      const token = await makeStaffToken(app.services.staffSecret ?? '', { role: 'sales', holdingId: 1, days: 1 });
      const path = `/api/reports/store-orders/${id}/${what}?holdingId=1`;
      expect((await sendJson(app, path, body, { authorization: `Bearer ${token}` })).status).toBe(200);
    };
    return {
      handOver: async () => {
        for (const status of ['assembling', 'ready', 'completed']) await desk('status', { status });
      },
      giveBack: (pieces: Record<string, number>) =>
        desk('refund', {
          lines: Object.entries(pieces).map(([name, qty]) => ({ id: rowOf(name), qty })),
          ...{ key: randomUUID(), toStock: true },
        }),
      cancel: () => sendJson(app, `/api/store/order/${id}/cancel?holdingId=1`, {}),
      /** What receipts of refunds name, by `name × count = roubles`, one list each. */
      receipts: async () => {
        const { asking } = payingOf(app);
        for (const _ of ['each', 'of', 'them']) await tendPayments(asking);
        const rows = await app.database.query<{ amount: number; lines: ReceiptLine[] }>(
          `select amount, lines from receipt where payment_id = $1 and kind = 'refund' order by created_at, id`,
          [paymentId],
        );
        for (const { amount, lines: own } of rows)
          expect(own.reduce((sum, { sum: part }) => sum + part, 0)).toBe(amount);
        return rows.map((row) =>
          row.lines.map(({ name, count, sum, vat }) => `${name} × ${count} = ${sum / kopecks}, ${vat}`),
        );
      },
    };
  }

  test('each names what went back with it, before and after hand-over', async () => {
    const { giveBack, handOver, receipts } = await bought([1, 1]);
    await giveBack({ B: 1 });
    expect(await receipts()).toEqual([['B × 1 = 500, vat22/122']]);
    await handOver();
    await giveBack({ A: 1 });
    expect(await receipts()).toEqual([['B × 1 = 500, vat22/122'], ['A × 1 = 500, vat22']]);
    expect(await brokenBooks(app.database)).toEqual({});
  });

  test('pieces of a line that a code made uneven go back in two steps, for exactly what was paid for them', async () => {
    // B for 500 and three of C for 999, a hundred off: the three cost 932.36.
    const { giveBack, receipts } = await bought([0, 1, 3], { promo: 'HUNDRED' });
    await giveBack({ C: 1 });
    await giveBack({ C: 2, B: 1 });
    expect(await receipts()).toEqual([
      ['C × 1 = 310.78, vat22/122'],
      ['B × 1 = 466.64, vat22/122', 'C × 2 = 621.58, vat22/122'],
    ]);
    expect(await brokenBooks(app.database)).toEqual({});
  });

  test('a refund that the bank is slow about is a prepayment’s still when the rest was handed over meanwhile', async () => {
    const { giveBack, handOver, receipts } = await bought([2, 1]);
    await giveBack({ A: 1 });
    await handOver();
    expect(await receipts()).toEqual([['A × 1 = 500, vat22/122']]);
  });

  test('what is cancelled goes back with its delivery and without what went back before; goods that were carried, alone', async () => {
    const cancelled = await bought([2, 1], { isDelivered: true });
    await cancelled.giveBack({ A: 1 });
    await cancelled.cancel();
    expect(await cancelled.receipts()).toEqual([
      ['A × 1 = 500, vat22/122'],
      ['A × 1 = 500, vat22/122', 'B × 1 = 500, vat22/122', 'Доставка × 1 = 490, vat22/122'],
    ]);
    const carried = await bought([1, 1], { isDelivered: true });
    await carried.handOver();
    await carried.giveBack({ A: 1, B: 1 });
    expect(await carried.receipts()).toEqual([['A × 1 = 500, vat22', 'B × 1 = 500, vat22']]);
    expect(await brokenBooks(app.database)).toEqual({});
  });
});
