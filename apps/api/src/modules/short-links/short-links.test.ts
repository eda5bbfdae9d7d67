import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { resolveAddress } from '../../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

describe.each(engines)('short links on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
  });
  afterAll(() => app.close());

  /** Another member of the staff each time: tokens differ, and so do their limits. */
  const member = async (role: 'reports' | 'sales' = 'reports', holdingId = 1) =>
    `Bearer ${await makeStaffToken(app.services.staffSecret ?? '', { role, holdingId, days: 1 })}`;
  const post = async (body: unknown, given?: string) => {
    const authorization = given ?? (await member());
    return app.get('/api/short-links?holdingId=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    });
  };
  const make = async (body: unknown) => (await post(body)).body as { code: string; path: string };
  const follow = (code: string, query = 'holdingId=1') => app.get(`/api/short-links/${code}?${query}`);
  const resolve = async (path: string, holdingId = 1) =>
    (await app.get(resolveAddress('short-link', path, [path.split('/')[2] ?? ''], holdingId))).body;
  const clicks = async (code: string) =>
    (await app.database.query<{ clicks: number }>('select clicks from short_link where code = $1', [code]))[0]?.clicks;

  test('a link is ten letters that nobody mistakes, and another one each time', async () => {
    const made = [await make({ path: '/cars/' }), await make({ path: '/cars/' })];
    for (const { code, path } of made) {
      expect(code).toMatch(/^[a-hjkmnp-z2-9]{10}$/);
      expect(path).toBe(`/sl/${code}/`);
    }
    expect(made[0]?.code).not.toBe(made[1]?.code);
  });

  test('it leads to its path with its marks, in its own house alone, in capitals too', async () => {
    const { code, path } = await make({ path: '/cars/', utm: { source: 'sms' } });
    const target = { status: 200, body: { target: '/cars/?utm_source=sms' } };
    expect(await follow(code)).toEqual(target);
    expect(await follow(code.toUpperCase())).toEqual(target);
    expect((await follow(code, 'holdingId=2')).status).toBe(404);
    expect(await resolve(path)).toEqual({ state: 'exists' });
    expect(await resolve(path, 2)).toEqual({ state: 'missing' });
    expect(await resolve('/sl/nobody/')).toEqual({ state: 'missing' });
    expect((await follow('nobody')).status).toBe(404);
  });

  test('each click is counted, however many come at once; a look is not', async () => {
    const { code } = await make({ path: '/cars/' });
    await Promise.all(Array.from({ length: 25 }, () => follow(code, 'holdingId=1&click=1')));
    await follow(code);
    await expect.poll(() => clicks(code)).toBe(25);
    const { body } = await app.get('/api/short-links?holdingId=1', { headers: { authorization: await member() } });
    expect(body).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ code, clicks: 25 })]) });
  });

  test('a count that cannot be written does not stop the visitor', async () => {
    const { code } = await make({ path: '/cars/' });
    await app.database.query('alter table short_link rename column clicks to hidden');
    const { status } = await follow(code, 'holdingId=1&click=1');
    await app.database.query('alter table short_link rename column hidden to clicks');
    expect(status).toBe(200);
    await expect
      .poll(async () => {
        await follow(code, 'holdingId=1&click=1');
        return clicks(code);
      })
      .toBeGreaterThan(0);
  });

  test('a link with an end is gone after it, and not counted', async () => {
    const { code, path } = await make({ path: '/cars/', days: 1 });
    expect((await follow(code)).status).toBe(200);
    await app.database.query('update short_link set expires_at = now() where code = $1', [code]);
    expect((await follow(code, 'holdingId=1&click=1')).status).toBe(410);
    expect(await resolve(path)).toEqual({ state: 'gone' });
    expect(await clicks(code)).toBe(0);
  });

  test('no link leads to another host or to a link', async () => {
    for (const path of ['//evil.example/', '/\\evil.example', 'https://evil.example/', '/cars/\r\n', '/sl/abcdefgh23/'])
      expect(await post({ path })).toMatchObject({ status: 400, body: { details: [{ field: 'path' }] } });
    expect((await post({ path: '/cars/', utm: { source: 'a&b=c' } })).status).toBe(400);
    expect((await post({ path: '/cars/', days: 0 })).status).toBe(400);
  });

  test('who is no staff with this role has nothing here', async () => {
    for (const authorization of ['', 'Bearer e30.e30.x', await member('sales'), await member('reports', 2)]) {
      expect((await post({ path: '/cars/' }, authorization)).status).toBe(404);
      expect((await app.get('/api/short-links?holdingId=1', { headers: { authorization } })).status).toBe(404);
    }
  });

  test('a member of the staff makes thirty in an hour, a colleague is not held up', async () => {
    const authorization = await member();
    for (let n = 0; n < 30; n++) expect((await post({ path: '/cars/' }, authorization)).status).toBe(200);
    expect((await post({ path: '/cars/' }, authorization)).status).toBe(429);
    expect((await post({ path: '/cars/' })).status).toBe(200);
  });
});
