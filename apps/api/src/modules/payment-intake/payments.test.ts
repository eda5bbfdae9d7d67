import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { newInvoice, payingOf, statesOf } from '../../testing/payment-calls.ts';
import { buyerPhone, order, stockItems, totalOf } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type BankAct, bankActs, decide } from '../development-bank/queries.ts';
import { takeEvent } from '../group-events/routes.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { askNow } from './ask-bank.ts';
import { tendPayments } from './payment-clock.ts';

describe.each(engines)('payments of invoices, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
  });
  afterAll(() => app.close());

  test('a wrong pair, an unknown and a foreign number have one answer', async () => {
    const { number, phone } = await newInvoice(app);
    const { lookUp } = payingOf(app);
    const right = await lookUp(number.toLowerCase(), phone);
    expect(right.status).toBe(200);
    const wrong = await Promise.all([
      lookUp(number, '79990000009'),
      lookUp('NO-SUCH', phone),
      lookUp(number, phone, 2),
    ]);
    expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(wrong[0]?.status).toBe(404);
  });

  test('pay, return, paid: one transition, one receipt, one letter, books that agree with the bank', async () => {
    const { id } = await newInvoice(app);
    const { press, progress, view } = payingOf(app);
    const pressed = await press(id, { email: 'payer@example.com' });
    expect(pressed.body).toMatchObject({ state: 'pending' });
    const payUrl = new URL(String(pressed.body.payUrl));
    expect((await press(id)).body.payUrl).toBe(payUrl.href);
    const page = await app.fetch(payUrl.pathname);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('денег он не берёт')]);
    const back = await app.fetch(payUrl.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'act=approve',
    });
    expect(back.status).toBe(303);
    const place = new URL(back.headers.get('location') ?? '');
    expect(place.pathname).toBe('/webpay/BankSPB/Approve/');
    const reference = place.searchParams.get('reference') ?? '';
    expect((await progress(id)).body).toMatchObject({ state: 'paid', isPayable: false });
    const known = await app.get(`/api/pay/status?holdingId=1&reference=${reference}`);
    expect(known.body).toMatchObject({ state: 'paid' });
    const { asking } = payingOf(app);
    await tendPayments(asking);
    expect((await view(id)).body).toMatchObject({
      state: 'paid',
      email: 'p…@example.com',
      receipts: [{ kind: 'sell', number: expect.stringMatching(/^DEV-/) }],
    });
    expect(await statesOf(app, String(pressed.body.id))).toEqual({
      state: 'paid',
      alarm: null,
      bank: 100_000,
      sum: 0,
      receipts: ['sell'],
      letters: 1,
    });
    // Paid is paid: neither a press nor the bank's later word changes it.
    expect((await press(id)).body).toMatchObject({ state: 'paid', payUrl: null });
    await decide(app.database, reference, 'decline');
    await askNow(asking, String(pressed.body.id), 1);
    expect(await statesOf(app, String(pressed.body.id))).toMatchObject({ state: 'paid', alarm: 'declined-after-paid' });
  });

  const expected: Record<BankAct, string> = {
    approve: 'paid',
    cancel: 'declined',
    decline: 'declined',
    delay: 'pending',
    twice: 'paid',
    never: 'pending',
    wrong: 'pending',
  };
  test.each(Object.keys(bankActs) as BankAct[])('the bank says %s', async (act) => {
    const { id } = await newInvoice(app);
    const { press, asking } = payingOf(app);
    const { body } = await press(id, { email: 'payer@example.com' });
    const paymentId = String(body.id);
    const reference = new URL(String(body.payUrl)).pathname.split('/').at(-1) ?? '';
    await app.fetch(`/dev/bank/${reference}`, { method: 'POST', body: `act=${act}` });
    await askNow(asking, paymentId, 1);
    const now = await statesOf(app, paymentId);
    expect([now.state, now.sum]).toEqual([expected[act], 0]);
    expect(now.letters).toBe(expected[act] === 'paid' ? 1 : 0);
    if (act === 'wrong') expect(now).toMatchObject({ alarm: 'wrong-sum', bank: 99_900 });
    if (act === 'decline') {
      const again = await press(id);
      expect(again.body).toMatchObject({ state: 'pending' });
      expect(again.body.id).not.toBe(paymentId);
    }
  });

  /** What the pages of payment and order are told; their words stand in `payment-words.test.tsx` of the shop. */
  const told: Record<BankAct, { status: string; payment: string }> = {
    approve: { status: 'paid', payment: 'paid' },
    cancel: { status: 'awaiting_payment', payment: 'declined' },
    decline: { status: 'awaiting_payment', payment: 'declined' },
    delay: { status: 'awaiting_payment', payment: 'pending' },
    twice: { status: 'paid', payment: 'paid' },
    never: { status: 'awaiting_payment', payment: 'pending' },
    wrong: { status: 'awaiting_payment', payment: 'pending' },
  };
  test('a buyer reads of every answer of the bank what came of it, and the goods wait', async () => {
    const [shelf] = await stockItems(app, { count: 1, qty: 100 });
    const lines = [{ id: shelf?.itemId ?? 0, qty: 1 }];
    const seenTotal = await totalOf(app, lines);
    const { press, progress } = payingOf(app);
    for (const [turn, act] of (Object.keys(bankActs) as BankAct[]).entries()) {
      const phone = buyerPhone(700_000 + turn);
      const made = await order(app, { lines, dealer: shelf?.dealerCode ?? '', pay: 'online', phone, seenTotal });
      const { id, paymentId } = made.body as unknown as { id: string; paymentId: string };
      const bank = new URL(String((await press(paymentId, { email: 'buyer@example.com' })).body.payUrl)).pathname;
      const back = await app.fetch(bank, { method: 'POST', body: `act=${act}` });
      const name = act === 'cancel' ? 'Cancel' : act === 'decline' ? 'Decline' : 'Approve';
      expect([act, back.status, back.headers.get('location')]).toEqual([
        ...[act, 303],
        expect.stringContaining(`/webpay/BankSPB/${name}/`),
      ]);
      const { status, payment } = told[act];
      expect([act, (await progress(paymentId)).body.state]).toEqual([act, payment]);
      const page = await app.get(`/api/store/order/${id}?holdingId=1`);
      expect([act, page.body]).toMatchObject([act, { status, isPayable: status !== 'paid' }]);
      // While the bank may still say yes, another press leads to the very same page of it; after a no, to a new one.
      const again = (await press(paymentId)).body.payUrl;
      const isSame = again !== null && new URL(String(again)).pathname === bank;
      expect([act, again === null, isSame]).toEqual([act, payment === 'paid', payment === 'pending']);
      expect([act, await statesOf(app, paymentId)]).toMatchObject([act, { state: payment, sum: 0 }]);
    }
    const [left] = await app.database.query('select reserved from accessory_stock where accessory_id = $1', [
      lines[0]?.id,
    ]);
    expect(left).toEqual({ reserved: 7 });
  });

  test('what is paid after its end goes back by itself, once', async () => {
    const { id } = await newInvoice(app);
    const { press, asking } = payingOf(app);
    const { body } = await press(id, { email: 'late@example.com' });
    const paymentId = String(body.id);
    await app.database.query(`update payment set expires_at = now() - interval '1 second' where id = $1`, [paymentId]);
    await askNow(asking, paymentId, 1);
    expect(await statesOf(app, paymentId)).toMatchObject({ state: 'expired' });
    await decide(app.database, new URL(String(body.payUrl)).pathname.split('/').at(-1) ?? '', 'approve');
    for (let n = 0; n < 3; n++) await askNow(asking, paymentId, 1);
    for (let n = 0; n < 3; n++) await tendPayments(asking);
    expect(await statesOf(app, paymentId)).toEqual({
      state: 'expired',
      alarm: 'late',
      bank: 0,
      sum: 0,
      receipts: [],
      letters: 1,
    });
    expect(
      await app.database.query(
        'select taken, refunded from development_bank_order where taken > 0 and refunded = taken',
      ),
    ).toHaveLength(1);
  });

  test('a refund of one key goes back once, part by part, with a receipt each', async () => {
    const { id } = await newInvoice(app);
    const { press, asking } = payingOf(app);
    const { body } = await press(id);
    const paymentId = String(body.id);
    await decide(app.database, new URL(String(body.payUrl)).pathname.split('/').at(-1) ?? '', 'approve');
    await askNow(asking, paymentId, 1);
    const send = (key: string, amount: number) =>
      app.database.transaction((tx) => refundPayment(tx, { paymentId, amount, key, why: 'Проверка' }));
    const first = await send('one', 30_000);
    expect(await send('one', 30_000)).toBe(first);
    await tendPayments(asking);
    expect(await statesOf(app, paymentId)).toMatchObject({
      state: 'paid',
      bank: 70_000,
      sum: 0,
      receipts: ['sell', 'refund'],
    });
    await expect(send('two', 80_000)).rejects.toMatchObject({ status: 409 });
    await send('three', 70_000);
    await tendPayments(asking);
    expect(await statesOf(app, paymentId)).toMatchObject({
      state: 'refunded',
      bank: 0,
      sum: 0,
      receipts: ['sell', 'refund', 'refund'],
    });
  });

  test('fifty callbacks at once are one transition, one receipt and one letter', async () => {
    const { id } = await newInvoice(app);
    const { press, asking } = payingOf(app);
    const { body } = await press(id, { email: 'fifty@example.com' });
    const paymentId = String(body.id);
    const reference = new URL(String(body.payUrl)).pathname.split('/').at(-1) ?? '';
    await decide(app.database, reference, 'approve');
    const calls = Array.from({ length: 50 }, (_, n) =>
      n % 2 === 0
        ? app.fetch('/hooks/bank', { method: 'POST', body: JSON.stringify({ reference }) }).then(({ status }) => status)
        : askNow(asking, paymentId, 1).then(() => 202),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set([202]));
    await tendPayments(asking);
    expect(await statesOf(app, paymentId)).toEqual({
      state: 'paid',
      alarm: null,
      bank: 100_000,
      sum: 0,
      receipts: ['sell'],
      letters: 1,
    });
  });

  test('the group issues an invoice, changes it and takes it back: what was begun for it ends', async () => {
    const { lookUp, press, view, asking } = payingOf(app);
    const tell = (type: string, data: object) =>
      takeEvent(app.services, { id: randomUUID(), type, holdingId: 1, data: { number: 'сч-77', ...data } });
    const issued = { phone: '79160000778', purpose: 'Ремонт', amount: 50_000 };
    await tell('invoice.issued', issued);
    const found = await lookUp('СЧ 77'.replace(' ', '-'), issued.phone);
    const id = String(found.body.id);
    const first = await press(id);
    await tell('invoice.issued', { ...issued, amount: 60_000 });
    const second = await press(id);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await statesOf(app, String(first.body.id))).toMatchObject({ state: 'expired' });
    await tell('invoice.withdrawn', {});
    expect((await press(id)).status).toBe(409);
    expect((await view(id)).body).toMatchObject({ isPayable: false });
    // Money that comes for it all the same goes back.
    await decide(app.database, new URL(String(second.body.payUrl)).pathname.split('/').at(-1) ?? '', 'approve');
    await askNow(asking, String(second.body.id), 1);
    await tendPayments(asking);
    expect(await statesOf(app, String(second.body.id))).toMatchObject({ state: 'expired', alarm: 'late', bank: 0 });
  });

  test('the bank leads payers nowhere but to the holding’s own site', async () => {
    const { id } = await newInvoice(app);
    const { press } = payingOf(app);
    expect((await press(id, { origin: 'https://evil.example' })).status).toBe(400);
    expect((await press(id, { origin: 'http://localhost:3001' })).status).toBe(400);
  });
});
