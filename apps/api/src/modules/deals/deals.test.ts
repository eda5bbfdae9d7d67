import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { webhookSignature } from '../../ports/http-webhook.ts';
import { exampleDeal } from '../../testing/example-deal.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

const phone = '79171112233';

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let authorization = '';
  let customerId = '';
  let sales = '';
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    ({ authorization, customerId } = await signInAs(app, { holdingId: 1, phone }));
    await app.database.query(
      "update customer set first_name = 'Анна', last_name = 'Примерова', email = 'anna@example.com', email_confirmed_at = now() where id = $1",
      [customerId],
    );
    const secret = app.services.staffSecret ?? '';
    sales = `Bearer ${await makeStaffToken(secret, { role: 'sales', holdingId: 1, days: 1 })}`;
  });
  afterAll(() => app.close());

  const ask = async (path: string, token: string, body?: object) => {
    const response = await app.fetch(`/api${path}?holdingId=1`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: the answers of many addresses
    return { status: response.status, body: (await response.json()) as any };
  };
  const event = (type: string, data: object, { id = randomUUID(), at = Date.now(), secret = '' } = {}) => {
    const body = JSON.stringify({ id, type, holdingId: 1, data });
    const key = secret || (app.services.groupSecret ?? '');
    return app.fetch('/hooks/group', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': webhookSignature(key, body, at) },
      body,
    });
  };

  test('the staff drive a deal through its stages; a stage that does not follow is refused and tells nobody', async () => {
    const { id } = await exampleDeal(app, phone);
    const moved: number[] = [];
    for (const status of ['payment', 'contract', 'payment', 'preparation', 'delivered', 'cancelled'])
      moved.push((await ask(`/reports/deals/${id}/status`, sales, { status })).status);
    expect(moved).toEqual([400, 200, 200, 200, 200, 400]);
    const { body } = await ask(`/orders/sales/${id}`, authorization);
    expect(body.status).toBe('delivered');
    const closed = await app.get('/api/orders/sales?holdingId=1&state=closed', { headers: { authorization } });
    expect(closed.body).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ id })]) });
    expect(body.history.map(({ status }: { status: string }) => status)).toEqual([
      'reserved',
      'contract',
      'payment',
      'preparation',
      'delivered',
    ]);
    const notices = await app.database.rows('select title from notice where customer_id = $1 and href like $2', [
      customerId,
      `%${id}%`,
    ]);
    // Reserved, the document, and four moves.
    expect(notices).toHaveLength(6);
  });

  test('a document is signed off with the hash of what was read, once', async () => {
    const { id, document, sha256 } = await exampleDeal(app, phone);
    const sign = (hash: string) =>
      ask(`/orders/sales/${id}/documents/${document}/sign`, authorization, { sha256: hash });
    const file = await ask(`/orders/sales/${id}/documents/${document}`, authorization);
    expect(Buffer.from(file.body.base64, 'base64').toString()).toContain('%PDF-1.7');
    expect((await sign('0'.repeat(64))).status).toBe(409);
    const signed = await sign(sha256);
    expect(signed.body.documents[0]).toMatchObject({ signedBy: 'Примерова Анна', sha256 });
    const again = await sign(sha256);
    expect(again.body.documents[0].signedAt).toBe(signed.body.documents[0].signedAt);
  });

  test('the group’s system opens, moves and pays a deal; each event happens once', async () => {
    const number = `GR-${kind}`;
    const opening = { phone, number, vehicleName: 'Kia Rio', dealer: 'brand-one-sever', price: 100_000_000 };
    const id = randomUUID();
    expect(await (await event('deal.opened', opening, { id })).json()).toEqual({ isTaken: true, isNew: true });
    expect(await (await event('deal.opened', opening, { id })).json()).toEqual({ isTaken: true, isNew: false });
    expect((await event('deal.opened', opening)).status).toBe(409);
    expect((await event('deal.moved', { number, status: 'payment' })).status).toBe(400);
    expect((await event('deal.moved', { number, status: 'contract' })).status).toBe(202);
    const pay = { number, name: 'Предоплата', amount: 5_000_000, on: '2026-11-23' };
    expect((await event('deal.paid', pay)).status).toBe(202);
    const numbers = async (state: string) =>
      (await app.get(`/api/orders/sales?holdingId=1&state=${state}`, { headers: { authorization } })).body as {
        items: { number: string }[];
      };
    expect((await numbers('open')).items).toContainEqual(expect.objectContaining({ number }));
    expect((await numbers('closed')).items).not.toContainEqual(expect.objectContaining({ number }));
    const { body } = await ask('/orders/sales', authorization);
    const deal = body.items.find((row: { number: string }) => row.number === number);
    const whole = await ask(`/orders/sales/${deal.id}`, authorization);
    expect(whole.body).toMatchObject({ status: 'contract', leftToPay: 0 });
    expect(whole.body.payments).toMatchObject([{ name: 'Предоплата', amount: 5_000_000, paidAmount: 5_000_000 }]);
  });

  test('an event is refused that is not signed, is old, of no type or of no object', async () => {
    const data = { number: 'nobody', status: 'contract' };
    expect((await event('deal.moved', data, { secret: 'x'.repeat(32) })).status).toBe(401);
    expect((await event('deal.moved', data, { at: Date.now() - 301_000 })).status).toBe(401);
    expect((await event('deal.unknown', data)).status).toBe(400);
    expect((await event('deal.moved', data)).status).toBe(404);
    expect((await event('deal.moved', { number: 1 })).status).toBe(400);
  });

  test('a letter’s link stops letters of its kind, and of no other', async () => {
    await exampleDeal(app, phone);
    const [letter] = await app.database.query<{ stopUrl: string; body: string }>(
      `select stop_url as "stopUrl", body from outbox where customer_id = $1 and channel = 'mail' order by created_at desc limit 1`,
      [customerId],
    );
    const token = /^https:\/\/[\w.-]+\/api\/unsubscribe\/\?token=([\w-]{22})$/.exec(letter?.stopUrl ?? '')?.[1];
    expect(letter?.body).toContain(`/unsubscribe/#${token}`);
    expect((await postJson(app, '/api/notices/stop?holdingId=2', { token })).status).toBe(404);
    await postJson(app, '/api/notices/stop?holdingId=1', { token });
    const stopped = await postJson(app, '/api/notices/stop?holdingId=1', { token });
    expect([stopped.status, stopped.body]).toEqual([200, { name: 'Покупка автомобиля' }]);
    const { body } = await ask('/notifications/settings', authorization);
    const channels = Object.fromEntries(
      body.kinds.map((row: { kind: string; channels: string[] }) => [row.kind, row.channels]),
    );
    expect(channels['sales-deal']).toEqual(['sms', 'push']);
    expect(channels.bonus).toContain('mail');
    const count = async () =>
      (
        await app.database.rows("select count(*) from outbox where customer_id = $1 and channel = 'mail'", [customerId])
      )[0];
    const before = await count();
    await exampleDeal(app, phone);
    expect(await count()).toEqual(before);
  });

  test('notices are read one by one and all, and home knows how many are left', async () => {
    const { body } = await ask('/notifications', authorization);
    expect(body.unread).toBeGreaterThan(2);
    const read = await ask('/notifications/read', authorization, { ids: [body.items[0].id] });
    expect(read.body.unread).toBe(body.unread - 1);
    expect((await ask('/account/home', authorization)).body.unread).toBe(body.unread - 1);
    expect((await ask('/notifications/read', authorization, {})).body.unread).toBe(0);
  });
});
