import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { buyerPhone, purchaseBody, type Shelf, stockItems } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { wrongPromoLimit } from '../rate-limits/limits.data.ts';
import { createOrder } from './create.ts';
import { quoteOrder } from './quote.ts';

const off = 10_000;

describe.each(engines)('promo codes that are tried, on %s', (kind) => {
  let app: TestApp;
  let shelf: Shelf;
  let lines: { id: number; qty: number }[] = [];
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
    shelf = (await stockItems(app, { count: 1, qty: 50 }))[0] as Shelf;
    lines = [{ id: shelf.itemId, qty: 1 }];
    await app.database.query(
      `insert into promo_code (holding_id, code, kind, value) values (1, 'RIGHT', 'sum', $1), (1, 'ALSO-RIGHT', 'sum', $1)`,
      [off],
    );
  });
  afterAll(() => app.close());

  const from = (callerAddress: string): ApiContext => ({ ...app.services, callerAddress });
  const quote = (context: ApiContext, promo: string, authorization?: string) =>
    quoteOrder(context, 1, authorization, { lines, promo });
  const buy = async (context: ApiContext, promo: string, phone: string, authorization?: string) => {
    const { sums } = await quote(context, promo, authorization);
    const body = purchaseBody({ lines, dealer: shelf.dealerCode, seenTotal: sums.total, phone, more: { promo } });
    return createOrder(context, 1, { authorization, key: randomUUID() }, body);
  };
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

  test('a code that was refused is refused again in every quote, and costs one try', async () => {
    const visitor = from('203.0.113.7');
    for (let asked = 0; asked <= wrongPromoLimit.max; asked += 1)
      expect((await quote(visitor, asked % 2 ? 'wrong' : 'WRONG ')).promo).toMatchObject({
        ...{ isApplied: false, text: 'Такого промокода нет.' },
      });
    expect((await quote(visitor, 'RIGHT')).promo).toMatchObject({ isApplied: true });
  });

  test('who guesses is told so of every further code, a right one too; the quote itself is answered, the order names the field', async () => {
    const guesser = from('203.0.113.8');
    await quote(guesser, 'ALSO-RIGHT');
    for (let guess = 0; guess < wrongPromoLimit.max; guess += 1) await quote(guesser, `GUESS-${guess}`);
    for (const code of ['GUESS-NEW', 'RIGHT']) {
      const { promo, sums } = await quote(guesser, code);
      expect(promo).toMatchObject({ isApplied: false, text: 'Слишком много промокодов подряд. Попробуйте через час.' });
      expect(sums.promo).toBe(0);
      await expect(buy(guesser, code, buyerPhone(901))).rejects.toMatchObject({
        ...{ status: 409, details: [{ field: 'promo' }] },
      });
    }
    // What was right before the guesses is no secret to its reader.
    expect((await quote(guesser, 'ALSO-RIGHT')).promo).toMatchObject({ isApplied: true });
    expect((await quote(from('203.0.113.9'), 'RIGHT')).promo).toMatchObject({ isApplied: true });
  });

  test('a guess by orders counts as a guess by quotes', async () => {
    const guesser = from('203.0.113.10');
    for (let guess = 0; guess < wrongPromoLimit.max; guess += 1) {
      const body = purchaseBody({ lines, dealer: shelf.dealerCode, seenTotal: 1, more: { promo: `ORDER-${guess}` } });
      await expect(
        createOrder(guesser, 1, { authorization: undefined, key: randomUUID() }, body),
      ).rejects.toMatchObject({
        status: 409,
      });
    }
    expect((await quote(guesser, 'RIGHT')).promo).toMatchObject({ isApplied: false });
  });

  test('a customer who has used a code hears it from the quote, whichever phone the order had; so does whoever has the phone', async () => {
    const visitor = from('203.0.113.11');
    const [own, other] = [buyerPhone(911), buyerPhone(912)];
    const { authorization } = await signInAs(app, { holdingId: 1, phone: own });
    expect((await quote(visitor, 'RIGHT', authorization)).promo).toMatchObject({ isApplied: true });
    await buy(visitor, 'RIGHT', other, authorization);
    const { promo } = await quote(visitor, 'RIGHT', authorization);
    expect([promo?.isApplied, plain(promo?.text)]).toEqual([false, 'Этот промокод вы уже использовали.']);
    for (const [phone, token] of [
      [buyerPhone(913), authorization],
      [other, undefined],
    ] as const)
      await expect(buy(visitor, 'RIGHT', phone, token)).rejects.toMatchObject({
        ...{ status: 409, details: [{ field: 'promo', message: 'Этот промокод вы уже использовали.' }] },
      });
  });
});
