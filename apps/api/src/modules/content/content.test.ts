import type { Article, ArticlePage, Banner, Vacancy } from '@showroom/api-contract/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { resolveAddress } from '../../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { followBanners } from './banner-changes.ts';
import { compileFiles, storeFiles } from './store/import-files.ts';

const facts = { name: 'Проба', site: 'proba.example', entity: 'ООО «Проба»', ogrn: '1', address: 'Москва', light: '' };
/** A holding that has no content of its own. */
const holdingId = 77;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const text = (front: Record<string, string>, body = 'Абзац.') =>
  [
    '---',
    ...Object.entries({ lead: 'О чём', ...front }).map(([key, value]) => `${key}: ${value}`),
    '---',
    '',
    body,
  ].join('\n');

describe.each(engines)('content, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const news = Array.from({ length: 30 }, (_, index) => ({
      file: `news/n${index}.md`,
      source: text({
        title: `Новость ${index}`,
        date: `2026-01-${String(index + 1).padStart(2, '0')}`,
        tags: index % 3 === 0 ? '[Сервис, Шины]' : '[Сервис]',
        ...(index % 2 === 0 && { city: 'spb' }),
      }),
    }));
    const files = [
      ...news,
      { file: 'news/opening.en.md', source: text({ title: 'Opening', date: '2026-02-01' }) },
      { file: 'news/draft.md', source: text({ title: 'Черновик', date: '2026-01-01', status: 'draft' }) },
      { file: 'news/later.md', source: text({ title: 'Позже', date: dayFromNow(3) }) },
      { file: 'actions/now.md', source: text({ title: 'Идёт', date: '2026-01-01', until: dayFromNow(3) }) },
      { file: 'actions/over.md', source: text({ title: 'Прошла', date: '2026-01-01', until: '2026-01-31' }) },
      ...[
        { code: 'both', title: 'Обоим', date: '2026-01-02' },
        { code: 'neva', title: 'Одному', date: '2026-01-01', city: 'spb' },
        { code: 'ended', title: 'Был', date: '2026-02-01', until: '2026-02-02' },
        { code: 'later', title: 'Будет', date: dayFromNow(2) },
      ].map(({ code, ...front }) => ({
        file: `banners/${code}.md`,
        source: text({ until: dayFromNow(3), picture: 'scene:service', link: '/actions/', ...(front as object) }, ''),
      })),
      { file: 'pages/history.md', source: text({ title: 'История', date: '2026-03-05' }, '## Начало\n\nОткрылись.') },
      { file: 'pages/about.en.md', source: text({ title: 'About us' }) },
      ...['msk', 'spb'].map((city) => ({
        file: `vacancies/mechanic-${city}.md`,
        source: text({ title: 'Механик', date: '2026-01-01', city, place: 'Центр', payFrom: '90000', schedule: '5/2' }),
      })),
    ];
    const { entries, problems } = compileFiles([files], facts);
    expect(problems).toEqual([]);
    await app.database.transaction((executor) => storeFiles(executor, holdingId, entries, false));
  });
  afterAll(() => app.close());

  const ask = async <T>(path: string) => {
    const { status, body } = await app.get(`/api${path}${path.includes('?') ? '&' : '?'}holdingId=${holdingId}`);
    return { status, body: body as T };
  };
  const list = async (path: string) => (await ask<ArticlePage>(path)).body;

  test('a list comes in pages, newest first', async () => {
    const first = await list('/news');
    expect(first.meta.page).toEqual({ current: 1, size: 12, totalPages: 3, totalResults: 30 });
    expect(first.items.map(({ id }) => id).slice(0, 3)).toEqual(['n29', 'n28', 'n27']);
    expect((await list('/news?page=3')).items.map(({ id }) => id).at(-1)).toBe('n0');
    expect((await list('/news?page=4')).items).toEqual([]);
    expect((await list('/news?size=5')).items).toHaveLength(5);
  });

  test('a banner stands in its days, one of the city before one for both, and its end is noticed once', async () => {
    const shown = (city: string) => ask<{ data: Banner | null }>(`/banner?city=${city}`).then(({ body }) => body.data);
    const both = { title: 'Обоим', lead: 'О\u00a0чём', picture: 'scene:service', link: '/actions/' };
    expect(await shown('msk')).toEqual(both);
    expect(await shown('spb')).toEqual({ ...both, title: 'Одному' });
    const haveChanged = await followBanners(app.database);
    expect(await haveChanged()).toBe(false);
    await app.database.query(`update content_entry set expires_at = now() where type = 'banner' and code = 'neva'`);
    expect([await haveChanged(), await haveChanged()]).toEqual([true, false]);
    expect(await shown('spb')).toEqual(both);
  });

  test('an article without a city is for both; tags are counted where they are seen', async () => {
    const moscow = await list('/news?city=msk');
    expect(moscow.meta.page.totalResults).toBe(15);
    expect(moscow.tags).toEqual([
      { code: 'servis', name: 'Сервис', count: 15 },
      { code: 'shiny', name: 'Шины', count: 5 },
    ]);
    expect((await list('/news?city=spb')).meta.page.totalResults).toBe(30);
    expect((await list('/news?tag=shiny')).meta.page.totalResults).toBe(10);
    expect((await list('/news?tag=nothing')).items).toEqual([]);
  });

  test('languages are apart', async () => {
    expect((await list('/news?lang=en')).items.map(({ title }) => title)).toEqual(['Opening']);
    expect((await ask('/news/opening')).status).toBe(404);
    expect((await ask<Article>('/news/opening?lang=en')).body).toMatchObject({ title: 'Opening', languages: ['en'] });
  });

  test('an article knows its neighbours', async () => {
    const { body } = await ask<Article>('/news/n5');
    expect([body.newer?.id, body.older?.id]).toEqual(['n6', 'n4']);
    expect((await ask<Article>('/news/n0')).body.older).toBeNull();
    expect((await ask<Article>('/news/n29')).body.newer).toBeNull();
    expect(body.blocks).toEqual([
      { kind: 'rich', title: null, content: [{ node: 'paragraph', content: [{ text: 'Абзац.' }] }] },
    ]);
  });

  test('drafts and what comes later are not there, what has ended is gone', async () => {
    expect((await ask('/news/draft')).status).toBe(404);
    expect((await ask('/news/later')).status).toBe(404);
    expect((await ask('/actions/over')).status).toBe(410);
    expect((await ask('/actions/now')).status).toBe(200);
    expect((await list('/actions')).items.map(({ id }) => id)).toEqual(['now']);
  });

  test('the page of an article exists, is gone, or never was', async () => {
    const state = async (path: string, id: string) =>
      ((await app.get(resolveAddress('article', path, [id], holdingId))).body as { state: string }).state;
    expect(await state('/news/n1/', 'n1')).toBe('exists');
    expect(await state('/blog/n1/', 'n1')).toBe('missing');
    expect(await state('/en/news/opening/', 'opening')).toBe('exists');
    expect(await state('/news/opening/', 'opening')).toBe('missing');
    expect(await state('/news/later/', 'later')).toBe('missing');
    expect(await state('/actions/over/', 'over')).toBe('gone');
    expect(await state('/cars/n1/', 'n1')).toBe('missing');
  });

  test('a page says the day of its last change; another language is asked for by its slug or by its name', async () => {
    const page = (await ask<{ updatedAt: string; title: string }>('/static/page/history')).body;
    expect(page).toMatchObject({ updatedAt: '2026-03-05', title: 'История' });
    expect((await ask<{ title: string }>('/static/page/en-about')).body.title).toBe('About us');
    expect((await ask<{ title: string }>('/static/page/about?lang=en')).body.title).toBe('About us');
    expect((await ask('/static/page/about')).status).toBe(404);
  });

  test('vacancies of the asked city come first, pay in kopecks', async () => {
    const { data } = (await ask<{ data: Vacancy[] }>('/vacancies?city=spb')).body;
    expect(data.map(({ city, payFrom, payTo }) => [city, payFrom, payTo])).toEqual([
      ['spb', 9_000_000, null],
      ['msk', 9_000_000, null],
    ]);
  });
});
