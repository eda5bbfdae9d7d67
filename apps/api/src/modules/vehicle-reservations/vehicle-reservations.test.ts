import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reservationTermsVersion } from '@showroom/domain/shop/vehicle-reservation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { payingOf, statesOf } from '../../testing/payment-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { sendJson } from '../../testing/store-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { decide } from '../development-bank/queries.ts';
import { updatedColumns } from '../feeds/import/feed-columns.ts';
import { askNow } from '../payment-intake/ask-bank.ts';
import { tendPayments } from '../payment-intake/payment-clock.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
import { tendReservations } from './clock.ts';

const phoneOf = (n: number) => `7918${String(1_000_000 + n)}`;
const deposit = 2_000_000;

describe.each(engines)('vehicle reservations, on %s', (kind) => {
  let app: TestApp;
  let sales = '';
  let free: number[] = [];
  let people = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const rows = await app.database.query<{ id: number }>(
      `select id from vehicle where holding_id = 1 and type = 'cars' and status = 'on-sale' and price is not null order by id`,
    );
    free = rows.map(({ id }) => id);
    const secret = app.services.staffSecret ?? '';
    sales = `Bearer ${await makeStaffToken(secret, { role: 'sales', holdingId: 1, days: 1 })}`;
  });
  afterAll(() => app.close());

  const nextVehicle = () => {
    const id = free.pop();
    if (id === undefined) throw new Error('no vehicle is left');
    return id;
  };
  const reserve = (vehicleId: number, { key = randomUUID(), authorization = '', phone = phoneOf(people++) } = {}) =>
    sendJson(
      app,
      '/api/reservation?holdingId=1',
      {
        vehicleId,
        holder: { firstname: 'Анна', phone, email: 'anna@example.com', policy: true },
        termsVersion: reservationTermsVersion,
      },
      { 'idempotency-key': key, ...(authorization && { authorization }) },
    );
  const read = (id: string) => app.get(`/api/reservation/${id}?holdingId=1`);
  const statusOf = async (vehicleId: number) =>
    (await app.database.query<{ status: string }>('select status from vehicle where id = $1', [vehicleId]))[0]?.status;
  const press = async (paymentId: string) => {
    const { body } = await payingOf(app).press(paymentId);
    return new URL(String(body.payUrl)).pathname.split('/').at(-1) ?? '';
  };
  const pay = async (paymentId: string) => {
    await decide(app.database, await press(paymentId), 'approve');
    await askNow(payingOf(app).asking, paymentId, 1);
  };
  const tend = async () => {
    for (let n = 0; n < 3; n++) await tendPayments(payingOf(app).asking);
  };
  const held = async (options: { authorization?: string; phone?: string } = {}) => {
    const vehicleId = nextVehicle();
    const { body } = await reserve(vehicleId, options);
    const [id, paymentId] = [String(body.id), String(body.paymentId)];
    await pay(paymentId);
    return { vehicleId, id, paymentId };
  };
  const staff = (id: string, act: string) =>
    sendJson(app, `/api/reports/reservations/${id}/${act}?holdingId=1`, {}, { authorization: sales });

  test('a hundred people press at once: one holder, ninety-nine clear answers', async () => {
    const vehicleId = nextVehicle();
    const answers = await Promise.all(Array.from({ length: 100 }, () => reserve(vehicleId)));
    const made = answers.filter(({ status }) => status === 200);
    expect([made.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 99]);
    const rows = await app.database.query('select 1 from vehicle_reservation where vehicle_id = $1', [vehicleId]);
    expect(rows).toHaveLength(1);
    // Until the deposit is paid the vehicle is on sale.
    expect(await statusOf(vehicleId)).toBe('on-sale');
  });

  test('the same key reserves once; the page of the secret shows nothing personal, another holding has no such page', async () => {
    const vehicleId = nextVehicle();
    const key = randomUUID();
    const phone = phoneOf(people++);
    const first = await reserve(vehicleId, { key, phone });
    expect((await reserve(vehicleId, { key, phone })).body).toEqual(first.body);
    const id = String(first.body.id);
    const view = await read(id);
    expect(view).toMatchObject({ status: 200, body: { status: 'created', deposit, days: 3, isPayable: true } });
    expect(JSON.stringify(view.body)).not.toContain(phone);
    expect(JSON.stringify(view.body)).not.toContain('anna@');
    expect((await app.get(`/api/reservation/${id}?holdingId=2`)).status).toBe(404);
    expect((await read('nonsense')).status).toBe(404);
  });

  test('paid is held and off sale; an import does not put it back; cancelled is on sale and refunded', async () => {
    const { vehicleId, id, paymentId } = await held();
    expect(await read(id)).toMatchObject({ body: { status: 'held', isPayable: false, isCancellable: true } });
    expect(await statusOf(vehicleId)).toBe('reserved');
    expect((await reserve(vehicleId)).status).toBe(409);
    const [, fresh] = updatedColumns.find(([name]) => name === '"status"') ?? [];
    const kept = await app.database.query(
      `select ${fresh} as status from vehicle v, (values ('on-sale'), ('sold')) as s (status) where v.id = $1 order by 1`,
      [vehicleId],
    );
    expect(kept).toEqual([{ status: 'reserved' }, { status: 'sold' }]);
    const gone = await sendJson(app, `/api/reservation/${id}/cancel?holdingId=1`, {});
    expect(gone).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    await sendJson(app, `/api/reservation/${id}/cancel?holdingId=1`, {});
    expect(await statusOf(vehicleId)).toBe('on-sale');
    await tend();
    expect(await statesOf(app, paymentId)).toMatchObject({
      state: 'refunded',
      bank: 0,
      sum: 0,
      receipts: ['sell', 'refund'],
    });
    expect(await read(id)).toMatchObject({ body: { status: 'refunded', isCancellable: false } });
  });

  test('time ends what is unpaid and what nobody came for; the deposit goes back', async () => {
    const unpaid = nextVehicle();
    const { body } = await reserve(unpaid);
    const paid = await held();
    await tendReservations(app.services, new Date());
    expect(await read(String(body.id))).toMatchObject({ body: { status: 'created' } });
    await tendReservations(app.services, new Date(Date.now() + 31 * 60_000));
    expect(await read(String(body.id))).toMatchObject({ body: { status: 'expired' } });
    expect(await read(paid.id)).toMatchObject({ body: { status: 'held' } });
    expect((await reserve(unpaid)).status).toBe(200);
    await tendReservations(app.services, new Date(Date.now() + 5 * 86_400_000));
    expect(await read(paid.id)).toMatchObject({ body: { status: 'expired' } });
    expect(await statusOf(paid.vehicleId)).toBe('on-sale');
    await tend();
    expect(await statesOf(app, paid.paymentId)).toMatchObject({ state: 'refunded', bank: 0, sum: 0 });
    expect(await read(paid.id)).toMatchObject({ body: { status: 'refunded' } });
  });

  test('what is paid after the end goes back and holds nothing', async () => {
    const vehicleId = nextVehicle();
    const { body } = await reserve(vehicleId);
    const paymentId = String(body.paymentId);
    const reference = await press(paymentId);
    // Somebody at the bank is waited for, but not for ever.
    await tendReservations(app.services, new Date(Date.now() + 31 * 60_000));
    expect(await read(String(body.id))).toMatchObject({ body: { status: 'created' } });
    await tendReservations(app.services, new Date(Date.now() + 51 * 60_000));
    expect(await read(String(body.id))).toMatchObject({ body: { status: 'expired' } });
    await decide(app.database, reference, 'approve');
    for (let n = 0; n < 2; n++) await askNow(payingOf(app).asking, paymentId, 1);
    await tend();
    expect(await statesOf(app, paymentId)).toMatchObject({ state: 'expired', bank: 0, sum: 0 });
    expect(await read(String(body.id))).toMatchObject({ body: { status: 'expired' } });
    expect(await statusOf(vehicleId)).toBe('on-sale');
  });

  test('a vehicle that was sold meanwhile is not reserved: the deposit goes back', async () => {
    const vehicleId = nextVehicle();
    const { body } = await reserve(vehicleId);
    await app.database.query(`update vehicle set status = 'sold' where id = $1`, [vehicleId]);
    await pay(String(body.paymentId));
    await tend();
    expect(await read(String(body.id))).toMatchObject({ body: { status: 'refunded' } });
    expect(await statesOf(app, String(body.paymentId))).toMatchObject({ bank: 0, sum: 0 });
    expect(await statusOf(vehicleId)).toBe('sold');
  });

  test('the staff release one and begin the deal of another; strangers do neither', async () => {
    const released = await held();
    expect((await sendJson(app, `/api/reports/reservations/${released.id}/release?holdingId=1`, {})).status).toBe(404);
    expect(await staff(released.id, 'release')).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await statusOf(released.vehicleId)).toBe('on-sale');
    const phone = phoneOf(people++);
    const { authorization } = await signInAs(app, { holdingId: 1, phone });
    const bought = await held({ authorization, phone });
    const begun = await staff(bought.id, 'convert');
    expect(begun).toMatchObject({ status: 200, body: { reservation: { status: 'converted' } } });
    expect(await statusOf(bought.vehicleId)).toBe('reserved');
    const deal = await app.fetch(`/api/orders/sales/${begun.body.dealId}?holdingId=1`, { headers: { authorization } });
    expect(await deal.json()).toMatchObject({
      status: 'reserved',
      payments: [{ amount: deposit, paidAmount: deposit }],
    });
    expect((await staff(bought.id, 'release')).status).toBe(400);
    const own = await app.fetch('/api/orders/reservations?holdingId=1', { headers: { authorization } });
    expect(await own.json()).toMatchObject({ items: [{ id: bought.id, status: 'converted' }] });
  });

  test('a guest’s reservation becomes a deal of the account of the phone; cancelled, the deal gives the deposit and the vehicle back', async () => {
    const phone = phoneOf(people++);
    const guest = await held({ phone });
    const { body, status } = await staff(guest.id, 'convert');
    expect(status).toBe(200);
    const dealId = body.dealId as unknown as string;
    expect((await staff(guest.id, 'convert')).body).toMatchObject({ dealId });
    // Who owns the phone signs in and has both.
    const { authorization } = await signInAs(app, { holdingId: 1, phone });
    const own = async (path: string) =>
      (await app.fetch(`/api/${path}?holdingId=1`, { headers: { authorization } })).json();
    expect(await own(`orders/sales/${dealId}`)).toMatchObject({ payments: [{ amount: deposit, paidAmount: deposit }] });
    expect(await own('orders/reservations')).toMatchObject({ items: [{ id: guest.id, status: 'converted' }] });
    const path = `/api/reports/deals/${dealId}/status?holdingId=1`;
    expect((await sendJson(app, path, { status: 'cancelled' }, { authorization: sales })).status).toBe(200);
    expect((await sendJson(app, path, { status: 'cancelled' }, { authorization: sales })).status).toBe(400);
    await tend();
    expect((await read(guest.id)).body).toMatchObject({ status: 'refunded' });
    expect(await statusOf(guest.vehicleId)).toBe('on-sale');
    expect(await own(`orders/sales/${dealId}`)).toMatchObject({ status: 'cancelled', payments: [{ paidAmount: 0 }] });
  });
});

test('the deposits are those of the published terms', () => {
  const terms = (brand: string) =>
    readFileSync(new URL(`../../../content/${brand}/pages/reservation.md`, import.meta.url), 'utf8');
  expect(terms('brand-one')).toMatch(/Легковые автомобили \| 20 000 ₽ \| 3 дня/);
  expect(terms('asc')).toMatch(/На пять дней[\s\S]*10 000 ₽/);
});
