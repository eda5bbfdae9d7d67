import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { createLog } from '../../log.ts';
import { DeliveryRefused, type SmsMessage } from '../../ports/delivery.ts';
import { developmentDelivery } from '../../ports/development-delivery.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { Dispatcher } from './dispatcher.ts';
import { claimDue, type OutboxDraft, putIntoOutbox } from './queries.ts';
import { maxAttempts } from './retry.ts';

const draft = (more: Partial<OutboxDraft> = {}) =>
  ({
    channel: 'sms',
    kind: 'report-code',
    recipient: '79991234567',
    body: 'Код 123456',
    ...more,
  }) as OutboxDraft;

describe.each(engines)('on %s', (kind) => {
  let database: Database;
  let logged = '';
  const log = createLog(
    'info',
    new PassThrough().setEncoding('utf8').on('data', (line: string) => {
      logged += line;
    }),
  );
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    logged = '';
    await database.query('delete from outbox');
  });

  /** Runs a dispatcher whose SMS go to `send`, until `done` holds. */
  async function dispatch(send: (message: SmsMessage) => Promise<void>, done: () => Promise<void>) {
    const ports = {
      sms: { development: false, send, close: async () => {} },
      mail: developmentDelivery(),
      push: developmentDelivery(),
      webhook: developmentDelivery(),
    };
    const dispatcher = new Dispatcher({ database, ports, log });
    await dispatcher.start();
    try {
      await vi.waitFor(done, { timeout: 60_000, interval: 20 });
    } finally {
      await dispatcher.stop();
    }
  }
  const rows = () =>
    database.query<{ status: string; attempts: number; failure: string | null; body: string }>(
      'select status, attempts, failure, body from outbox order by created_at',
    );
  const all = async (status: string) =>
    expect(new Set((await rows()).map((row) => row.status))).toEqual(new Set([status]));

  test('what is put in while it runs is sent at once, and what was there before too', async () => {
    await putIntoOutbox(database, [draft()]);
    const sent: string[] = [];
    let late = false;
    await dispatch(
      async ({ to }) => {
        sent.push(to);
      },
      async () => {
        if (!late && sent.length === 1) {
          late = true;
          await database.transaction((executor) => putIntoOutbox(executor, [draft({ recipient: '79990000002' })]));
        }
        expect(sent).toEqual(['79991234567', '79990000002']);
        await all('delivered');
      },
    );
  });

  test('a message of a transaction that was rolled back is never sent', async () => {
    await database
      .transaction(async (executor) => {
        await putIntoOutbox(executor, [draft()]);
        throw new Error('no');
      })
      .catch(() => {});
    expect(await rows()).toEqual([]);
  });

  test('two dispatchers share the work, and no message goes out twice', async () => {
    await putIntoOutbox(
      database,
      Array.from({ length: 60 }, (_, n) => draft({ recipient: `7999${n}` })),
    );
    const sent: string[] = [];
    const send = async ({ id }: SmsMessage) => {
      sent.push(id);
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await Promise.all([dispatch(send, () => all('delivered')), dispatch(send, () => all('delivered'))]);
    expect([sent.length, new Set(sent).size]).toEqual([60, 60]);
  });

  test('a gateway that stumbles is asked again later, and given up after the last attempt', async () => {
    await putIntoOutbox(database, [draft({ secret: true })]);
    const stumble = async () => {
      throw Object.assign(new Error('to 79991234567: Код 123456'), { code: 'ECONNREFUSED' });
    };
    await dispatch(stumble, async () => {
      expect(await rows()).toEqual([{ status: 'pending', attempts: 1, failure: 'ECONNREFUSED', body: 'Код 123456' }]);
    });
    const [{ wait = 0 } = {}] = await database.query<{ wait: number }>(
      'select extract(epoch from next_attempt_at - now())::float8 as wait from outbox',
    );
    expect(wait).toBeGreaterThan(5);
    expect(await claimDue(database, 10, 60)).toEqual([]);
    await database.query("update outbox set attempts = $1, next_attempt_at = now() - interval '1 second'", [
      maxAttempts - 1,
    ]);
    await dispatch(stumble, () => all('dead'));
    expect(await rows()).toEqual([{ status: 'dead', attempts: maxAttempts, failure: 'ECONNREFUSED', body: '' }]);
    expect(logged).not.toMatch(/79991234567|123456/);
  });

  test('a refused message is not tried again', async () => {
    await putIntoOutbox(database, [draft()]);
    await dispatch(
      async () => {
        throw new DeliveryRefused('HTTP_400');
      },
      () => all('dead'),
    );
    expect(await rows()).toMatchObject([{ attempts: 1, failure: 'HTTP_400' }]);
  });

  test('what a killed process had in hand is sent by the next one, under the same id', async () => {
    await putIntoOutbox(database, [draft()]);
    const [held] = await claimDue(database, 10, 60);
    expect(await claimDue(database, 10, 60)).toEqual([]);
    await database.query("update outbox set next_attempt_at = now() - interval '1 second'");
    const sent: string[] = [];
    await dispatch(
      async ({ id }) => {
        sent.push(id);
      },
      () => all('delivered'),
    );
    expect(sent).toEqual([held?.id]);
  });

  test('a code that ran out is not sent', async () => {
    await putIntoOutbox(database, [draft({ usefulSeconds: 60 })]);
    await database.query("update outbox set expires_at = now() - interval '1 second'");
    const send = vi.fn(async () => {});
    await dispatch(send, () => all('dead'));
    expect(send).not.toHaveBeenCalled();
  });

  test('a real gateway leaves no code behind, the development outbox shows it', async () => {
    await putIntoOutbox(database, [draft({ secret: true })]);
    await dispatch(
      async () => {},
      () => all('delivered'),
    );
    expect(await rows()).toMatchObject([{ body: '' }]);
    await database.query('delete from outbox');
    await putIntoOutbox(database, [draft({ secret: true })]);
    const development = new Dispatcher({
      database,
      ports: {
        sms: developmentDelivery(),
        mail: developmentDelivery(),
        push: developmentDelivery(),
        webhook: developmentDelivery(),
      },
      log,
    });
    await development.start();
    await vi.waitFor(() => all('delivered'), { timeout: 60_000 });
    await development.stop();
    expect(await rows()).toMatchObject([{ body: 'Код 123456' }]);
  });

  test.each([
    ['2099-12-01T23:30:00+03:00', '2099-12-02T05:00:00.000Z'],
    ['2099-12-02T07:59:00+03:00', '2099-12-02T05:00:00.000Z'],
  ])('an SMS notice of %s waits for the morning, its letter does not', async (now, due) => {
    const customerId = randomUUID();
    await database.query("delete from customer where phone = '79161234560'");
    await database.query(
      `insert into customer (id, holding_id, phone, email, email_confirmed_at) values ($1, 1, '79161234560', 'a@example.com', now())`,
      [customerId],
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    try {
      await database.transaction((executor) =>
        tellCustomer(executor, { customerId, kind: 'service-order', title: 'Заказ', text: 'Готов', href: '/lk/' }),
      );
    } finally {
      vi.useRealTimers();
    }
    const sent = await database.query<{ channel: string; at: Date | string }>(
      'select channel, next_attempt_at as at from outbox order by next_attempt_at',
    );
    expect(sent.map(({ channel }) => channel)).toEqual(['mail', 'sms']);
    expect(new Date(sent[1]?.at ?? 0).toISOString()).toBe(due);
    // Not before its time: a dispatcher takes the letter at most.
    expect((await claimDue(database, 10, 60)).filter(({ channel }) => channel === 'sms')).toEqual([]);
  });
});
