import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { order, type Shelf, sendJson, stockItems, totalOf } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

describe.each(engines)('lists of the shop’s desk, on %s', (kind) => {
  let app: TestApp;
  let shelf: Shelf;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    [shelf] = (await stockItems(app, { count: 1, qty: 4 })) as [Shelf];
  });
  afterAll(() => app.close());

  const buy = async (qty: number, pay: 'online' | 'receipt') => {
    const lines = [{ id: shelf.itemId, qty }];
    const made = await order(app, { lines, pay, dealer: shelf.dealerCode, seenTotal: await totalOf(app, lines) });
    expect(made.status).toBe(200);
    return made.body as unknown as { id: string; paymentId: string };
  };
  /** What the desk of all centres, or of these, lists. */
  const listed = async (path: string, dealers?: string[]) => {
    const token = await makeStaffToken(app.services.staffSecret ?? '', {
      ...{ role: 'sales', holdingId: 1, days: 1 },
      ...(dealers && { dealers }),
    });
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await app.get(`/api/reports/${path}holdingId=1`, { headers });
    expect(status).toBe(200);
    return (body as { items: Record<string, unknown>[] }).items;
  };

  test('what runs low is what is free, counted with what orders hold; what sells stands first', async () => {
    const path = `store-stock?dealer=${shelf.dealerCode}&`;
    const row = async (dealers?: string[]) =>
      (await listed(path, dealers)).find(({ itemId }) => itemId === shelf.itemId);
    expect(await row()).toBeUndefined();
    const { id } = await buy(2, 'receipt');
    expect(await row()).toMatchObject({ qty: 4, reserved: 2, free: 2, sold: 0 });
    expect(await row(['elsewhere'])).toBeUndefined();
    const handOver = async (ago: string) =>
      app.database.query(
        `update store_order set status = 'completed', updated_at = now() - $2::interval where id::text = $1`,
        [id, ago],
      );
    await handOver('31 days');
    expect(await row()).toMatchObject({ sold: 0 });
    await handOver('29 days');
    expect((await listed(path))[0]).toMatchObject({ itemId: shelf.itemId, sold: 2 });
  });

  test('a payment is listed once the bank is silent for 15 minutes, or money or a receipt is stuck, with the reason', async () => {
    const { id, paymentId } = await buy(1, 'online');
    const found = async (dealers?: string[]) =>
      (await listed('store-payments?', dealers))
        .filter((row) => row.id === paymentId.slice(0, 8))
        .map(({ why, state, amount }) => [why, state, amount]);
    const pending = async (minutes: number) =>
      app.database.query(
        "update payment set state = 'pending', created_at = now() - make_interval(mins => $2::int) where id::text = $1",
        [paymentId, minutes],
      );
    const [{ total } = { total: 0 }] = await app.database.query<{ total: number }>(
      'select total from store_order where id::text = $1',
      [id],
    );
    await pending(14);
    expect(await found()).toEqual([]);
    await pending(16);
    expect(await found()).toEqual([['pending', 'pending', total]]);
    expect(await found(['elsewhere'])).toEqual([]);
    expect(await found([shelf.dealerCode])).toHaveLength(1);

    await app.database.query("update payment set state = 'paid', captured = amount where id::text = $1", [paymentId]);
    expect(await found()).toEqual([]);
    await app.database.query(
      "insert into receipt (id, payment_id, key, kind, paid_by, amount, lines, state) values ($1, $2, 'k', 'sell', 'card', 100, '[]', 'failed')",
      [randomUUID(), paymentId],
    );
    expect(await found()).toEqual([['receipt-failed', 'paid', total]]);
    await app.database.query(
      "insert into refund (id, payment_id, key, amount, why, state) values ($1, $2, 'k', 100, 'test', 'failed')",
      [randomUUID(), paymentId],
    );
    expect(await found()).toEqual([['refund-failed', 'paid', total]]);
    await app.database.query("update payment set alarm = 'bank-silent' where id::text = $1", [paymentId]);
    expect(await found()).toEqual([['bank-silent', 'paid', total]]);
    expect((await sendJson(app, '/api/reports/store-payments?holdingId=1', {})).status).toBe(405);
  });
});
