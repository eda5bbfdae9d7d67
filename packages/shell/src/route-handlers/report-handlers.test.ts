import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '@showroom/domain/brand';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reportHandlers } from './report-handlers.ts';

let api: Server;
const asked: { url: string; key: unknown; body: unknown }[] = [];

beforeAll(async () => {
  api = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(`${Buffer.concat(chunks)}`);
    asked.push({ url: req.url ?? '', key: req.headers['idempotency-key'], body });
    res.end('{"sent":true,"ttl":300,"resendIn":60}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});

const handlers = reportHandlers({ holdingId: 2, host: 'house.example' } as Brand);
const request = (body: unknown, site = 'same-origin') =>
  new Request('https://house.example/api/catalog/report/', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': site, 'idempotency-key': 'k'.repeat(32) },
  });

test('a code is asked for by the phone alone, and the phone stands in no address', async () => {
  const response = await handlers.sendCode(request({ phone: '79990000000', holdingId: 1 }));
  expect(await response.json()).toEqual({ sent: true, ttl: 300, resendIn: 60 });
  expect(asked.at(-1)).toMatchObject({ url: '/api/catalog/report/code?holdingId=2', body: { phone: '79990000000' } });
});

test('a report is opened by its form and its code, under the key of the send', async () => {
  const body = { formUrl: '/catalog/7/', formData: { vehicleId: 7 }, smsCode: '123456' };
  await handlers.confirm(request({ ...body, role: 'reports' }));
  expect(asked.at(-1)).toEqual({ url: '/api/catalog/report?holdingId=2', key: 'k'.repeat(32), body });
});

test('another site cannot have codes sent', async () => {
  const before = asked.length;
  expect((await handlers.sendCode(request({ phone: '79990000000' }, 'cross-site'))).status).toBe(403);
  expect((await handlers.confirm(request({ phone: '79990000000' }))).status).toBe(400);
  expect(asked).toHaveLength(before);
});
