import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { plantCode, signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteDueCustomers } from './deletion.ts';

type Who = { customerId: string; authorization: string };
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, looked at by each test.
type Answer = { status: number; body: any };

describe.each(engines)('the profile, on %s', (kind) => {
  let app: TestApp;
  let next = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());

  const customer = async (holdingId = 1) => {
    next += 1;
    const phone = `7916${String(3_000_000 + next)}`;
    return { phone, ...(await signInAs(app, { holdingId, phone })) };
  };
  const call = (who: Who | null, method: string, path: string, body?: object): Promise<Answer> =>
    app.get(`/api/user/${path}?holdingId=1`, {
      method,
      headers: {
        ...(who && { authorization: who.authorization }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
  const letterTo = async (address: string) => {
    const [row] = await app.database.query<{ body: string }>(
      "select body from outbox where recipient = $1 and kind = 'email-confirmation' order by created_at desc limit 1",
      [address],
    );
    return /\/lk\/email\/#([\w-]+)/.exec(row?.body ?? '')?.[1] ?? '';
  };

  test('an address is one\u2019s own once its link is opened, once, and only the newest link', async () => {
    const who = await customer();
    expect((await call(who, 'POST', 'email', { email: 'нет' })).status).toBe(400);
    expect((await call(who, 'POST', 'email', { email: 'first@example.com' })).body.pendingEmail).toBe(
      'first@example.com',
    );
    const first = await letterTo('first@example.com');
    await call(who, 'POST', 'email', { email: 'second@example.com' });
    const second = await letterTo('second@example.com');
    expect((await call(null, 'POST', 'email/confirm', { token: first })).status).toBe(400);
    expect((await call(who, 'GET', 'profile')).body.user).toMatchObject({ email: null, isEmailConfirmed: false });
    expect((await call(null, 'POST', 'email/confirm', { token: second })).status).toBe(200);
    expect((await call(null, 'POST', 'email/confirm', { token: second })).status).toBe(400);
    expect((await call(who, 'GET', 'profile')).body).toMatchObject({
      user: { email: 'second@example.com', isEmailConfirmed: true },
      pendingEmail: null,
    });
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await call(who, 'POST', 'email', { email: `a${n}@example.com` })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const kept = JSON.stringify(await app.database.query('select * from email_confirmation'));
    expect(kept).not.toContain(await letterTo('a2@example.com'));
  });

  test('an address of the registration is sent its link at once, and no second one while that holds', async () => {
    const who = await customer();
    const consents = { policy: true, agreement: true, data: true };
    const register = (email?: string) =>
      app.get('/api/user?holdingId=1', {
        method: 'PUT',
        headers: { authorization: who.authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ firstName: 'Вера', ...(email && { email }), consents, consentVersion: '1' }),
      });
    const links = () =>
      app.database.query("select recipient from outbox where customer_id = $1 and kind = 'email-confirmation'", [
        who.customerId,
      ]);
    await register();
    expect(await links()).toEqual([]);
    for (let n = 0; n < 3; n += 1) await register('new@example.com');
    expect(await links()).toEqual([{ recipient: 'new@example.com' }]);
    expect((await call(who, 'GET', 'profile')).body).toMatchObject({
      user: { email: 'new@example.com', isEmailConfirmed: false },
      pendingEmail: 'new@example.com',
    });
    await call(null, 'POST', 'email/confirm', { token: await letterTo('new@example.com') });
    expect((await register('new@example.com')).body).toMatchObject({ isEmailConfirmed: true });
    expect(await links()).toHaveLength(1);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await register(`r${n}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await call(who, 'GET', 'profile')).body.user.email).toBe('r3@example.com');
  });

  test('a phone changes by two codes, and everybody else is signed out', async () => {
    const who = await customer();
    const phone = '79169990001';
    expect((await call(who, 'POST', 'phone/codes', { phone: who.phone })).status).toBe(400);
    expect((await call(who, 'POST', 'phone/codes', { phone })).status).toBe(200);
    const sent = await app.database.query<{ recipient: string }>(
      "select recipient from outbox where kind = 'phone-code' order by recipient",
    );
    expect(sent.map(({ recipient }) => recipient)).toEqual([who.phone, phone].sort());
    await app.database.query('delete from report_code where phone = any($1)', [[who.phone, phone]]);
    await plantCode(app, { phone: who.phone, purpose: `phone-old:${who.customerId}`, code: '111111' });
    await plantCode(app, { phone, purpose: `phone-new:${who.customerId}`, code: '222222' });
    const other = await signInAs(app, { holdingId: 1, phone: who.phone });
    const change = (oldCode: string, newCode: string) => call(who, 'PUT', 'phone', { phone, oldCode, newCode });
    expect((await change('111111', '000000')).body.details).toMatchObject([{ field: 'newCode' }]);
    expect((await change('000000', '222222')).body.details).toMatchObject([{ field: 'oldCode' }]);
    // One wrong code costs no other: both right ones are still good.
    expect((await change('111111', '222222')).body.user.phone).toBe(phone);
    expect((await call(other, 'GET', 'profile')).status).toBe(401);
    expect((await call(who, 'GET', 'profile')).body.sessions).toHaveLength(1);
    const told = await app.database.rows('select count(*)::int from outbox where recipient = $1 and kind = $2', [
      who.phone,
      'account-notice',
    ]);
    expect(told[0]?.[0]).toBeGreaterThan(0);
  });

  test('a phone with an account of its own is not taken over', async () => {
    const [who, other] = [await customer(), await customer()];
    await plantCode(app, { phone: who.phone, purpose: `phone-old:${who.customerId}` });
    await plantCode(app, { phone: other.phone, purpose: `phone-new:${who.customerId}` });
    const { status } = await call(who, 'PUT', 'phone', { phone: other.phone, oldCode: '123456', newCode: '123456' });
    expect(status).toBe(409);
    expect((await call(other, 'GET', 'profile')).body.user.phone).toBe(other.phone);
  });

  test('consents stand with their day and text, and marketing can be taken back', async () => {
    const who = await customer();
    const put = (isGiven: boolean) => call(who, 'PUT', 'consents/marketing', { isGiven, textVersion: '2026-11-20' });
    await Promise.all([put(true), put(true)]);
    const given = (await call(who, 'GET', 'profile')).body.consents.filter(
      ({ kind: name }: { kind: string }) => name === 'marketing',
    );
    expect(given).toMatchObject([{ textVersion: '2026-11-20', withdrawnAt: null }]);
    const [withdrawn] = (await put(false)).body.consents;
    expect(Date.parse(withdrawn.withdrawnAt)).toBeGreaterThanOrEqual(Date.parse(withdrawn.givenAt));
  });

  test('the export holds what is known, and nothing of anybody else', async () => {
    const [who, other] = [await customer(), await customer()];
    await call(who, 'POST', 'email', { email: 'mine@example.com' });
    const { status, body } = await call(who, 'GET', 'export');
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).toContain('mine@example.com');
    expect(text).toContain(who.phone);
    expect(text).not.toContain(other.customerId);
    expect(body.tables.customer_session).toHaveLength(1);
  });

  test('a deletion waits thirty days, can be taken back, and then leaves a record without a person', async () => {
    const [who, neighbour] = [await customer(), await customer()];
    const asked = await call(who, 'POST', 'deletion');
    const days = (Date.parse(asked.body.deletionAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    // A second wish moves nothing.
    expect((await call(who, 'POST', 'deletion')).body.deletionAt).toBe(asked.body.deletionAt);
    expect((await call(who, 'DELETE', 'deletion')).body.deletionAt).toBeNull();
    await call(who, 'POST', 'deletion');
    const { services } = app;
    await deleteDueCustomers(services, new Date(Date.now() + 29 * 86_400_000));
    expect((await call(who, 'GET', 'profile')).status).toBe(200);
    const later = new Date(Date.now() + 31 * 86_400_000);
    await Promise.all([deleteDueCustomers(services, later), deleteDueCustomers(services, later)]);
    expect((await call(who, 'GET', 'profile')).status).toBe(401);
    expect((await call(neighbour, 'GET', 'profile')).status).toBe(200);
    const records = await app.database.query<{ counts: Record<string, number> }>(
      'select counts from destruction_record where customer_id = $1',
      [who.customerId],
    );
    expect(records).toMatchObject([{ counts: { customer: 1, customer_session: 1, customer_deletion: 1 } }]);
    expect(JSON.stringify(records)).not.toContain(who.phone);
    const left = await app.database.rows('select count(*)::int from outbox where recipient = $1', [who.phone]);
    expect(left[0]?.[0]).toBe(0);
  });
});
