import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { brokenStock, order, type Shelf, sendJson, stockItems, totalOf } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let shelves: Shelf[] = [];
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    shelves = await stockItems(app, { count: 3, qty: 5 });
  });
  afterAll(() => app.close());

  test('an order holds its goods until it is cancelled', async () => {
    const [shelf] = shelves;
    if (!shelf) throw new Error('no shelf');
    const lines = [{ id: shelf.itemId, qty: 2 }];
    const seenTotal = await totalOf(app, lines);
    const made = await order(app, { lines, dealer: shelf.dealerCode, seenTotal });
    expect(made).toMatchObject({ status: 200, body: { number: 'A-000001', paymentId: null } });
    const row = async () =>
      (
        await app.database.query('select qty, reserved from accessory_stock where accessory_id = $1', [shelf.itemId])
      )[0];
    expect(await row()).toEqual({ qty: 5, reserved: 2 });
    const id = String(made.body.id);
    const path = `/api/store/order/${id}`;
    const view = await app.get(`${path}?holdingId=1`);
    expect(view).toMatchObject({ status: 200, body: { status: 'created', total: seenTotal, isCancellable: true } });
    expect((await app.get(`${path}?holdingId=2`)).status).toBe(404);
    const gone = await sendJson(app, `${path}/cancel?holdingId=1`, {});
    expect(gone).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await row()).toEqual({ qty: 5, reserved: 0 });
    expect(await brokenStock(app)).toEqual([]);
  });
});
