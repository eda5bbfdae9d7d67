import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Executor } from '../../db/database.ts';
import { engines } from '../../db/testing.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { plantCode, signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeAccessToken } from './access-token.ts';

let last = 79_160_000_000;
const newPhone = () => String(++last);

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20, trustProxy: true });
  });
  afterAll(() => app.close());

  const refresh = (token: string, holdingId = 1) =>
    app.get(`/api/auth/refresh?holdingId=${holdingId}`, { headers: { authorization: `Bearer ${token}` } });
  const who = (authorization: string, holdingId = 1) =>
    app.get(`/api/user?holdingId=${holdingId}`, { headers: { authorization } });
  const login = (phone: string, code: string, from?: string) =>
    postJson(app, '/api/auth/login?holdingId=1', { phone, code }, from === undefined ? {} : { from });
  /** Every statement that the database was asked while something was done, in order. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    const seen: string[] = [];
    const { query, transaction } = app.database;
    const noted =
      (executor: Pick<Executor, 'query'>): Executor['query'] =>
      (sql, params) => {
        seen.push(sql);
        return executor.query(sql, params);
      };
    const spies = [
      vi.spyOn(app.database, 'query').mockImplementation(noted({ query }) as typeof query),
      vi
        .spyOn(app.database, 'transaction')
        .mockImplementation(((inside: (executor: Executor) => Promise<unknown>) =>
          transaction((executor) => inside({ ...executor, query: noted(executor) }))) as typeof transaction),
    ];
    await work();
    for (const spy of spies) spy.mockRestore();
    return seen;
  };
  const pairOf = ({ body }: { body: unknown }) => body as { token: string; refreshToken: string };
  const later = (refreshToken: string, seconds: number) =>
    app.database.query(
      `update customer_refresh set replaced_at = replaced_at - make_interval(secs => $2::int)
       where session_id in (select session_id from customer_refresh where replaced_at is not null) and $1 <> ''`,
      [refreshToken, seconds],
    );
  const liveTokens = (customerId: string) =>
    app.database.query(
      `select 1 from customer_refresh r join customer_session s on s.id = r.session_id
       where s.customer_id = $1 and s.ended_at is null and r.replaced_at is null`,
      [customerId],
    );

  test('a code that was sent signs in once, and the phone is a customer from then on', async () => {
    const phone = newPhone();
    expect((await postJson(app, '/api/auth/validate?holdingId=1', { phone })).body).toEqual({
      sent: true,
      ttl: 300,
      resendIn: 60,
    });
    const [message] = await app.database.query<{ body: string }>(
      "select body from outbox where recipient = $1 and kind = 'sign-in-code'",
      [phone],
    );
    const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    const first = await login(phone, code);
    expect([first.status, first.body.isNew]).toEqual([200, true]);
    expect((await login(phone, code)).status).toBe(400);
    expect((await who(`Bearer ${first.body.token}`)).body).toMatchObject({ phone, firstName: null });
    expect(app.logged()).not.toContain(phone);
    expect(app.logged()).not.toContain(String(first.body.refreshToken));
  });

  test('a code of another purpose or holding opens nothing', async () => {
    const phone = newPhone();
    await plantCode(app, { phone, purpose: 'report' });
    expect((await login(phone, '123456')).status).toBe(400);
    await plantCode(app, { phone, purpose: 'sign-in:2' });
    expect((await login(phone, '123456')).status).toBe(400);
  });

  test('known and unknown phones hear the same, right up to the code', async () => {
    const known = newPhone();
    await signInAs(app, { holdingId: 1, phone: known });
    const unknown = newPhone();
    const [a, b] = [await login(known, '000000'), await login(unknown, '000000')];
    expect(a).toMatchObject({ status: b.status, body: b.body });
    const [c, d] = [
      await postJson(app, '/api/auth/validate?holdingId=1', { phone: known }),
      await postJson(app, '/api/auth/validate?holdingId=1', { phone: unknown }),
    ];
    expect([c.status, c.body]).toEqual([d.status, d.body]);
  });

  test('known and unknown phones cost the same statements, and so does a wrong code that was never sent', async () => {
    const known = newPhone();
    await signInAs(app, { holdingId: 1, phone: known });
    // The pause after the code of that sign-in is over.
    await app.database.query("update report_code set created_at = now() - interval '2 minutes' where phone = $1", [
      known,
    ]);
    const unknown = newPhone();
    const request = (phone: string) => () => postJson(app, '/api/auth/validate?holdingId=1', { phone });
    const guess = (phone: string) => () => login(phone, '000000', '198.51.100.23');
    const asked = await statementsOf(request(known));
    expect(asked.some((sql) => sql.includes('outbox'))).toBe(true);
    expect(await statementsOf(request(unknown))).toEqual(asked);
    const guessed = await statementsOf(guess(known));
    expect(guessed.length).toBeGreaterThan(4);
    expect(await statementsOf(guess(unknown))).toEqual(guessed);
    expect(await statementsOf(guess(newPhone()))).toEqual(guessed);
  });

  test('a hundred refreshes at once end in one live successor', async () => {
    const { customerId, refreshToken } = await signInAs(app, { holdingId: 1, phone: newPhone() });
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => pairOf(answer).refreshToken)).size).toBe(1);
    expect(await liveTokens(customerId)).toHaveLength(1);
  });

  test('an old token ends the family after the grace, within it it leads to the same successor', async () => {
    const { customerId, refreshToken, authorization } = await signInAs(app, { holdingId: 1, phone: newPhone() });
    const next = pairOf(await refresh(refreshToken));
    await later(refreshToken, 29);
    expect(pairOf(await refresh(refreshToken)).refreshToken).toBe(next.refreshToken);
    await later(refreshToken, 2);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    for (const token of [authorization, `Bearer ${next.token}`]) expect((await who(token)).status).toBe(401);
    expect(await liveTokens(customerId)).toEqual([]);
    expect(app.logged()).toContain('"event":"refresh-reused"');
  });

  test('a session idles for seven days and lasts for thirty', async () => {
    const one = await signInAs(app, { holdingId: 1, phone: newPhone() });
    await app.database.query(
      `update customer_refresh set expires_at = now() - interval '1 second'
       where session_id in (select id from customer_session where customer_id = $1)`,
      [one.customerId],
    );
    expect((await refresh(one.refreshToken)).status).toBe(401);
    const two = await signInAs(app, { holdingId: 1, phone: newPhone() });
    await app.database.query(
      "update customer_session set expires_at = now() - interval '1 second' where customer_id = $1",
      [two.customerId],
    );
    expect([(await refresh(two.refreshToken)).status, (await who(two.authorization)).status]).toEqual([401, 401]);
  });

  test('five wrong codes void a code, ten lock its phone, thirty an address; who is in stays in', async () => {
    const phone = newPhone();
    const { authorization } = await signInAs(app, { holdingId: 1, phone });
    await plantCode(app, { phone, purpose: 'sign-in:1' });
    for (let n = 0; n < 5; n++) expect((await login(phone, '000000')).status).toBe(400);
    expect((await login(phone, '123456')).status).toBe(400);
    await plantCode(app, { phone, purpose: 'sign-in:1' });
    for (let n = 0; n < 5; n++) await login(phone, '000000');
    await plantCode(app, { phone, purpose: 'sign-in:1' });
    expect((await login(phone, '123456')).status).toBe(400);
    expect((await who(authorization)).status).toBe(200);
    for (let n = 0; n < 30; n++) await login(newPhone(), '000000', '203.0.113.77');
    const other = newPhone();
    await plantCode(app, { phone: other, purpose: 'sign-in:1' });
    expect((await login(other, '123456', '203.0.113.77')).status).toBe(400);
    expect((await login(other, '123456', '198.51.100.7')).status).toBe(200);
  });

  test('sessions are listed with device and place, ended one by one and everywhere', async () => {
    const phone = newPhone();
    await plantCode(app, { phone, purpose: 'sign-in:1' });
    const response = await app.fetch('/api/auth/login?holdingId=1', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.9',
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1',
      },
      body: JSON.stringify({ phone, code: '123456' }),
    });
    const phoneSession = pairOf({ body: await response.json() });
    const here = await signInAs(app, { holdingId: 1, phone });
    const list = async () => {
      const { body } = await app.get('/api/user/sessions?holdingId=1', {
        headers: { authorization: here.authorization },
      });
      return (body as { items: { id: string; device: string; place: string | null; isCurrent: boolean }[] }).items;
    };
    const sessions = await list();
    expect(sessions.map(({ device, place, isCurrent }) => [device, place, isCurrent])).toEqual([
      ['Неизвестное устройство', null, true],
      ['Safari, iPhone', 'Санкт-Петербург', false],
    ]);
    const end = (id: string | undefined, authorization: string) =>
      app.get(`/api/user/sessions/${id}?holdingId=1`, {
        method: 'DELETE',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{}',
      });
    const stranger = await signInAs(app, { holdingId: 1, phone: newPhone() });
    const refusals = [
      await end(sessions[1]?.id, stranger.authorization),
      await end(randomUUID(), here.authorization),
      await end('nothing', here.authorization),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await end(sessions[1]?.id, here.authorization)).status).toBe(200);
    expect((await who(`Bearer ${phoneSession.token}`)).status).toBe(401);
    expect((await refresh(phoneSession.refreshToken)).status).toBe(401);
    const second = await signInAs(app, { holdingId: 1, phone });
    const out = await app.get('/api/auth/logout?holdingId=1', {
      method: 'POST',
      headers: { authorization: `Bearer ${here.refreshToken}`, 'content-type': 'application/json' },
      body: '{"everywhere":true}',
    });
    expect(out.status).toBe(200);
    for (const { authorization } of [here, second]) expect((await who(authorization)).status).toBe(401);
  });

  test('tokens of another holding, key, type or customer are 401', async () => {
    const { customerId, authorization, refreshToken } = await signInAs(app, { holdingId: 1, phone: newPhone() });
    expect((await who(authorization, 2)).status).toBe(401);
    expect((await refresh(refreshToken, 2)).status).toBe(401);
    const claims = { sub: customerId, sid: randomUUID(), holding: 1 };
    const forged = [
      await makeAccessToken('another-key-of-at-least-32-characters', claims),
      await makeAccessToken(app.services.tokenSecret, claims),
      await makeAccessToken(app.services.tokenSecret, { ...claims, sid: customerId }, Date.now() - 3_600_000),
      'eyJhbGciOiJub25lIn0.e30.',
      'x'.repeat(1_900),
    ];
    for (const token of forged) expect((await who(`Bearer ${token}`)).status).toBe(401);
    expect((await app.get('/api/user?holdingId=1')).status).toBe(401);
  });

  test('a name is kept with the consents and the version of their text; without them nothing is', async () => {
    const { authorization, customerId } = await signInAs(app, { holdingId: 1, phone: newPhone() });
    const put = (body: object) =>
      app.get('/api/user?holdingId=1', {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await put({ firstName: 'Анна' })).toMatchObject({ status: 400, body: { code: 3 } });
    expect((await put({ firstName: '' })).status).toBe(400);
    expect((await put({ firstName: 'Анна', consents: { policy: true } })).status).toBe(400);
    const given = {
      firstName: 'анна',
      email: 'anna@mail.ru',
      consents: { policy: true },
      consentVersion: '2026-11-20',
    };
    expect(await put(given)).toMatchObject({ status: 200, body: { firstName: 'Анна', isEmailConfirmed: false } });
    expect(await put({ firstName: 'Анна' })).toMatchObject({ status: 200, body: { email: 'anna@mail.ru' } });
    expect(
      await app.database.query('select kind, text_version from customer_consent where customer_id = $1', [customerId]),
    ).toEqual([{ kind: 'policy', text_version: '2026-11-20' }]);
  });
});
