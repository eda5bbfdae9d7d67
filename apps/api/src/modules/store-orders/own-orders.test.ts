import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { order, sendJson, stockItems, totalOf } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

const phone = '79171112244';

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let authorization = '';
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    ({ authorization } = await signInAs(app, { holdingId: 1, phone }));
  });
  afterAll(() => app.close());

  const read = async (path: string, token = authorization) => {
    const response = await app.fetch(`/api${path}`, { headers: { authorization: token } });
    // biome-ignore lint/suspicious/noExplicitAny: the answers of two addresses
    return (await response.json()) as any;
  };

  test('a customer sees his own orders, open ones and those that are over apart; the home tile has the open ones', async () => {
    const [shelf] = await stockItems(app, { count: 1, qty: 5 });
    if (!shelf) throw new Error('no shelf');
    const lines = [{ id: shelf.itemId, qty: 1 }];
    const buy = async (headers: Record<string, string> = {}): Promise<string> => {
      const seenTotal = await totalOf(app, lines, {}, headers);
      const made = await order(app, { lines, dealer: shelf.dealerCode, seenTotal, phone }, headers);
      expect(made.status).toBe(200);
      return String(made.body.id);
    };
    const [open, over, guests] = [await buy({ authorization }), await buy({ authorization }), await buy()];
    expect((await sendJson(app, `/api/store/order/${over}/cancel?holdingId=1`, {})).status).toBe(200);
    const listed = async (state = '') => {
      const { items } = await read(`/orders/store?holdingId=1${state && `&state=${state}`}`);
      return (items as { id: string }[]).map(({ id }) => id);
    };
    expect(await listed()).toEqual([over, open]);
    expect(await listed('open')).toEqual([open]);
    expect(await listed('closed')).toEqual([over]);
    const { orders } = await read('/account/home?holdingId=1');
    expect(orders).toEqual([{ title: 'Заказ A-000001', status: 'Принят', href: `/checkout/${open}/` }]);
    const stranger = await signInAs(app, { holdingId: 1, phone: '79171112255' });
    expect((await read('/orders/store?holdingId=1', stranger.authorization)).items).toEqual([]);
    expect(JSON.stringify(await read('/orders/store?holdingId=1'))).not.toContain(guests);
  });

  test('sales make and end promo codes: each counts its orders, an ended one works no more, the trail says who', async () => {
    const staff = async (more: { dealers?: string[]; holdingId?: number; role?: 'sales' | 'service' } = {}) => ({
      authorization: `Bearer ${await makeStaffToken(app.services.staffSecret ?? '', {
        ...{ role: 'sales', holdingId: 1, days: 1, ...more },
      })}`,
    });
    const codes = '/api/reports/promo-codes';
    const make = async (body: object, headers?: Record<string, string>) =>
      sendJson(app, `${codes}?holdingId=1`, body, headers ?? (await staff()));
    const made = await make({ code: ' zima-10 ', kind: 'percent', value: 10, usesLimit: 1, endsOn: '2099-12-31' });
    expect(made).toMatchObject({
      status: 200,
      body: { code: 'ZIMA-10', uses: 0, state: 'active', endsAt: '2099-12-31T21:00:00.000Z' },
    });
    for (const [field, body] of [
      ['value', { code: 'MORE', kind: 'percent', value: 101 }],
      ['code', { code: 'a b', kind: 'percent', value: 1 }],
      ['endsOn', { code: 'LATE', kind: 'percent', value: 1, endsOn: '2020-01-01' }],
    ] as const) {
      const { status, body: refusal } = await make(body);
      expect([field, status, JSON.stringify(refusal)]).toEqual([field, 400, expect.stringContaining(field)]);
    }
    expect((await make({ code: 'Zima-10', kind: 'sum', value: 100 })).status).toBe(409);
    const foreign = await staff({ holdingId: 2 });
    for (const headers of [{}, foreign, await staff({ role: 'service' })])
      expect((await make({ code: 'NOBODY', kind: 'sum', value: 100 }, headers)).status).toBe(404);
    expect((await make({ code: 'CENTRE', kind: 'sum', value: 100 }, await staff({ dealers: ['north'] }))).status).toBe(
      403,
    );

    const [shelf] = await stockItems(app, { count: 1, qty: 5, skip: 1 });
    const lines = [{ id: shelf?.itemId ?? 0, qty: 1 }];
    const seenTotal = await totalOf(app, lines, { promo: 'zima-10' });
    expect(seenTotal).toBeLessThan(await totalOf(app, lines));
    const buy = (buyer: string) =>
      order(app, { lines, dealer: shelf?.dealerCode ?? '', seenTotal, phone: buyer, more: { promo: 'zima-10' } });
    expect((await buy('79171112266')).status).toBe(200);
    expect((await buy('79171112277')).status).toBe(409);
    const listed = async () => (await read('/reports/promo-codes?holdingId=1', (await staff()).authorization)).items;
    expect((await listed())[0]).toMatchObject({ code: 'ZIMA-10', uses: 1, state: 'used-up' });

    const { id } = made.body as unknown as { id: string };
    const end = async (headers: Record<string, string>) => sendJson(app, `${codes}/${id}/end?holdingId=1`, {}, headers);
    expect((await sendJson(app, `${codes}/${id}/end?holdingId=2`, {}, foreign)).status).toBe(404);
    for (let turn = 0; turn < 2; turn++)
      expect(await end(await staff())).toMatchObject({ status: 200, body: { state: 'ended' } });
    const trail = await app.database.query(`select act, subject from audit_line where act like 'promo-%' order by id`);
    expect(trail).toEqual([
      { act: 'promo-create', subject: 'ZIMA-10' },
      { act: 'promo-end', subject: 'ZIMA-10' },
    ]);
  });
});
