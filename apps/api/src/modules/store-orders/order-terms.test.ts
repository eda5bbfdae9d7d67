import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { payingOf } from '../../testing/payment-calls.ts';
import { brokenBooks } from '../../testing/store-books.ts';
import {
  buyerPhone,
  order,
  purchaseBody,
  type Shelf,
  sendJson,
  stockItems,
  totalOf,
} from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createOrder } from './create.ts';
import { payOrder } from './customer.ts';
import { quoteOrder } from './quote.ts';

describe.each(engines)('terms of an order, on %s', (kind) => {
  let app: TestApp;
  let shelves: Shelf[] = [];
  let people = 700;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
    shelves = await stockItems(app, { count: 6, qty: 5 });
  });
  afterAll(() => app.close());

  /** A shelf that no other test has touched. */
  const shelf = (): Shelf => {
    const found = shelves.pop();
    if (!found) throw new Error('more shelves are needed');
    return found;
  };
  const phone = () => buyerPhone(++people);

  test('fewer pieces than are sold at once are refused by the quote and by the order, and the line is named', async () => {
    const { itemId, dealerCode } = shelf();
    await app.database.query('update accessory set min_count = 4 where id = $1', [itemId]);
    const problemOf = async (qty: number) => {
      const { body } = await sendJson(app, '/api/store/quote?holdingId=1', { lines: [{ id: itemId, qty }] });
      return (body as unknown as { lines: { problem: string | null }[] }).lines[0]?.problem;
    };
    expect(await problemOf(3)).toBe('Продаётся от\u00a04\u00a0шт.');
    expect(await problemOf(4)).toBeNull();
    expect(await problemOf(6)).toBe('Осталось 5\u00a0шт.');
    const send = async (qty: number) => {
      const lines = [{ id: itemId, qty }];
      return order(app, { lines, dealer: dealerCode, seenTotal: await totalOf(app, lines), phone: phone() });
    };
    expect(await send(3)).toMatchObject({
      status: 409,
      body: { details: [{ field: `lines.${itemId}`, message: 'Продаётся от\u00a04\u00a0шт.' }] },
    });
    expect((await send(4)).status).toBe(200);
    // What is left is less than is sold: there is none.
    expect(await problemOf(4)).toBe('Нет в\u00a0наличии');
    expect(await send(4)).toMatchObject({ status: 409, body: { details: [{ field: `lines.${itemId}` }] } });
  });

  test('once the goods are held no more nobody is sent to pay for them, whether the clock has come by or not', async () => {
    const { itemId, dealerCode } = shelf();
    const lines = [{ id: itemId, qty: 1 }];
    const seenTotal = await totalOf(app, lines);
    const made = await order(app, { lines, dealer: dealerCode, seenTotal, pay: 'online', phone: phone() });
    const { id, paymentId } = made.body as unknown as { id: string; paymentId: string };
    const view = async () => (await app.get(`/api/store/order/${id}?holdingId=1`)).body;
    expect(await view()).toMatchObject({ isPayable: true });
    await app.database.query(`update store_order set held_until = now() - interval '1 second' where id = $1`, [id]);
    expect(await view()).toMatchObject({ status: 'awaiting_payment', isPayable: false });
    await expect(payOrder(app.services, 1, id)).rejects.toMatchObject({ status: 403 });
    expect(await payingOf(app).press(paymentId)).toMatchObject({ status: 409 });
    expect(await payingOf(app).view(paymentId)).toMatchObject({ body: { isPayable: false } });
  });

  test('where no bank is connected nothing is offered that needs one, and none is ordered so', async () => {
    const { itemId, dealerCode } = shelf();
    const lines = [{ id: itemId, qty: 1 }];
    const context = { ...app.services, callerAddress: undefined, payments: undefined };
    const quote = (receiving: 'pickup' | 'delivery') => quoteOrder(context, 1, undefined, { lines, receiving });
    const { sums, payments } = await quote('pickup');
    expect([payments, (await quote('delivery')).payments]).toEqual([['receipt'], []]);
    const send = (pay: 'online' | 'receipt') => {
      const request = purchaseBody({ lines, dealer: dealerCode, seenTotal: sums.total, pay, phone: phone() });
      return createOrder(context, 1, { authorization: undefined, key: randomUUID() }, request);
    };
    await expect(send('online')).rejects.toMatchObject({ status: 400, details: [{ field: 'pay' }] });
    expect(await send('receipt')).toMatchObject({ receipt: { paymentId: null } });
  });

  test('twenty sends of one order at once are one order, even of the last piece', async () => {
    const { itemId, dealerCode } = shelf();
    const lines = [{ id: itemId, qty: 5 }];
    const seenTotal = await totalOf(app, lines);
    const body = purchaseBody({ lines, dealer: dealerCode, seenTotal, pay: 'online', phone: phone() });
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendJson(app, '/api/store/order?holdingId=1', body, headers)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
    expect(answers[0]?.status).toBe(200);
    const [made] = await app.database.query(
      `select count(distinct o.id)::int as orders, count(distinct p.id)::int as payments
       from store_order_line l join store_order o on o.id = l.order_id left join payment p on p.subject_id = o.id::text
       where l.item_id = $1`,
      [itemId],
    );
    expect(made).toEqual({ orders: 1, payments: 1 });
    const [stock] = await app.database.query('select reserved from accessory_stock where accessory_id = $1', [itemId]);
    expect(stock).toEqual({ reserved: 5 });
    expect(await brokenBooks(app.database)).toEqual({});
  });
});
