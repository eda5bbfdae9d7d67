import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { plantCode } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const agents = {
  chrome: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  newerChrome: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
} as const;

describe.each(engines)('a sign-in from elsewhere, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
  });
  afterAll(() => app.close());

  const signIn = async (phone: string, agent: keyof typeof agents) => {
    await plantCode(app, { phone, purpose: 'sign-in:1' });
    const { status, body } = await app.get('/api/auth/login?holdingId=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agents[agent] },
      body: JSON.stringify({ phone, code: '123456' }),
    });
    expect(status).toBe(200);
    return `Bearer ${(body as { token: string }).token}`;
  };
  const notices = async (authorization: string) => {
    const { body } = await app.get('/api/notifications?holdingId=1', { headers: { authorization } });
    return (body as { items: { kind: string; title: string; text: string }[] }).items.map((one) => one);
  };

  test('is told once for each device and place; the first ever and a newer version of the same browser are not', async () => {
    const phone = '79164560001';
    await signIn(phone, 'chrome');
    expect(await notices(await signIn(phone, 'newerChrome'))).toEqual([]);
    await signIn(phone, 'iphone');
    const told = await notices(await signIn(phone, 'iphone'));
    expect(told).toMatchObject([{ kind: 'security', title: 'Вход с\u00a0нового устройства' }]);
    expect(told[0]?.text).toContain('Safari, iPhone');
    await app.database.query(
      'update customer_session set place = $2 where customer_id = (select id from customer where phone = $1)',
      [phone, 'Краснодар'],
    );
    expect(await notices(await signIn(phone, 'iphone'))).toHaveLength(2);
  });

  test('goes by the channels that were chosen', async () => {
    const phone = '79164560002';
    const authorization = await signIn(phone, 'chrome');
    await app.get('/api/notifications/settings?holdingId=1', {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'security', channels: ['sms'] }),
    });
    await signIn(phone, 'iphone');
    const sent = await app.database.query(
      "select channel from outbox where recipient = $1 and kind = 'account-notice'",
      [phone],
    );
    expect(sent).toEqual([{ channel: 'sms' }]);
  });
});
