import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { endSessions, rotate } from '../account/sessions.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { pushBook } from './push-book.ts';
import { tellCustomer } from './tell-customer.ts';

describe.each(engines)('web push of a session, on %s', (kind) => {
  let app: TestApp;
  let phone = 79_164_440_000;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
  });
  afterAll(() => app.close());

  const send = (who: string, method: string, path: string, body: object) =>
    app.get(`/api${path}?holdingId=1`, {
      method,
      headers: { authorization: who, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const subscribe = (who: string, endpoint: string) =>
    send(who, 'POST', '/notifications/push', { endpoint, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) });
  const tell = (customerId: string) =>
    app.database.transaction((executor) =>
      tellCustomer(executor, { customerId, kind: 'service-order', title: 'Заказ', text: 'Готов', href: '/lk/' }),
    );
  const pushes = async (customerId: string) =>
    (
      await app.database.query<{ recipient: string }>(
        "select recipient from outbox where customer_id = $1 and channel = 'push'",
        [customerId],
      )
    ).map(({ recipient }) => recipient);
  /** A customer at two browsers, both of which take push. */
  const customer = async () => {
    phone += 1;
    const who = { holdingId: 1, phone: String(phone) };
    const [here, there] = [await signInAs(app, who), await signInAs(app, who)];
    expect((await subscribe(here.authorization, `https://push.example/${phone}/here`)).status).toBe(200);
    const subscribed = await subscribe(there.authorization, `https://push.example/${phone}/there`);
    expect(subscribed.body).toMatchObject({ devices: [{}, {}] });
    return { here, there, id: here.customerId };
  };
  type Known = Awaited<ReturnType<typeof customer>>;
  const sessionIds = async ({ here }: Known) => {
    const { body } = await app.get('/api/user/sessions?holdingId=1', {
      headers: { authorization: here.authorization },
    });
    const { items } = body as { items: { id: string; isCurrent: boolean }[] };
    return items.filter((one) => !one.isCurrent).map(({ id }) => id);
  };
  const leave = ({ there }: Known, everywhere: boolean) =>
    app.get('/api/auth/logout?holdingId=1', {
      method: 'POST',
      headers: { authorization: `Bearer ${there.refreshToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ everywhere }),
    });

  const ends: readonly (readonly [string, number, (who: Known) => Promise<unknown>])[] = [
    ['signing out', 1, (who) => leave(who, false)],
    ['signing out everywhere', 0, (who) => leave(who, true)],
    [
      'ending it from the list',
      1,
      async (who) => {
        for (const id of await sessionIds(who))
          await send(who.here.authorization, 'DELETE', `/user/sessions/${id}`, {});
      },
    ],
    [
      'another phone',
      1,
      async (who) => {
        const [there = ''] = await sessionIds(who);
        const [row] = await app.database.query<{ id: string }>(
          'select id from customer_session where customer_id = $1 and id <> $2',
          [who.id, there],
        );
        await endSessions(app.database, who.id, { except: row?.id ?? '', reason: 'phone-change' });
      },
    ],
    [
      'seven idle days',
      1,
      async (who) => {
        const [there = ''] = await sessionIds(who);
        await app.database.query(
          "update customer_refresh set expires_at = now() - interval '1 s' where session_id = $1",
          [there],
        );
      },
    ],
    [
      'a stolen token',
      1,
      async ({ there }) => {
        await rotate(app.services, there.refreshToken, 1);
        await app.database.query(
          "update customer_refresh set replaced_at = replaced_at - interval '1 hour' where replaced_at is not null",
        );
        await rotate(app.services, there.refreshToken, 1).catch(() => undefined);
      },
    ],
  ];

  test.each(ends)(
    'ends with %s: what is on its way does not arrive, and nothing more is sent',
    async (_, left, end) => {
      const who = await customer();
      await tell(who.id);
      const sent = await pushes(who.id);
      expect(sent).toHaveLength(2);
      await end(who);
      const book = pushBook(app.database, readHoldings());
      const found = await Promise.all(sent.map((id) => book.find(id)));
      expect(found.filter(Boolean)).toHaveLength(left);
      await tell(who.id);
      expect(await pushes(who.id)).toHaveLength(2 + left);
    },
  );

  test('a refreshed session keeps it', async () => {
    const who = await customer();
    const pair = await rotate(app.services, who.there.refreshToken, 1);
    expect(pair.token).not.toBe('');
    await tell(who.id);
    expect(await pushes(who.id)).toHaveLength(2);
  });

  test('the next customer at a browser takes it over', async () => {
    const [first, second] = [await customer(), await customer()];
    const [row] = await app.database.query<{ endpoint: string }>(
      'select endpoint from push_subscription where customer_id = $1 limit 1',
      [first.id],
    );
    await subscribe(second.here.authorization, row?.endpoint ?? '');
    await tell(first.id);
    await tell(second.id);
    expect([(await pushes(first.id)).length, (await pushes(second.id)).length]).toEqual([1, 3]);
  });
});
