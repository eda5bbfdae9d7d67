import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

const code = 'desk-proof';
const text = (title: string, body = 'Абзац.') =>
  `---\ntitle: ${title}\ndate: 2026-11-01\nlead: Коротко о главном.\n---\n\n${body}\n`;
const wrong = text('Неверный', '## Глава\n\n```steps\ntitle: Шаги\nitems: нет\n```');

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let editor = '';
  let reporter = '';
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const tokenOf = (role: 'editor' | 'reports') =>
      makeStaffToken(app.services.staffSecret ?? '', { role, holdingId: 1, days: 1 });
    editor = await tokenOf('editor');
    reporter = await tokenOf('reports');
  });
  afterAll(() => app.close());

  const ask = async (
    path: string,
    { token = editor, method = 'GET', body }: { token?: string; method?: string; body?: object } = {},
  ) => {
    const response = await app.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const own = `/api/reports/content/news/ru/${code}`;
  const put = (source: string, base: number, isPublished: boolean) =>
    ask(`${own}?holdingId=1`, { method: 'PUT', body: { source, base, isPublished } });
  const publicTitle = async () => {
    const { status, body } = await app.get(`/api/news/${code}?holdingId=1`);
    return status === 200 ? (body as { title: string }).title : status;
  };

  test('a text is drafted, published, changed and taken back; visitors see what is published and nothing else', async () => {
    expect((await put(text('Первый'), 0, false)).body).toEqual({ isStored: true, problems: [], version: 1 });
    expect(await publicTitle()).toBe(404);
    expect((await put(text('Первый'), 1, true)).body).toMatchObject({ isStored: true, version: 1 });
    expect(await publicTitle()).toBe('Первый');
    expect((await put(text('Второй'), 1, false)).body).toMatchObject({ version: 2 });
    expect(await publicTitle()).toBe('Первый');
    const { body: entry } = await ask(`${own}?holdingId=1`);
    expect(entry).toMatchObject({ title: 'Первый', version: 2, liveVersion: 1, path: `/news/${code}/` });
    expect(entry.versions.map((row: { version: number; isLive: boolean }) => [row.version, row.isLive])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect((await put(text('Второй'), 2, true)).status).toBe(200);
    expect(await publicTitle()).toBe('Второй');
    const { body: old } = await ask(`${own}/versions/1?holdingId=1`);
    expect((await put(old.source, 2, true)).body).toMatchObject({ isStored: true, version: 3 });
    expect(await publicTitle()).toBe('Первый');
    const off = await ask(`${own}/live?holdingId=1`, { method: 'DELETE', body: {} });
    expect([off.status, off.body, await publicTitle()]).toEqual([200, { version: 3 }, 404]);
    expect((await ask(`${own}?holdingId=1`)).body).toMatchObject({ state: 'draft', liveVersion: null });
    await put(old.source, 3, true);
    expect(await publicTitle()).toBe('Первый');
  });

  test('a text knows its address on the site', async () => {
    const pathOf = async (name: string) => (await ask(`/api/reports/content/${name}?holdingId=1`)).body.path;
    expect(await pathOf('page/ru/about-history')).toBe('/about/history/');
    expect(await pathOf('page/en/en-about')).toBe('/en/about/');
  });

  test('a text with a mistake changes nothing and names the line', async () => {
    const before = await ask(`${own}?holdingId=1`);
    const { status, body } = await put(wrong, before.body.version, true);
    expect([status, body]).toMatchObject([200, { isStored: false, problems: [{ line: 11 }] }]);
    expect((await ask(`${own}?holdingId=1`)).body).toEqual(before.body);
    expect(await publicTitle()).toBe('Первый');
    const preview = { type: 'news', lang: 'ru', code, source: wrong };
    const shown = await ask('/api/reports/preview?holdingId=1', { method: 'POST', body: preview });
    expect(shown.body).toMatchObject({ shown: null, problems: [{ line: 11 }] });
  });

  test('who began with an older text hears of it, and overwrites nobody', async () => {
    const { status, body } = await put(text('Чужой'), 1, true);
    expect([status, body.code]).toEqual([409, 6]);
    expect(await publicTitle()).toBe('Первый');
  });

  test('the list narrows, and every act stands in the trail', async () => {
    const { body } = await ask('/api/reports/content?holdingId=1&type=news&search=desk-proof');
    expect(body.items.map((item: { code: string; state: string }) => [item.code, item.state])).toEqual([
      [code, 'published'],
    ]);
    const trail = await ask('/api/reports/audit?holdingId=1', { token: reporter });
    const acts = trail.body.items.filter(({ subject }: { subject: string }) => subject === `content:news/ru/${code}`);
    expect(acts.map(({ act }: { act: string }) => act).reverse()).toEqual([
      ...['create', 'publish', 'save', 'publish', 'save', 'publish', 'unpublish', 'publish'],
    ]);
    expect(JSON.stringify(trail.body)).not.toContain(editor);
  });

  test.each([
    ['GET', '/api/reports/content'],
    ['GET', own],
    ['PUT', own],
    ['DELETE', `${own}/live`],
    ['GET', `${own}/versions/1`],
    ['POST', '/api/reports/preview'],
    ['GET', '/api/reports/audit'],
    ['GET', '/api/reports/session'],
  ])('%s %s answers staff of this holding alone', async (method, path) => {
    const bodies: Record<string, object> = {
      PUT: { source: text('Чужой'), base: 3, isPublished: true },
      POST: { type: 'news', lang: 'ru', code, source: '' },
      DELETE: {},
    };
    const body = bodies[method];
    const statusOf = (token: string, holdingId = 1) =>
      ask(`${path}?holdingId=${holdingId}`, { token, method, ...(body && { body }) }).then(({ status }) => status);
    expect([await statusOf('x.y.z'), await statusOf(editor, 2)]).toEqual([404, 404]);
    const mayReporter = path.endsWith('audit') || path.endsWith('session');
    expect(await statusOf(reporter)).toBe(mayReporter ? 200 : 404);
    expect(await publicTitle()).toBe('Первый');
  });
});
