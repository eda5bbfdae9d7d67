import { addDays, dayOf } from '@showroom/domain/booking/moscow-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { goToBank } from '../../testing/payment-calls.ts';
import { brokenBooks } from '../../testing/store-books.ts';
import { buyerPhone, order, sendJson, stockItems } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

describe.each(engines)('delivery, on %s', (kind) => {
  let app: TestApp;
  let near = 0;
  let far = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
    const [first, second] = await stockItems(app, { count: 2, qty: 20 });
    [near, far] = [first?.itemId ?? 0, second?.itemId ?? 0];
    // Dearer goods are brought for nothing.
    await app.database.query('update accessory set price = 100000, disprice = 100000 where id = any($1)', [
      [near, far],
    ]);
    const move = (item: number, condition: string) =>
      app.database.query(
        `update accessory_stock set dealer_id = (select id from dealer where holding_id = 1 and departments @> '[{"code": "parts"}]'
           and ${condition} order by city collate "C", sort_key collate "C" limit 1) where accessory_id = $1`,
        [item],
      );
    await move(near, `city = 'msk'`);
    await move(far, `city = 'spb'`);
  });
  afterAll(() => app.close());

  type Quote = {
    sums: { total: number };
    delivery: { city: string; readyOn: string };
    centres: { city: string; code: string; readyOn: string }[];
  };
  const quote = async (id: number, city = 'msk') =>
    (await sendJson(app, '/api/store/quote?holdingId=1', { lines: [{ id, qty: 1 }], city, receiving: 'delivery' }))
      .body as unknown as Quote;
  const send = (id: number, seenTotal: number, address: string, phone: string, city = 'msk') =>
    order(app, {
      ...{ lines: [{ id, qty: 1 }], dealer: '', seenTotal, pay: 'online', phone },
      more: { receiving: { kind: 'delivery', city, address } },
    });

  test('is promised for the day on which the goods can be there, and says where it goes', async () => {
    const [fromHere, fromAfar, toThem] = [await quote(near), await quote(far), await quote(far, 'spb')];
    expect([fromHere, fromAfar, toThem].map(({ delivery }) => delivery.city)).toEqual(['msk', 'msk', 'spb']);
    // Four days from another city, and two with the courier.
    const today = dayOf(Date.now());
    expect(fromAfar.delivery.readyOn >= addDays(today, 6)).toBe(true);
    expect(fromHere.delivery.readyOn <= addDays(today, 5)).toBe(true);
    for (const { delivery, centres } of [fromHere, fromAfar, toThem]) {
      const days = centres.filter(({ city }) => city === delivery.city).map(({ readyOn }) => addDays(readyOn, 2));
      expect(days).toContain(delivery.readyOn);
    }
  });

  test('an address in another city is refused in words, and nothing is ordered', async () => {
    const { sums } = await quote(near);
    const refused = await send(near, sums.total, 'Санкт-Петербург, Невский проспект, 1', buyerPhone(501));
    expect(refused).toMatchObject({ status: 400, body: { details: [{ field: 'receiving.address' }] } });
    expect(JSON.stringify(refused.body)).toContain('доставка\u00a0— по\u00a0Москве');
  });

  test('is bought, paid, picked and handed over on the day that was promised', async () => {
    const { sums, delivery } = await quote(far);
    const made = await send(far, sums.total, 'Москва, Тверская улица, 1', buyerPhone(502));
    expect(made.status).toBe(200);
    const { id, paymentId } = made.body as unknown as { id: string; paymentId: string };
    const view = async () => (await app.get(`/api/store/order/${id}?holdingId=1`)).body;
    expect(await view()).toMatchObject({
      ...{ status: 'awaiting_payment', receiving: 'delivery', readyOn: delivery.readyOn, centre: null },
      sums: { total: sums.total },
    });
    await (await goToBank(app, paymentId)).approve(2);
    const token = await makeStaffToken(app.services.staffSecret ?? '', { role: 'sales', holdingId: 1, days: 1 });
    for (const status of ['assembling', 'ready', 'completed']) {
      const path = `/api/reports/store-orders/${id}/status?holdingId=1`;
      const moved = await sendJson(app, path, { status }, { authorization: `Bearer ${token}` });
      expect(moved).toMatchObject({ status: 200, body: { status } });
    }
    expect(await view()).toMatchObject({ status: 'completed' });
    const [stock] = await app.database.query('select qty, reserved from accessory_stock where accessory_id = $1', [
      far,
    ]);
    expect(stock).toEqual({ qty: 19, reserved: 0 });
    const lines = await app.database.query(
      `select key, lines -> -1 ->> 'name' as last from receipt where payment_id = $1 order by key`,
      [paymentId],
    );
    expect(lines).toEqual([
      { key: 'sell', last: 'Доставка' },
      { key: 'settle', last: 'Доставка' },
    ]);
    expect(await brokenBooks(app.database)).toEqual({});
  });
});
