import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { order, sendJson, stockItems, totalOf } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

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
});
