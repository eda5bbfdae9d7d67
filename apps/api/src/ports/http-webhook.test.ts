import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DeliveryRefused } from './delivery.ts';
import { httpWebhook, isWebhookAddress, webhookSignature } from './http-webhook.ts';
import { readPortSettings } from './port-settings.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
const secret = 'a-secret-of-the-tests-32-characters';
const message = { id: 'b1d9c1a0-0000-4000-8000-000000000001', target: 'crm-1', body: '{"type":"lead.created"}' };

async function openCrm(status: number) {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    req.on('end', () => {
      heard.push({ headers: req.headers, body });
      res.writeHead(status, { location: 'http://169.254.169.254/' }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { heard, webhook: httpWebhook({ targets: new Map([['crm-1', { url, secret }]]), allowPrivate: false }) };
}

test('an event is signed over time and body, and carries an id that stays the same', async () => {
  const { heard, webhook } = await openCrm(204);
  await webhook.send(message);
  await webhook.send(message);
  for (const { headers, body } of heard) {
    const seconds = Number(/^t=(\d+),/.exec(String(headers['x-signature']))?.[1]);
    expect(Math.abs(Date.now() / 1_000 - seconds)).toBeLessThan(60);
    expect(headers['x-signature']).toBe(webhookSignature(secret, body, seconds * 1_000));
    expect([headers['x-event-id'], body]).toEqual([message.id, message.body]);
  }
  expect(heard).toHaveLength(2);
});

test('another body or secret has another signature', () => {
  const signatures = [
    webhookSignature(secret, 'a', 0),
    webhookSignature(secret, 'b', 0),
    webhookSignature(`${secret}!`, 'a', 0),
    webhookSignature(secret, 'a', 1_000),
  ];
  expect(new Set(signatures).size).toBe(4);
});

test.each([302, 400, 401, 404, 500])(
  'a receiver’s %i is worth another attempt, and no redirect is followed',
  async (status) => {
    const { heard, webhook } = await openCrm(status);
    const failure = await webhook.send(message).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: `HTTP_${status}` });
    expect(failure).not.toBeInstanceOf(DeliveryRefused);
    expect(heard).toHaveLength(1);
  },
);

test('a receiver’s 410 is final', async () => {
  const { webhook } = await openCrm(410);
  await expect(webhook.send(message)).rejects.toBeInstanceOf(DeliveryRefused);
});

test.each(['https://10.0.0.1/', 'https://[fd00::1]/', 'https://169.254.169.254/'])('%s is not called', async (url) => {
  const webhook = httpWebhook({ targets: new Map([['crm-1', { url, secret }]]), allowPrivate: false });
  await expect(webhook.send(message)).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
});

test('an event whose holding has no receiver any more waits', async () => {
  const webhook = httpWebhook({ targets: new Map(), allowPrivate: false });
  await expect(webhook.send(message)).rejects.toMatchObject({ code: 'NO_TARGET' });
});

test.each([
  ['https://crm.example/hook', true],
  ['http://localhost:9/hook', true],
  ['http://crm.example/hook', false],
  ['ftp://crm.example/', false],
  ['crm', false],
])('%s as an address: %s', (url, isRight) => {
  expect(isWebhookAddress(url)).toBe(isRight);
});

test('settings name holdings; a short secret, an open protocol and a wrong address are said at the start', () => {
  const base = { CRM_WEBHOOK_ALLOW_PRIVATE: '0' as const };
  const read = (more: object) =>
    readPortSettings({ ...base, ...more } as Parameters<typeof readPortSettings>[0], {
      isProduction: false,
      allowDevelopment: true,
    });
  const right = read({
    CRM_WEBHOOK_URLS: [['1', 'https://crm.example/']],
    CRM_WEBHOOK_SECRETS: [['1', secret]],
    LEAD_MAILS: [['1/service', 'service@example.com']],
  });
  expect(right.problems).toEqual([]);
  expect(right.settings.webhooks.targets.get('crm-1')).toEqual({ url: 'https://crm.example/', secret });
  const wrong = read({ CRM_WEBHOOK_URLS: [['1', 'http://crm.example/']], LEAD_MAILS: [['1', 'nobody']] });
  expect(wrong.problems).toHaveLength(3);
  expect(wrong.problems.join()).not.toContain(secret);
});
