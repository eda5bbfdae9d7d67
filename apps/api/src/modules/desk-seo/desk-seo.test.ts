import type { DeskRedirect, ImportReport } from '@showroom/api-contract/desk-seo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

type Page = { items: DeskRedirect[]; meta: { page: { totalResults: number } } };

describe.each(engines)('redirects and SEO texts of the staff on %s', (kind) => {
  let app: TestApp;
  let authorization: string;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const secret = app.services.staffSecret ?? '';
    authorization = `Bearer ${await makeStaffToken(secret, { role: 'reports', holdingId: 1, days: 1 })}`;
  });
  afterAll(() => app.close());

  const send = (method: string, path: string, body?: object, headers: Record<string, string> = { authorization }) =>
    app.get(`/api/reports/${path}${path.includes('?') ? '&' : '?'}holdingId=1`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const put = (urlFrom: string, urlTo: string, status = 301) => send('PUT', 'redirects', { urlFrom, urlTo, status });
  const found = async (search: string) => (await send('GET', `redirects?search=${search}`)).body as Page;

  test('a redirect is stored, replaced, found, followed and deleted', async () => {
    expect(await put('/Old', '/cars/new/')).toMatchObject({
      status: 200,
      body: { urlFrom: '/old/', urlTo: '/cars/new/', status: 301, hits: 0, lastHitAt: null },
    });
    await put('/old/', '/cars/', 302);
    expect(await found('/old/')).toMatchObject({ items: [{ urlTo: '/cars/', status: 302 }] });
    const { body } = await app.get('/api/redirects?holdingId=1&url=/old');
    expect(body).toEqual({ items: [{ urlFrom: '/old/', urlTo: '/cars/', status: 302 }] });
    expect((await send('DELETE', 'redirects', { urlFrom: '/old' })).status).toBe(200);
    expect((await send('DELETE', 'redirects', { urlFrom: '/old' })).status).toBe(404);
    expect((await found('/old/')).meta.page.totalResults).toBe(0);
  });

  test('a loop is refused, a chain becomes one hop', async () => {
    await put('/chain-b/', '/chain-c/');
    expect((await put('/chain-a/', '/chain-b/')).body).toMatchObject({ urlTo: '/chain-c/' });
    expect(await put('/chain-c/', '/chain-a/')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'urlTo', message: expect.stringContaining('кольцо') }] },
    });
    await put('/chain-c/', '', 410);
    expect((await found('/chain')).items.map(({ status }) => status)).toEqual([410, 410, 410]);
  });

  test('a file is stored whole, or not at all with the line of each error', async () => {
    const bad = 'urlFrom;urlTo;status\n/f1/;/cars/;301\n/f2/;https://evil.example/;301\n/f3/;/cars/;200\n/f1;/moto/;\n';
    expect((await send('POST', 'redirects/import', { csv: bad })).body).toMatchObject({
      isStored: false,
      errors: [{ line: 3 }, { line: 4 }, { line: 5, message: 'Этот адрес уже есть в строке 2.' }],
    });
    expect((await found('/f1/')).items).toEqual([]);
    const good = 'urlFrom,urlTo\n/f1/,/f2/\n/f2/,/cars/\n';
    const trial = (await send('POST', 'redirects/import', { csv: good, isTrial: true })).body as ImportReport;
    expect(trial).toEqual({ isStored: false, added: 2, changed: 0, unchanged: 0, errors: [] });
    expect((await send('POST', 'redirects/import', { csv: good })).body).toMatchObject({ isStored: true, added: 2 });
    expect((await send('POST', 'redirects/import', { csv: good })).body).toMatchObject({ added: 0, unchanged: 2 });
    expect((await found('/f1/')).items).toMatchObject([{ urlTo: '/cars/' }]);
    expect((await send('POST', 'redirects/import', { csv: 'from,urlTo\n/a,/b' })).body).toMatchObject({
      isStored: false,
      errors: [{ line: 1, message: 'Нет столбца urlFrom.' }, { line: 1 }],
    });
  });

  test('a shell adds what it has followed; nobody else does', async () => {
    await put('/hit/', '/cars/');
    const hit = (secret: string, holdingId = 1) =>
      app.get(`/api/redirects/hits?holdingId=${holdingId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
        body: JSON.stringify({
          hits: [
            { path: '/hit', count: 3 },
            { path: '/Hit/', count: 2 },
            { path: '/no/', count: 1 },
          ],
        }),
      });
    expect((await hit('a-secret-of-nobody')).status).toBe(404);
    expect((await hit(app.services.shellSecret ?? '', 2)).status).toBe(200);
    expect((await hit(app.services.shellSecret ?? '')).status).toBe(200);
    expect((await found('/hit/')).items).toMatchObject([{ hits: 5, lastHitAt: expect.any(String) }]);
  });

  test('texts win over those that are made, and go again', async () => {
    const data = {
      title: 'Новые автомобили',
      description: 'Что есть',
      h1: 'Новые',
      canonical: null,
      robots: 'index,follow',
      text: ['Абзац.', ''],
    };
    const url = Buffer.from('/cars/black/').toString('base64');
    const asked = async () => (await app.get(`/api/seo?holdingId=1&url=${url}`)).body as { data: { title: string } };
    const made = (await asked()).data.title;
    expect((await send('PUT', 'seo', { path: '/Cars/Black', data })).body).toMatchObject({ path: '/cars/black/' });
    expect(await asked()).toEqual({ data: { ...data, text: ['Абзац.'] } });
    expect((await send('GET', 'seo?search=/cars/black/')).body).toMatchObject({ items: [{ data: { h1: 'Новые' } }] });
    expect((await send('PUT', 'seo', { path: '/a/', data: { ...data, canonical: '//evil.example' } })).status).toBe(
      400,
    );
    expect((await send('DELETE', 'seo', { path: '/cars/black/' })).status).toBe(200);
    expect((await asked()).data.title).toBe(made);
    const csv = 'path,title,robots,text\n/x/,Икс,"noindex, follow","Раз.\n\nДва."\n/y/,,,\n';
    expect((await send('POST', 'seo/import', { csv })).body).toMatchObject({ isStored: false, errors: [{ line: 5 }] });
    const good = 'path,title,robots,text\n/x/,Икс,"noindex, follow","Раз.\n\nДва."\n';
    expect((await send('POST', 'seo/import', { csv: good })).body).toMatchObject({ isStored: true, added: 1 });
    expect((await send('POST', 'seo/import', { csv: good })).body).toMatchObject({ unchanged: 1 });
    expect((await send('GET', 'seo?search=/x/')).body).toMatchObject({
      items: [{ path: '/x/', data: { robots: 'noindex,follow', text: ['Раз.', 'Два.'] } }],
    });
  });

  test('each act left its line, under the id of the token', async () => {
    const acts = await app.database.rows('select distinct act from audit_line where holding_id = 1 order by 1');
    const ours = acts.flat().filter((act) => /^(?:redirect|seo)-/.test(String(act)));
    expect(ours).toEqual(['redirect-delete', 'redirect-import', 'redirect-put', 'seo-delete', 'seo-import', 'seo-put']);
    const [line] = await app.database.query<{ actor: string; subject: string; details: object }>(
      "select actor, subject, details from audit_line where act = 'redirect-put' and subject = 'redirect:/chain-a/'",
    );
    expect(line).toMatchObject({
      actor: expect.stringMatching(/^[\w-]{16,}$/),
      details: { urlTo: '/chain-c/', status: 301 },
    });
  });

  test('everybody else finds no such address', async () => {
    const sales = await makeStaffToken(app.services.staffSecret ?? '', { role: 'sales', holdingId: 1, days: 1 });
    for (const headers of [{}, { authorization: `Bearer ${sales}` }] as Record<string, string>[])
      for (const [method, path, body] of [
        ['GET', 'redirects', undefined],
        ['PUT', 'redirects', { urlFrom: '/z/', urlTo: '/cars/', status: 301 }],
        ['DELETE', 'redirects', { urlFrom: '/z/' }],
        ['POST', 'redirects/import', { csv: 'urlFrom,urlTo\n/z/,/cars/' }],
        ['GET', 'seo', undefined],
        ['DELETE', 'seo', { path: '/z/' }],
        ['POST', 'seo/import', { csv: 'path,title\n/z/,Зет' }],
      ] as const)
        expect([path, (await send(method, path, body, headers)).status]).toEqual([path, 404]);
    expect((await found('/z/')).items).toEqual([]);
  });
});
