import { createECDH, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { createLog } from '../../log.ts';
import { developmentDelivery } from '../../ports/development-delivery.ts';
import { webPush } from '../../ports/web-push.ts';
import { openSession } from '../account/sessions.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { Dispatcher } from '../outbox/dispatcher.ts';
import { pushBook } from './push-book.ts';
import { tellCustomer } from './tell-customer.ts';
import { vapidKeys } from './vapid-keys.ts';

describe.each(engines)('a notice by web push, on %s', (kind) => {
  let database: Database;
  const customerId = randomUUID();
  const heard: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let status = 201;
  const service = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      heard.push({ headers: req.headers, body: Buffer.concat(parts) });
      res.writeHead(status).end();
    });
  });
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    await database.query("insert into customer (id, holding_id, phone) values ($1, 1, '79161234561')", [customerId]);
    const device = { method: 'code', device: 'Chrome', place: null } as const;
    await openSession(database, 'secret'.repeat(6), { ...device, customerId, holdingId: 1 });
    await database.query(
      `insert into push_subscription (id, customer_id, session_id, endpoint, p256dh, auth, device)
       select $1, $2, id, $3, $4, $5, 'Chrome' from customer_session where customer_id = $2`,
      [
        randomUUID(),
        customerId,
        `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/1`,
        browser.getPublicKey('base64url'),
        Buffer.alloc(16, 7).toString('base64url'),
      ],
    );
  });
  afterAll(async () => {
    service.close();
    await database.close();
  });

  const outbox = () =>
    database.rows(
      "select status, failure from outbox where customer_id = $1 and channel = 'push' order by created_at",
      [customerId],
    );
  const subscriptions = async () =>
    (await database.rows('select id from push_subscription where customer_id = $1', [customerId])).length;

  /** Tells the customer, and sends what is due until the newest push has this state. */
  async function tell(state: readonly [status: string, failure: string | null]) {
    await database.transaction((executor) =>
      tellCustomer(executor, { customerId, kind: 'service-order', title: 'Заказ', text: 'Готов', href: '/lk/' }),
    );
    const development = developmentDelivery();
    const push = webPush(pushBook(database, readHoldings()), { allowPrivate: true });
    const ports = { sms: development, mail: development, webhook: development, push };
    const dispatcher = new Dispatcher({ database, ports, log: createLog('info', new PassThrough().resume()) });
    await dispatcher.start();
    await vi.waitFor(async () => expect((await outbox()).at(-1)).toEqual(state), { timeout: 60_000, interval: 20 });
    await dispatcher.stop();
  }

  test('goes sealed to the address of its browser; one that is gone is forgotten and written to no more', async () => {
    await tell(['delivered', null]);
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = heard;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
    expect(headers.authorization).toContain(`k=${(await vapidKeys(database)).publicKey}`);
    expect(body.toString()).not.toContain('Готов');
    expect(await subscriptions()).toBe(1);

    status = 410;
    await tell(['dead', 'HTTP_410']);
    expect([await subscriptions(), heard.length]).toEqual([0, 2]);
    await database.transaction((executor) =>
      tellCustomer(executor, { customerId, kind: 'service-order', title: 'Заказ', text: 'Готов', href: '/lk/' }),
    );
    expect((await outbox()).length).toBe(2);
  });
});
