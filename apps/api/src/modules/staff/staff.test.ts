import type { StaffRole } from '@showroom/api-contract/desk-staff';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffCommand } from '../../commands/staff.ts';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

const ownPassword = 'длинный собственный пароль';
type Answer = { status: number; body: Record<string, never> & { [name: string]: unknown } };

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let admin = '';
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60, trustProxy: true });
    admin = await makeStaffToken(app.services.staffSecret ?? '', { role: 'admin', holdingId: 1, days: 1 });
  });
  afterAll(() => app.close());

  const call = async (
    method: string,
    path: string,
    { token, body, address }: { token?: string; body?: object; address?: string } = {},
  ): Promise<Answer> => {
    const response = await app.fetch(`/api/reports/${path}?holdingId=1`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(address && { 'x-forwarded-for': address }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  const add = async (login: string, roles: StaffRole[], dealers: string[] | null = null) => {
    const { status, body } = await call('POST', 'staff', {
      token: admin,
      body: { login, name: 'Анна Иванова', roles, dealers },
    });
    expect(status).toBe(200);
    return body as unknown as { member: { id: string }; password: string };
  };
  const signIn = (body: object, address?: string) => call('POST', 'sign-in', { body, ...(address && { address }) });
  /** The code of this step, for the first sign-in, and of the next one, for the second. */
  const codeOf = (secret: string, step: 0 | 1) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * step });
  const enter = async (login: string, roles: StaffRole[], dealers: string[] | null = null) => {
    const { member, password } = await add(login, roles, dealers);
    const offered = await signIn({ login, password });
    const secret = String(offered.body.secret);
    const code = await codeOf(secret, 0);
    const { body } = await signIn({ login, password, code, newPassword: ownPassword });
    return { id: member.id, secret, token: String(body.token) };
  };

  test('an account signs in with a second factor, and not with less', async () => {
    const { password } = await add('Anna.Ivanova', ['editor']);
    const login = 'anna.ivanova';
    const offered = await signIn({ login, password });
    expect(offered.body).toMatchObject({ kind: 'enrol' });
    expect(String(offered.body.uri)).toMatch(/^otpauth:\/\/totp\/.*anna\.ivanova.*secret=/);
    const secret = String(offered.body.secret);
    const code = await codeOf(secret, 0);
    expect((await signIn({ login, password, code, newPassword: 'короткий' })).status).toBe(400);
    const first = await signIn({ login, password, code, newPassword: ownPassword });
    expect(first.body).toMatchObject({ kind: 'signed-in', roles: ['editor'] });
    const token = String(first.body.token);
    expect((await call('GET', 'session', { token })).body).toMatchObject({ roles: ['editor'], name: 'Анна Иванова' });
    expect((await call('GET', 'content', { token })).status).toBe(200);
    expect((await call('GET', 'redirects', { token })).status).toBe(404);

    const statusOf = async (given: object) => (await signIn({ login, password: ownPassword, ...given })).status;
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ code: '000000' })).toBe(403);
    // The code of the first sign-in is used up.
    expect(await statusOf({ code })).toBe(403);
    expect(await statusOf({ password, code: await codeOf(secret, 1) })).toBe(403);
    expect(await statusOf({ code: await codeOf(secret, 1) })).toBe(200);
    const trail = await call('GET', 'audit', { token });
    expect(JSON.stringify(trail.body)).toContain('"act":"sign-in"');
    expect(JSON.stringify(trail.body)).toContain('Анна Иванова');
  });

  test('one code opens one sign-in, however many bring it at once', async () => {
    const { secret } = await enter('twice', ['sales']);
    const code = await codeOf(secret, 1);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => signIn({ login: 'twice', password: ownPassword, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
  });

  test('secrets stand nowhere in the clear', async () => {
    const { secret, token } = await enter('sealed', ['sales']);
    const tables = ['staff_member', 'staff_session', 'audit_line', 'rate_count'];
    const stored = JSON.stringify(await Promise.all(tables.map((name) => app.database.query(`select * from ${name}`))));
    for (const value of [secret, token, ownPassword]) {
      expect(stored).not.toContain(value);
      expect(app.logged()).not.toContain(value);
    }
  });

  test('rights change at once, and a disabled account is out at once', async () => {
    const { id, token, secret } = await enter('leaver', ['editor']);
    const change = (rights: object) =>
      call('PUT', `staff/${id}`, {
        token: admin,
        body: { name: 'Анна', roles: ['editor'], dealers: null, isDisabled: false, ...rights },
      });
    expect((await change({ roles: ['reports'] })).status).toBe(200);
    expect((await call('GET', 'content', { token })).status).toBe(404);
    expect((await call('GET', 'redirects', { token })).status).toBe(200);
    expect((await change({ isDisabled: true })).body).toMatchObject({ isDisabled: true });
    expect((await call('GET', 'redirects', { token })).status).toBe(404);
    const code = await codeOf(secret, 1);
    expect((await signIn({ login: 'leaver', password: ownPassword, code })).status).toBe(403);
    await change({ isDisabled: false });
    expect((await call('GET', 'session', { token })).status).toBe(404);
  });

  test('signing out ends the sign-in on the server; a reset ends all and asks for a new factor', async () => {
    const { token } = await enter('outgoing', ['editor']);
    expect((await call('POST', 'sign-out', { token, body: {} })).status).toBe(200);
    expect((await call('GET', 'session', { token })).status).toBe(404);
    const again = await enter('forgetful', ['editor']);
    const reset = await call('POST', `staff/${again.id}/reset`, { token: admin, body: {} });
    expect((await call('GET', 'session', { token: again.token })).status).toBe(404);
    const offered = await signIn({ login: 'forgetful', password: String(reset.body.password) });
    expect(offered.body.kind).toBe('enrol');
    expect(offered.body.secret).not.toBe(again.secret);
    await app.database.query("update staff_member set handed_until = now() - interval '1 second' where id = $1", [
      again.id,
    ]);
    expect((await signIn({ login: 'forgetful', password: String(reset.body.password) })).status).toBe(403);
  });

  test('wrong tries lock a login, known or not, and a place; a right one in between does not wait', async () => {
    await enter('guessed', ['editor']);
    // What is let through costs a password's work, so on a busy machine it may end as 504: refused it is either way.
    const held = (tries: readonly { status: number }[]) => tries.filter(({ status }) => status === 429).length;
    const passed = (tries: readonly { status: number }[]) => tries.filter(({ status }) => status === 200).length;
    for (const login of ['guessed', 'nobody']) {
      const tries = await Promise.all(Array.from({ length: 14 }, () => signIn({ login, password: 'x' })));
      expect([held(tries), passed(tries)]).toEqual([4, 0]);
    }
    expect((await signIn({ login: 'guessed', password: ownPassword, code: '000000' })).status).toBe(429);
    const address = '203.0.113.7';
    const tries = await Promise.all(
      Array.from({ length: 33 }, (_, n) => signIn({ login: `user${n}`, password: 'x' }, address)),
    );
    expect([held(tries), passed(tries)]).toEqual([3, 0]);
  });

  test('admins alone keep accounts, and none locks himself out', async () => {
    const { id, token } = await enter('chief', ['admin']);
    expect((await call('GET', 'staff', { token })).status).toBe(200);
    const rights = { name: 'Шеф', roles: ['editor'], dealers: null, isDisabled: false };
    expect((await call('PUT', `staff/${id}`, { token, body: rights })).status).toBe(400);
    const taken = await call('POST', 'staff', {
      token,
      body: { login: 'chief', name: 'Шеф', roles: ['editor'], dealers: null },
    });
    expect(taken.status).toBe(409);
    const nowhere = { login: 'x1', name: 'Шеф', roles: ['editor'], dealers: ['no-such-centre'] };
    expect((await call('POST', 'staff', { token, body: nowhere })).status).toBe(400);
    const other = await app.fetch(`/api/reports/staff/${id}?holdingId=2`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(rights),
    });
    expect(other.status).toBe(404);
  });

  test('a limit to centres holds for reviews and for links', async () => {
    const [own = '', other = ''] = (
      await app.database.rows('select code from dealer where holding_id = 1 order by id limit 2')
    ).map(([code]) => String(code));
    const { token } = await enter('one-centre', ['reports'], [own]);
    await app.database.query(
      `insert into review (id, holding_id, dealer_code, rating, author, text) values
         (gen_random_uuid(), 1, $1, 5, 'Свой', 'Хорошо'), (gen_random_uuid(), 1, $2, 5, 'Чужой', 'Хорошо'),
         (gen_random_uuid(), 1, null, 5, 'Ничей', 'Хорошо')`,
      [own, other],
    );
    const { body } = await call('GET', 'reviews', { token });
    const dealers = (body.items as unknown as { dealer: { code: string } }[]).map(({ dealer }) => dealer?.code);
    expect(new Set(dealers)).toEqual(new Set([own]));
    await app.database.query(
      "insert into short_link (code, holding_id, target, created_by) values ('foreignlink', 1, '/cars/', 'token')",
    );
    await app.fetch('/api/short-links?holdingId=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ path: '/cars/' }),
    });
    const report = await call('GET', 'figures/link-clicks', { token });
    expect((report.body.rows as unknown as unknown[]).length).toBe(1);
    const all = await call('GET', 'figures/link-clicks', { token: admin });
    expect(JSON.stringify(all.body)).toContain('foreignlink');
  });

  test('the command makes, changes and ends accounts, and says what is wrong', async () => {
    const run = (given: Partial<Parameters<typeof staffCommand>[1]>) =>
      staffCommand(app.database, { act: 'add', login: 'cli.user', holding: '1', ...given });
    const said = await run({ name: 'Пётр', roles: 'sales,service' });
    const password = said.split(': ').at(-1) ?? '';
    expect((await signIn({ login: 'cli.user', password })).body.kind).toBe('enrol');
    await expect(run({ name: 'Пётр', roles: 'sales' })).rejects.toThrow('login');
    await expect(run({ login: 'other', name: 'Пётр', roles: 'king' })).rejects.toThrow('--roles');
    expect(await run({ act: 'roles', roles: 'reports' })).toContain('reports');
    expect(await run({ act: 'disable' })).toContain('disabled');
    expect((await signIn({ login: 'cli.user', password })).status).toBe(403);
    await expect(run({ act: 'reset', login: 'nobody' })).rejects.toThrow();
  });
});
