import { beforeEach, expect, test } from 'vitest';
import { post, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();
beforeEach(() => api.says({ sent: true, ttl: 300, resendIn: 60 }));

const sendCode = (body: unknown, site = 'same-origin') =>
  post('/api/catalog/report/code/', JSON.stringify(body), { 'sec-fetch-site': site });
const confirm = (body: unknown) => post('/api/catalog/report/', JSON.stringify(body));

test('a code is asked for by the phone alone, and the phone stands in no address', async () => {
  const response = await sendCode({ phone: '79990000000', holdingId: 1 });
  expect(await response.json()).toEqual({ sent: true, ttl: 300, resendIn: 60 });
  const [asked] = api.asked;
  expect(asked?.url.href).toBe('http://api/api/catalog/report/code?holdingId=2');
  expect(JSON.parse(asked?.body ?? '')).toEqual({ phone: '79990000000' });
});

test('a report is opened by its form and its code, under the key of the send', async () => {
  const body = { formUrl: '/catalog/7/', formData: { vehicleId: 7 }, smsCode: '123456' };
  await confirm({ ...body, role: 'reports' });
  const [asked] = api.asked;
  expect(asked?.url.href).toBe('http://api/api/catalog/report?holdingId=2');
  expect(asked?.headers['idempotency-key']).toBe('k'.repeat(32));
  expect(JSON.parse(asked?.body ?? '')).toEqual(body);
});

test('another site cannot have codes sent', async () => {
  expect((await sendCode({ phone: '79990000000' }, 'cross-site')).status).toBe(403);
  expect((await confirm({ phone: '79990000000' })).status).toBe(400);
  expect(api.asked).toEqual([]);
});
