import { expect, test } from '@playwright/test';
import { makeStaffToken } from '@showroom/api/staff-token';
import { ask } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { staffSecret } from '../src/env.ts';
import { outboxOf } from '../src/outbox.ts';
import { readStack } from '../src/running-stack.ts';

/** Ends what hangs. ms */
const within = 60_000;

for (const brand of brands) {
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const call = (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const text = Buffer.from(JSON.stringify(body));
    const all = { ...json, 'content-length': `${text.length}`, ...headers };
    return ask(readStack().origins[brand.code], path, { method, headers: all, body: text });
  };
  const pageText = async (path: string) => (await ask(readStack().origins[brand.code], path)).body;

  test(`${brand.code}: an editor changes a text and the site shows it; a wrong one changes nothing and says the line`, async () => {
    const token = await makeStaffToken(staffSecret, { role: 'editor', holdingId: brand.holdingId, days: 1 });
    const signedIn = await call('POST', '/api/reports/session/', { token });
    const cookie = (signedIn.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
    expect([signedIn.status, cookie]).toEqual([200, expect.stringContaining('deskToken=')]);

    const address = '/api/reports/content/news/ru/desk-proof/';
    const source = (title: string, body: string) =>
      `---\ntitle: ${title}\ndate: 2026-11-01\nlead: Коротко о главном.\n---\n\n${body}\n`;
    const put = async (text: string, base: number) =>
      JSON.parse((await call('PUT', address, { source: text, base, isPublished: true }, { cookie })).body);

    expect(await put(source('Первый заголовок', 'Первый абзац.'), 0)).toMatchObject({ isStored: true, version: 1 });
    await expect.poll(() => pageText('/news/desk-proof/'), { timeout: within }).toContain('Первый заголовок');
    expect(await put(source('Второй заголовок', 'Второй абзац.'), 1)).toMatchObject({ isStored: true, version: 2 });
    await expect.poll(() => pageText('/news/desk-proof/'), { timeout: within }).toContain('Второй заголовок');

    const wrong = await put(source('Третий заголовок', '```steps\ntitle: Шаги\nitems: нет\n```'), 2);
    expect(wrong).toMatchObject({ isStored: false, problems: [{ line: 9 }] });
    expect(await pageText('/news/desk-proof/')).toContain('Второй заголовок');

    const guest = await ask(readStack().origins[brand.code], '/reports/content/');
    expect([guest.status, guest.headers.location]).toEqual([302, '/reports/sign-in/?next=%2Freports%2Fcontent%2F']);
    expect((await call('PUT', address, { source: 'x', base: 2, isPublished: true })).status).toBe(403);
  });

  test(`${brand.code}: a letter to the hot line reaches the compliance address`, async () => {
    const words = `Проверка горячей линии ${brand.code}`;
    const form = { formId: 'form_compliance', formUrl: '/about/compliance/', formData: { comment: words } };
    const sent = await call('POST', '/api/lead/commit/', form, { 'idempotency-key': `hot-line-${Date.now()}-0` });
    expect([sent.status, JSON.parse(sent.body).number]).toEqual([200, expect.stringMatching(/^\d-\d{6}$/)]);
    const letters = await outboxOf(`compliance@${brand.host}`);
    expect(letters.map(({ body }) => body)).toContainEqual(expect.stringContaining(words));
  });
}
