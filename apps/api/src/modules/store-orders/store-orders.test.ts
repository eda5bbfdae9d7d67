import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { goToBank } from '../../testing/payment-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
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
import { exampleStore } from '../example-store/example-store.ts';
import { takeEvent } from '../group-events/routes.ts';
import { creditPoints, readBalance } from '../loyalty/ledger.ts';
import { forgetPhone } from '../personal-data/subject.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
import { tendStoreOrders } from './clock.ts';

const items = 30;
const half = 50;

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let shelves: Shelf[] = [];
  let people = 0;
  let taken = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    shelves = await stockItems(app, { count: items, qty: half });
  });
  afterAll(() => app.close());

  /** A shelf that no other test has touched. */
  const shelf = (): Shelf => {
    const found = shelves[taken++];
    if (!found) throw new Error('more shelves are needed');
    return found;
  };
  const phone = () => buyerPhone(++people);
  const stockOf = async ({ itemId }: Shelf) =>
    (await app.database.query('select qty, reserved from accessory_stock where accessory_id = $1', [itemId]))[0];
  const at = (id: unknown, rest = '') => `/api/store/order/${id}${rest}?holdingId=1`;
  const view = async (id: unknown) => (await app.get(at(id))).body as Record<string, unknown>;
  const buy = async (
    { itemId, dealerCode }: Shelf,
    { qty = 2, pay, quote, more, authorization }: BuyOptions = {},
  ): Promise<Record<string, unknown> & { id: string; paymentId: string }> => {
    const lines = [{ id: itemId, qty }];
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const seenTotal = await totalOf(app, lines, quote, headers);
    const made = await order(app, { lines, dealer: dealerCode, seenTotal, phone: phone(), pay, more }, headers);
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ number: expect.stringMatching(/^A-\d{6}$/) }),
    ]);
    return made.body as never;
  };
  type BuyOptions = {
    qty?: number;
    pay?: 'online' | 'receipt' | undefined;
    quote?: Record<string, unknown>;
    more?: Record<string, unknown> | undefined;
    authorization?: string;
  };
  const pay = (paymentId: string) => goToBank(app, paymentId).then(({ approve }) => approve(3));
  const staff = async (dealers?: string[], holdingId = 1) => ({
    authorization: `Bearer ${await makeStaffToken(app.services.staffSecret ?? '', {
      ...{ role: 'sales', holdingId, days: 1 },
      ...(dealers && { dealers }),
    })}`,
  });
  const desk = async (id: string, what: string, body: object, headers?: Record<string, string>) =>
    sendJson(app, `/api/reports/store-orders/${id}/${what}?holdingId=1`, body, headers ?? (await staff()));
  const books = async () => expect(await brokenBooks(app.database)).toEqual({});

  test('an order holds its goods until it is cancelled, and the same key orders once', async () => {
    const one = shelf();
    const lines = [{ id: one.itemId, qty: 2 }];
    const body = purchaseBody({ lines, dealer: one.dealerCode, seenTotal: await totalOf(app, lines), phone: phone() });
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await sendJson(app, '/api/store/order?holdingId=1', body, headers),
      await sendJson(app, '/api/store/order?holdingId=1', body, headers),
    ];
    expect(second).toEqual(first);
    expect(await stockOf(one)).toEqual({ qty: half, reserved: 2 });
    const other = await sendJson(app, '/api/store/order?holdingId=1', { ...body, seenTotal: 1 }, headers);
    expect(other.status).toBe(409);
    const { id } = first.body as unknown as { id: string };
    expect(await view(id)).toMatchObject({ status: 'created', isCancellable: true, isPayable: false });
    expect(JSON.stringify(await view(id))).not.toContain(body.recipient.phone);
    for (const wrong of [`/api/store/order/${id}?holdingId=2`, at(randomUUID()), at('x')])
      expect((await app.get(wrong)).status).toBe(404);
    expect(await sendJson(app, at(id, '/cancel'), {})).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await sendJson(app, at(id, '/cancel'), {})).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await stockOf(one)).toEqual({ qty: half, reserved: 0 });
    await books();
  });

  test('what a buyer may not say is refused, and another total than was seen orders nothing', async () => {
    const one = shelf();
    const lines = [{ id: one.itemId, qty: 1 }];
    const seenTotal = await totalOf(app, lines);
    const send = (more: Record<string, unknown>) =>
      order(app, { lines, dealer: one.dealerCode, seenTotal, phone: phone(), more });
    for (const more of [
      { total: 1 },
      { status: 'paid' },
      { lines: [{ ...lines[0], price: 1 }] },
      { lines: [{ id: one.itemId, qty: 0 }] },
      { lines: [{ id: one.itemId, qty: 100 }] },
      { lines: [...lines, ...lines] },
      { recipient: { firstname: 'Анна', phone: phone() } },
      { recipient: { firstname: 'Ann', phone: phone(), policy: true } },
      { offer: { isAgreed: true, version: 'older' } },
      { receiving: { kind: 'pickup', dealer: 'nowhere' } },
      { receiving: { kind: 'delivery', city: 'msk', address: 'Тверская улица, 1' } },
    ])
      expect([more, (await send(more)).status]).toEqual([more, 400]);
    expect(await send({ seenTotal: seenTotal - 100 })).toMatchObject({
      status: 409,
      body: { details: [{ field: 'seenTotal' }] },
    });
    expect(await send({ promo: 'NO-SUCH' })).toMatchObject({ status: 409, body: { details: [{ field: 'promo' }] } });
    expect(await stockOf(one)).toEqual({ qty: half, reserved: 0 });
    const robot = await send({ recipient: { robot: 'x' } });
    expect([robot.status, await stockOf(one)]).toEqual([200, { qty: half, reserved: 0 }]);
  });

  test('paid online, picked and handed over: stock is lower, the bank has the money, two receipts', async () => {
    const one = shelf();
    const { id, paymentId } = await buy(one, { qty: 3, pay: 'online' });
    expect(await view(id)).toMatchObject({ status: 'awaiting_payment', isPayable: true, paymentId });
    expect((await desk(id, 'status', { status: 'assembling' })).status).toBe(400);
    await pay(paymentId);
    expect(await view(id)).toMatchObject({ status: 'paid', isPayable: false, heldUntil: null });
    for (const status of ['assembling', 'ready', 'completed'])
      expect(await desk(id, 'status', { status })).toMatchObject({ status: 200, body: { status } });
    expect(await stockOf(one)).toEqual({ qty: half - 3, reserved: 0 });
    const receipts = await app.database.query('select key from receipt where payment_id = $1 order by key', [
      paymentId,
    ]);
    expect(receipts).toEqual([{ key: 'sell' }, { key: 'settle' }]);
    expect((await sendJson(app, at(id, '/cancel'), {})).status).toBe(403);
    await books();
  });

  test('pieces are taken off, then the rest is cancelled: everything that was paid goes back, once', async () => {
    const one = shelf();
    const { id, paymentId } = await buy(one, { qty: 3, pay: 'online' });
    await pay(paymentId);
    const { lines, total } = (await view(id)) as unknown as { lines: { id: number }[]; total: number };
    const refund = { lines: [{ id: lines[0]?.id ?? 0, qty: 1 }], key: randomUUID(), toStock: false };
    for (const attempt of [1, 2])
      expect([attempt, await desk(id, 'refund', refund)]).toMatchObject([
        attempt,
        { status: 200, body: { status: 'paid', refunded: total / 3 } },
      ]);
    expect(await stockOf(one)).toEqual({ qty: half, reserved: 2 });
    expect(await sendJson(app, at(id, '/cancel'), {})).toMatchObject({
      status: 200,
      body: { status: 'refunded', refunded: total },
    });
    expect(await stockOf(one)).toEqual({ qty: half, reserved: 0 });
    await books();
  });

  test('time ends an unpaid order; money that comes after that goes back by itself', async () => {
    const one = shelf();
    const { id, paymentId } = await buy(one, { pay: 'online' });
    const bank = await goToBank(app, paymentId);
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await tendStoreOrders(app.services, later(29));
    expect(await view(id)).toMatchObject({ status: 'awaiting_payment' });
    // The buyer is at the bank: the goods wait for its answer a little longer.
    await tendStoreOrders(app.services, later(35));
    expect(await view(id)).toMatchObject({ status: 'awaiting_payment' });
    await tendStoreOrders(app.services, later(51));
    expect(await view(id)).toMatchObject({ status: 'expired', isCancellable: false });
    expect(await stockOf(one)).toEqual({ qty: half, reserved: 0 });
    await bank.approve(1);
    const [refund] = await app.database.query('select key from refund where payment_id = $1', [paymentId]);
    expect(refund).toEqual({ key: 'late' });
    expect(await view(id)).toMatchObject({ status: 'expired' });
    expect((await sendJson(app, at(id, '/pay'), {})).status).toBe(403);
    await books();
  });

  test('a code works once for each phone, and again after the order is cancelled', async () => {
    const one = shelf();
    const lines = [{ id: one.itemId, qty: 1 }];
    await app.database.query(`insert into promo_code (holding_id, code, kind, value) values (1, 'SUM1', 'sum', 10000)`);
    const seenTotal = await totalOf(app, lines, { promo: 'sum1' });
    expect((await totalOf(app, lines)) - seenTotal).toBe(10_000);
    const own = phone();
    const send = () => order(app, { lines, dealer: one.dealerCode, seenTotal, phone: own, more: { promo: 'Sum1' } });
    const first = await send();
    expect(first.status).toBe(200);
    expect((await send()).status).toBe(409);
    await sendJson(app, at((first.body as unknown as { id: string }).id, '/cancel'), {});
    expect((await send()).status).toBe(200);
    await books();
  });

  test('points are held, come back with a cancelled order, and are earned by one that is handed over', async () => {
    const { customerId, authorization } = await signInAs(app, { holdingId: 1, phone: phone() });
    await app.database.transaction((executor) =>
      creditPoints(executor, { customerId, points: 100, reason: 'ТО', cause: 'begin' }),
    );
    const balance = async () => {
      const { balance: points, pending } = await readBalance(app.database, customerId);
      return { points, pending };
    };
    const options = { quote: { points: 40 }, more: { points: 40 }, authorization };
    const cancelled = await buy(shelf(), options);
    expect(await balance()).toEqual({ points: 60, pending: 0 });
    await sendJson(app, at(cancelled.id, '/cancel'), {});
    expect(await balance()).toEqual({ points: 100, pending: 0 });
    const kept = await buy(shelf(), { ...options, qty: 2 });
    for (const status of ['assembling', 'ready', 'completed']) await desk(kept.id, 'status', { status });
    const { earns, lines } = (await view(kept.id)) as unknown as { earns: number; lines: { id: number }[] };
    expect(earns).toBeGreaterThan(0);
    expect(await balance()).toEqual({ points: 60, pending: earns });
    const refund = { lines: [{ id: lines[0]?.id ?? 0, qty: 2 }], key: randomUUID(), toStock: true };
    expect(await desk(kept.id, 'refund', refund)).toMatchObject({ status: 200, body: { status: 'refunded' } });
    expect(await balance()).toEqual({ points: 100, pending: 0 });
    const list = await app.get('/api/orders/store?holdingId=1', { headers: { authorization } });
    expect((list.body as { items: unknown[] }).items).toHaveLength(2);
    expect((await app.get('/api/orders/store?holdingId=1')).status).toBe(401);
    await books();
  });

  test('the desk shows and moves what its centres hand out, and nothing else', async () => {
    const one = shelf();
    const { id, number } = await buy(one);
    const path = `/api/reports/store-orders/${id}?holdingId=1`;
    expect((await app.get(path, { headers: await staff([one.dealerCode]) })).body).toMatchObject({
      number,
      customer: 'Анна',
      moves: ['assembling'],
      holds: [{ itemId: one.itemId, qty: 2 }],
    });
    expect((await app.get(path, { headers: await staff(['elsewhere']) })).status).toBe(404);
    expect((await app.get(path, { headers: await staff(undefined, 2) })).status).toBe(404);
    expect((await app.get(path)).status).toBe(404);
    expect((await desk(id, 'notes', { text: 'Позвонить' })).status).toBe(200);
    expect(JSON.stringify(await view(id))).not.toContain('Позвонить');
    const found = await app.get(`/api/reports/store-orders?holdingId=1&search=${number}`, { headers: await staff() });
    expect((found.body as { items: { id: string }[] }).items.map((row) => row.id)).toEqual([id]);
    for (const list of ['store-stock', 'store-payments'])
      expect((await app.get(`/api/reports/${list}?holdingId=1`, { headers: await staff() })).status).toBe(200);
  });

  test('the group\u2019s system moves an order, once for each event', async () => {
    const { id, number } = await buy(shelf());
    const event = {
      ...{ id: `event-${id}`, type: 'store-order.moved', holdingId: 1 },
      data: { number: String(number), status: 'assembling' },
    };
    expect([await takeEvent(app.services, event), await takeEvent(app.services, event)]).toEqual([true, false]);
    expect(await view(id)).toMatchObject({ status: 'assembling' });
    await expect(
      takeEvent(app.services, { ...event, id: `again-${id}`, data: { ...event.data, status: 'completed' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('a buyer who is forgotten leaves the books without a name, and their goods are free', async () => {
    const one = shelf();
    const own = phone();
    const lines = [{ id: one.itemId, qty: 1 }];
    const made = await order(app, { lines, dealer: one.dealerCode, seenTotal: await totalOf(app, lines), phone: own });
    await forgetPhone(app.database, own);
    await tendStoreOrders(app.services, new Date());
    expect(await stockOf(one)).toEqual({ qty: half, reserved: 0 });
    const { id } = made.body as unknown as { id: string };
    expect(await view(id)).toMatchObject({ status: 'cancelled', phone: '' });
    await books();
  });

  test('the example customer has an order in every status', async () => {
    const { customerId, authorization } = await signInAs(app, { holdingId: 1, phone: phone() });
    const files = { put: async () => {} };
    await app.database.transaction((executor) => exampleStore({ executor, customerId, holdingId: 1, files }));
    const { body } = await app.get('/api/orders/store?holdingId=1', { headers: { authorization } });
    expect(new Set((body as { items: { status: string }[] }).items.map(({ status }) => status)).size).toBe(9);
    await books();
  });
});
