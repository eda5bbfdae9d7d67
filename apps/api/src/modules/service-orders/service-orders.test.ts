import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { callsOf, fileForm, tellEvent } from '../../testing/account-calls.ts';
import { bookingCalls, centre, freeTimes, newSecret, serviceSlot } from '../../testing/booking-calls.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
import { tendServiceOrders } from './clock.ts';

const phone = '79161112233';

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let mine: ReturnType<typeof callsOf>;
  let other: ReturnType<typeof callsOf>;
  let staff: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    mine = callsOf(app, (await signInAs(app, { holdingId: 1, phone })).authorization);
    other = callsOf(app, (await signInAs(app, { holdingId: 1, phone: '79162223344' })).authorization);
    staff = callsOf(app, await staffHeader('service'));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['service_order', 'booking', 'lead', 'garage_car', 'rate_count', 'idempotency'])
      await app.database.query(`delete from ${table}`);
  });
  const staffHeader = async (role: 'service' | 'sales', dealers?: string[]) => {
    const given = { role, holdingId: 1, days: 1, ...(dealers && { dealers }) };
    return `Bearer ${await makeStaffToken(app.services.staffSecret ?? '', given)}`;
  };
  /** Books a visit; answers with the order and the key of the booking. */
  const book = async (from = phone, more: object = {}) => {
    const times = await freeTimes(app);
    const secret = newSecret();
    const startsAt = times.at(-1);
    await bookingCalls(app).confirm(serviceSlot(startsAt, secret), from, more);
    const [order] = (await mine('GET', '/orders')).body.items;
    return { order, secret, startsAt, times };
  };
  const moveTo = async (id: string, ...statuses: string[]) => {
    for (const status of statuses) {
      const { body } = await staff('POST', `/reports/service-orders/${id}/status`, { status });
      expect([status, body.status]).toEqual([status, status]);
    }
  };

  test('a booking with the phone of a customer is an order with its works and its car', async () => {
    const car = (await mine('POST', '/garage', { stateNumber: 'а123вс77', mark: 'Haval', model: 'Jolion' })).body;
    const { order, startsAt } = await book(phone, { stateNumber: 'А 123 ВС 77' });
    expect(order).toMatchObject({ status: 'confirmed', vehicle: 'haval Jolion', waiting: 0, price: 190_000 });
    expect(new Date(order.visitAt).getTime()).toBe(new Date(startsAt ?? '').getTime());
    const { body } = await mine('GET', `/orders/${order.id}`);
    expect([body.carId, body.works[0].status, body.isCancellable]).toEqual([car.id, 'approved', true]);
    expect((await mine('GET', `/garage/${car.id}`)).body.orders).toHaveLength(1);
    expect((await mine('GET', '/orders?state=closed')).body.items).toEqual([]);
  });

  test('an order goes from the door to the keys by the hands of the workshop, which knows no other way', async () => {
    const car = (
      await mine('POST', '/garage', { stateNumber: 'а123вс77', mark: 'Haval', model: 'Jolion', mileageKm: 20_000 })
    ).body;
    const { order } = await book(phone, { stateNumber: 'А 123 ВС 77' });
    expect((await staff('POST', `/reports/service-orders/${order.id}/status`, { status: 'issued' })).status).toBe(400);
    const arrived = await staff('POST', `/reports/service-orders/${order.id}/status`, {
      status: 'arrived',
      mileageKm: 30_100,
    });
    expect(arrived.body.moves).toEqual(['in_work', 'waiting_parts', 'cancelled']);
    expect((await mine('GET', `/garage/${car.id}`)).body).toMatchObject({ status: 'active', mileageKm: 30_100 });
    expect(await app.database.rows('select status from booking')).toEqual([['done']]);
    await moveTo(order.id, 'in_work', 'waiting_parts', 'in_work', 'done', 'issued');
    expect((await mine('GET', `/garage/${car.id}`)).body.maintenance.number).toBe(3);
    expect((await mine('GET', '/orders?state=closed')).body.items).toHaveLength(1);
    const { body } = await mine('GET', `/orders/${order.id}`);
    expect([body.isOpen, body.history.at(-1).body]).toEqual([false, 'Автомобиль выдан']);
    expect((await mine('POST', `/orders/${order.id}/notes`, { text: 'Спасибо' })).status).toBe(403);
  });

  test('a proposed work is seen with price and photos, declined, thought better of, done', async () => {
    const { order } = await book();
    await moveTo(order.id, 'arrived', 'in_work');
    const work = {
      name: 'Замена колодок',
      reason: 'Износ 90 %',
      price: 840_000,
      parts: [{ name: 'Колодки', count: 1, price: 540_000 }],
    };
    const added = (await staff('POST', `/reports/service-orders/${order.id}/works`, work)).body;
    const { id } = added.works.find(({ name }: { name: string }) => name === work.name);
    const path = `/orders/${order.id}/works/${id}`;
    const photo = (
      await staff('POST', `/reports/service-orders/${order.id}/works/${id}/photos`, fileForm('kolodki.pdf'))
    ).body;
    expect((await mine('GET', '/orders')).body.items[0]).toMatchObject({ waiting: 1, price: 1_030_000 });
    expect((await mine('GET', `${path}/photos/${photo.id}`)).body.name).toBe('kolodki.pdf');
    expect((await other('GET', `${path}/photos/${photo.id}`)).status).toBe(404);
    expect((await other('POST', `${path}/decision`, { decision: 'approved' })).status).toBe(404);
    const staffMove = (status: string) =>
      staff('POST', `/reports/service-orders/${order.id}/works/${id}/status`, { status });
    expect((await staffMove('approved')).status).toBe(400);
    expect((await staffMove('in_work')).status).toBe(400);
    const declined = (await mine('POST', `${path}/decision`, { decision: 'declined' })).body;
    expect([declined.price, declined.works[1].decisions]).toEqual([190_000, ['approved']]);
    expect((await staffMove('approved')).status).toBe(400);
    await mine('POST', `${path}/decision`, { decision: 'approved' });
    expect((await staffMove('in_work')).status).toBe(200);
    expect((await mine('POST', `${path}/decision`, { decision: 'declined' })).status).toBe(400);
    expect((await staffMove('done')).body.works[1].status).toBe('done');
  });

  test('works and answers that come in rows are one notice and one message each, until they were read', async () => {
    const { order } = await book();
    await moveTo(order.id, 'arrived', 'in_work');
    await app.database.query('delete from notice');
    await app.database.query("delete from outbox where kind = 'account-notice'");
    const propose = (name: string) =>
      staff('POST', `/reports/service-orders/${order.id}/works`, { name, price: 100_000 });
    const notices = async () =>
      (await mine('GET', '/notifications')).body.items.map(({ text }: { text: string }) =>
        text.replaceAll('\u00a0', ' '),
      );
    const messages = () =>
      app.database.rows("select channel from outbox where kind = 'account-notice' and channel = 'sms'");
    await propose('Колодки');
    expect(await notices()).toEqual(['Мастер предлагает работу: Колодки. Посмотрите цену и решите.']);
    for (const name of ['Диски', 'Фильтр']) await propose(name);
    expect(await notices()).toEqual(['Ждут вашего решения: 3 работы. Посмотрите цены и решите.']);
    for (const text of ['Здравствуйте', 'Посмотрите фото'])
      await staff('POST', `/reports/service-orders/${order.id}/answers`, { text });
    expect(await notices()).toHaveLength(2);
    expect(await messages()).toHaveLength(2);
    await mine('POST', '/notifications/read', {});
    await propose('Масло');
    expect(await notices()).toHaveLength(3);
    expect(await messages()).toHaveLength(3);
    await moveTo(order.id, 'done');
    expect((await notices())[0]).toMatch(/^Работы закончены/);
    expect(await messages()).toHaveLength(4);
  });

  test('notes and answers stand in one history, and nobody else reads them', async () => {
    const { order } = await book();
    await mine('POST', `/orders/${order.id}/notes`, { text: 'Стучит справа' });
    await staff('POST', `/reports/service-orders/${order.id}/answers`, { text: 'Посмотрим' });
    const { body } = await mine('GET', `/orders/${order.id}`);
    expect(
      body.history.slice(-2).map(({ kind, author, body: words }: Record<string, string>) => [kind, author, words]),
    ).toEqual([
      ['note', 'customer', 'Стучит справа'],
      ['answer', 'staff', 'Посмотрим'],
    ]);
    for (const path of [`/orders/${order.id}`, '/orders/x']) expect((await other('GET', path)).status).toBe(404);
    expect((await other('GET', '/orders')).body.items).toEqual([]);
  });

  test('the customer cancels before the reception: the time is free again, the booking is cancelled', async () => {
    const { order, secret } = await book();
    expect((await mine('POST', `/orders/${order.id}/cancel`, {})).body.status).toBe('cancelled');
    expect((await mine('POST', `/orders/${order.id}/cancel`, {})).status).toBe(200);
    expect((await bookingCalls(app).read(secret)).body.status).toBe('cancelled');
    const second = await book();
    await moveTo(second.order.id, 'arrived');
    expect((await mine('POST', `/orders/${second.order.id}/cancel`, {})).status).toBe(403);
  });

  test('the order follows its booking when that is moved or cancelled by its link', async () => {
    const { order, secret, times } = await book();
    await bookingCalls(app).move(secret, times.at(-3));
    const visitAt = (await mine('GET', `/orders/${order.id}`)).body.visitAt;
    expect(new Date(visitAt).getTime()).toBe(new Date(times.at(-3) ?? '').getTime());
    await bookingCalls(app).cancel(secret);
    expect((await mine('GET', `/orders/${order.id}`)).body.status).toBe('cancelled');
  });

  test('a request by form is an order whose time the workshop agrees on', async () => {
    const formData = { firstname: 'Анна', phone, mark: 'haval', dealer: centre, policy: true };
    const sent = await postJson(app, '/api/lead/commit?holdingId=1', {
      formId: 'form_service',
      formUrl: '/service/',
      formData,
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const [order] = (await mine('GET', '/orders')).body.items;
    expect(order).toMatchObject({ status: 'requested', visitAt: null });
    await moveTo(order.id, 'confirmed', 'cancelled');
  });

  test('a visit to which nobody came is over a day later; who comes late is received all the same', async () => {
    const { order, startsAt } = await book();
    const later = (hours: number) => new Date(new Date(startsAt ?? '').getTime() + hours * 3_600_000);
    await tendServiceOrders(app.services, later(23));
    expect((await mine('GET', `/orders/${order.id}`)).body.status).toBe('confirmed');
    await tendServiceOrders(app.services, later(25));
    await tendServiceOrders(app.services, later(25));
    const { body } = await mine('GET', `/orders/${order.id}`);
    expect([body.status, body.history.length]).toEqual(['no_show', 2]);
    await moveTo(order.id, 'arrived');
  });

  test('the group’s system moves an order and its works; what is told twice is told once', async () => {
    const { order } = await book();
    const { number } = order;
    for (const status of ['arrived', 'arrived', 'in_work'])
      await tellEvent(app, 'service-order.status', { number, status });
    const work = { number, workId: 'w1', name: 'Замена ремня', price: 100_000 };
    await tellEvent(app, 'service-order.work', work);
    await tellEvent(app, 'service-order.work', work);
    const { body } = await mine('GET', `/orders/${order.id}`);
    expect([body.status, body.works.length, body.waiting]).toEqual(['in_work', 2, 1]);
    await expect(tellEvent(app, 'service-order.status', { number, status: 'done' }, 2)).rejects.toThrow('нет');
    await expect(tellEvent(app, 'service-order.status', { number, status: 'issued' }, 1)).rejects.toThrow('нет');
  });

  test('another name or price of the group’s system is asked anew, and refused once the customer has agreed', async () => {
    const { order } = await book();
    const { number, id } = order;
    for (const status of ['arrived', 'in_work']) await tellEvent(app, 'service-order.status', { number, status });
    const work = { number, workId: 'w1', name: 'Новый ремень', price: 100_000 };
    await tellEvent(app, 'service-order.work', work);
    const workNow = async () =>
      (await mine('GET', `/orders/${id}`)).body.works.find(({ name }: { name: string }) => name.startsWith('Новый'));
    const decide = async (decision: string, price?: number) =>
      mine('POST', `/orders/${id}/works/${(await workNow()).id}/decision`, { decision, price });
    await tellEvent(app, 'service-order.work', { ...work, price: 150_000 });
    expect(await workNow()).toMatchObject({ price: 150_000, status: 'planned' });
    expect((await decide('approved', 100_000)).status).toBe(400);
    await decide('declined', 150_000);
    await tellEvent(app, 'service-order.work', { ...work, price: 90_000, status: 'in_work' });
    expect(await workNow()).toMatchObject({ price: 90_000, status: 'planned' });
    expect((await decide('approved', 90_000)).status).toBe(200);
    for (const change of [{ price: 95_000 }, { price: 90_000, name: 'Новая цепь' }, { price: 95_000, status: 'done' }])
      await expect(tellEvent(app, 'service-order.work', { ...work, ...change })).rejects.toThrow('не\u00a0меняется');
    await tellEvent(app, 'service-order.work', { ...work, price: 90_000, status: 'in_work' });
    expect(await workNow()).toMatchObject({ price: 90_000, status: 'in_work' });
  });

  test('a work that is named when it is under way costs nothing, or waits for the customer', async () => {
    const { order } = await book();
    const { number, id } = order;
    for (const status of ['arrived', 'in_work']) await tellEvent(app, 'service-order.status', { number, status });
    const tell = (workId: string, name: string, price: number, status: string) =>
      tellEvent(app, 'service-order.work', { number, workId, name, price, status });
    await tell('w1', 'Осмотр', 0, 'in_work');
    await tell('w2', 'Мойка', 0, 'done');
    await tell('w3', 'Колодки', 100_000, 'in_work');
    await tell('w1', 'Осмотр', 0, 'done');
    const { works } = (await mine('GET', `/orders/${id}`)).body;
    const found = works.map(({ name, status }: { name: string; status: string }) => [name, status]);
    expect(found.slice(-3)).toEqual([
      ['Осмотр', 'done'],
      ['Мойка', 'done'],
      ['Колодки', 'planned'],
    ]);
    await expect(tell('w3', 'Колодки', 100_000, 'in_work')).rejects.toThrow('перехода');
  });

  test('a booking made with another phone is claimed by its key, once', async () => {
    const secret = newSecret();
    await bookingCalls(app).confirm(serviceSlot((await freeTimes(app)).at(-1), secret), '79169998877');
    expect((await mine('GET', '/orders')).body.items).toEqual([]);
    expect((await mine('POST', '/orders/claim', { secret })).body.status).toBe('confirmed');
    expect((await mine('POST', '/orders/claim', { secret })).status).toBe(200);
    expect((await other('POST', '/orders/claim', { secret })).status).toBe(404);
    expect((await mine('POST', '/orders/claim', { secret: newSecret() })).status).toBe(404);
  });

  test('who booked as a guest finds the visit after registering', async () => {
    await bookingCalls(app).confirm(serviceSlot((await freeTimes(app)).at(-1), newSecret()), '79165554433');
    const { authorization } = await signInAs(app, { holdingId: 1, phone: '79165554433' });
    await tendServiceOrders(app.services, new Date());
    expect((await callsOf(app, authorization)('GET', '/orders')).body.items).toHaveLength(1);
  });

  test('the desk lists by status, phone and centre; other roles, centres and brands find nothing', async () => {
    const { order } = await book();
    const list = async (query: string) => (await staff('GET', `/reports/service-orders?${query}`)).body.items.length;
    expect([
      await list('status=confirmed'),
      await list('status=done'),
      await list('search=2233'),
      await list('search=0000'),
    ]).toEqual([1, 0, 1, 0]);
    expect(await list(`search=${order.number}`)).toBe(1);
    const path = `/reports/service-orders/${order.id}`;
    for (const [header, holding] of [
      [await staffHeader('sales'), 1],
      [await staffHeader('service', ['elsewhere']), 1],
      [await staffHeader('service'), 2],
    ] as const)
      expect((await callsOf(app, header, holding)('GET', path)).status).toBe(404);
  });
});
