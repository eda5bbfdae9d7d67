import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { createLog } from '../../log.ts';
import type { Delivery } from '../../ports/delivery.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { Dispatcher } from '../outbox/dispatcher.ts';

/** A gateway of which nobody here can read what it was given. */
const gateway = (): Delivery<unknown> => ({ development: false, send: async () => {}, close: async () => {} });

// B-05, B-08: what opens an account is nowhere in the database. Who reads a dump of it signs in nowhere.
describe.each(engines)('at rest on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
  });
  afterAll(() => app.close());

  /** Every row of every table, as text. */
  async function dump(): Promise<string> {
    const tables = await app.database.rows(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const rows = await Promise.all(
      tables.map(([name]) => app.database.rows(`select to_jsonb(t)::text from "${name}" as t`)),
    );
    return rows.flat(2).join('\n');
  }
  const sent = async (where: string): Promise<string> => {
    const rows = await app.database.rows(`select body from outbox where ${where}`);
    return rows.flat().join('\n');
  };

  test('codes, tokens and links of letters are kept as proofs alone, and the messages that carried them are wiped', async () => {
    const phone = '79161230001';
    await postJson(app, '/api/auth/validate?holdingId=1', { phone });
    const code = /\d{6}/.exec(await sent("kind = 'sign-in-code'"))?.[0] ?? '';
    const { status, body } = await postJson(app, '/api/auth/login?holdingId=1', { phone, code });
    expect(status).toBe(200);
    const [token, refreshToken] = [String(body.token), String(body.refreshToken)];
    const next = await app.get('/api/auth/refresh?holdingId=1', {
      headers: { authorization: `Bearer ${refreshToken}` },
    });
    const successor = (next.body as { refreshToken: string }).refreshToken;
    await app.get('/api/user/email?holdingId=1', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'vera@example.com' }),
    });
    const link = /\/lk\/email\/#([\w-]+)/.exec(await sent("kind = 'email-confirmation'"))?.[1] ?? '';
    await app.database.query("update customer set email = 'vera@example.com', email_confirmed_at = now()");
    const [customer] = await app.database.query<{ id: string }>('select id from customer');
    await app.database.transaction((executor) =>
      tellCustomer(executor, {
        ...{ customerId: customer?.id ?? '', kind: 'bonus', title: 'Баллы', text: 'Пришли.', href: '/lk/loyalty/' },
      }),
    );
    const stop = /\/unsubscribe\/#([\w-]+)/.exec(await sent("channel = 'mail'"))?.[1] ?? '';
    const secrets = { code, link, stop, token, refreshToken, successor };
    // What is searched for would be found.
    const before = await dump();
    for (const name of ['code', 'link', 'stop'] as const) expect(before, name).toContain(secrets[name]);

    const ports = { sms: gateway(), mail: gateway(), push: gateway(), webhook: gateway() };
    const dispatcher = new Dispatcher({ database: app.database, ports, log: createLog('silent') });
    await dispatcher.start();
    await expect
      .poll(() => app.database.rows("select count(*)::int from outbox where status = 'pending'"), { timeout: 60_000 })
      .toEqual([[0]]);
    await dispatcher.stop();

    const after = await dump();
    expect(after).toContain(phone);
    // Six digits alone may stand in any number.
    const { code: digits, ...long } = secrets;
    expect(await sent("kind = 'sign-in-code'")).not.toContain(digits);
    for (const [name, secret] of Object.entries(long)) {
      expect(secret.length, name).toBeGreaterThan(20);
      expect(after.includes(secret), name).toBe(false);
      expect(app.logged().includes(secret), name).toBe(false);
    }
  });
});
