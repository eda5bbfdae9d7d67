import { addDays, dayOf, instantOf } from '@showroom/domain/booking/moscow-time';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines } from '../../db/testing.ts';
import { goToBank } from '../../testing/payment-calls.ts';
import { buyerPhone, order, type Shelf, stockItems, totalOf } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellStatus } from './messages.ts';
import { findOrder } from './queries.ts';

type Message = { channel: string; body: string; waits: number; due: number };

describe.each(engines)('what a guest is told of an order, on %s', (kind) => {
  let app: TestApp;
  let shelf: Shelf;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
    shelf = (await stockItems(app, { count: 1, qty: 50 }))[0] as Shelf;
  });
  afterAll(() => app.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  /** An order of a guest. */
  async function buy(phone: string, { pay = 'online', email }: { pay?: 'online' | 'receipt'; email?: string } = {}) {
    const lines = [{ id: shelf.itemId, qty: 1 }];
    const made = await order(app, {
      ...{ lines, dealer: shelf.dealerCode, seenTotal: await totalOf(app, lines), pay, phone },
      more: { recipient: { firstname: 'Анна', phone, policy: true, ...(email && { email }) } },
    });
    expect(made.status).toBe(200);
    return made.body as unknown as { id: string; number: string; paymentId: string };
  }
  /** Messages to an address, the newest last; `waits`: seconds before one is sent, `due`: when, ms. */
  const toldTo = (recipient: string) =>
    app.database.query<Message>(
      `select channel, body, extract(epoch from next_attempt_at - created_at)::int as waits,
         (extract(epoch from next_attempt_at) * 1000)::float8 as due
       from outbox where recipient = $1 and kind = 'store-order' order by created_at, id`,
      [recipient],
    );

  test('number and link are texted before anything is paid, and what became of the payment after it', async () => {
    const phone = buyerPhone(801);
    const { id, number, paymentId } = await buy(phone);
    const link = `/checkout/${id}/`;
    const first = await toldTo(phone);
    expect(first).toMatchObject([{ channel: 'sms', waits: 0 }]);
    expect(first[0]?.body).toMatch(/^Заказ A-\d{6}\. Ждём оплаты .* ₽: товары отложены до \d\d:\d\d\. https:\/\//);
    for (const part of [number, link]) expect(first[0]?.body).toContain(part);
    await (await goToBank(app, paymentId)).approve(2);
    expect((await toldTo(phone)).map(({ body }) => body.split('. ')[1])).toEqual([
      first[0]?.body.split('. ')[1],
      'Оплачен',
    ]);
  });

  test('who left an address has the link there too', async () => {
    for (const pay of ['online', 'receipt'] as const) {
      const [phone, email] = [buyerPhone(pay === 'online' ? 802 : 803), `anna-${pay}@example.com`];
      const { id, number } = await buy(phone, { pay, email });
      for (const [channel, messages] of [
        ['sms', await toldTo(phone)],
        ['mail', await toldTo(email)],
      ] as const) {
        expect(messages).toMatchObject([{ channel }]);
        for (const part of [number, `/checkout/${id}/`]) expect(messages[0]?.body).toContain(part);
      }
    }
  });

  test('at night a text answers what the buyer has just done; what the shop does waits for the morning', async () => {
    const phone = buyerPhone(804);
    const { id } = await buy(phone);
    const stored = await findOrder(app.database, { holdingId: 1 }, id);
    if (!stored) throw new Error('no order');
    const today = dayOf(Date.now());
    vi.useFakeTimers({ toFake: ['Date'], now: instantOf(today, 23 * 60) });
    for (const status of ['awaiting_payment', 'paid', 'ready', 'cancelled'] as const)
      await app.database.transaction((executor) => tellStatus(executor, stored, status));
    vi.useRealTimers();
    const told = await toldTo(phone);
    const waiting = told.filter(({ waits }) => waits > 0);
    expect(told).toHaveLength(5);
    expect(waiting.map(({ body }) => body.split('. ')[1]).sort()).toEqual(['Готов к выдаче', 'Отменён']);
    for (const { due } of waiting) expect(due).toBe(instantOf(addDays(today, 1), 8 * 60));
  });
});
