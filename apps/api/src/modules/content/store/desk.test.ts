import type { StaticPage } from '@showroom/api-contract/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../db/testing.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listTrail } from '../../desk/queries.ts';
import type { EntryName } from '../compile/entry-name.ts';
import { findEntry, findVersion, listEntries, versionsOf } from './find-entry.ts';
import { compileFiles, storeFiles } from './import-files.ts';
import { type Desk, previewEntry } from './preview-entry.ts';
import { publishEntry, unpublishEntry } from './publish-entry.ts';
import { saveEntry } from './save-entry.ts';

const text = (title: string, body = 'Абзац.') => `---\ntitle: ${title}\n---\n\n${body}\n`;
const facts = { name: '', site: '', entity: '', ogrn: '', address: '', light: '' };
const page = (code: string): EntryName => ({ type: 'page', lang: 'ru', code });

describe.each(engines)('the desk, on %s', (kind) => {
  let app: TestApp;
  let desk: Desk;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    desk = { database: app.database, holdings: app.services.holdings, holdingId: 2, actor: 'editor-1' };
  });
  afterAll(() => app.close());

  const shown = async (code: string) => {
    const { status, body } = await app.get(`/api/static/page/${code}?holdingId=2`);
    return status === 200 ? (body as StaticPage).title : status;
  };
  const save = async (code: string, source: string, base?: number) => {
    const result = await saveEntry(desk, { name: page(code), source, base });
    if (!('saved' in result)) throw new Error(JSON.stringify(result));
    return result.saved;
  };

  test('a text is seen once it is published, and not before', async () => {
    const { id, version } = await save('desk-one', text('Первая'));
    expect([version, await shown('desk-one')]).toEqual([1, 404]);
    expect(await publishEntry(desk, id)).toEqual({ published: { version: 1, publishAt: null, expiresAt: null } });
    expect(await shown('desk-one')).toBe('Первая');
    expect(await save('desk-one', text('Вторая'), 1)).toEqual({ id, version: 2 });
    expect(await shown('desk-one')).toBe('Первая');
    expect(await findEntry(app.database, 2, id)).toMatchObject({ state: 'published', version: 2, liveVersion: 1 });
    await publishEntry(desk, id);
    expect(await shown('desk-one')).toBe('Вторая');
    await unpublishEntry(desk, id);
    expect(await shown('desk-one')).toBe(404);
  });

  test('every text that was stays readable', async () => {
    const { id } = await save('desk-back', text('Было'));
    await publishEntry(desk, id);
    await save('desk-back', text('Стало'), 1);
    const versions = await versionsOf(app.database, 2, id);
    expect(
      versions.map(({ version, title, actor, publishedAt }) => [version, title, actor, publishedAt !== null]),
    ).toEqual([
      [2, 'Стало', 'editor-1', false],
      [1, 'Было', 'editor-1', true],
    ]);
    expect(await findVersion(app.database, id, 1)).toBe(text('Было'));
    expect(await findVersion(app.database, id, 9)).toBeUndefined();
  });

  test('what is wrong changes nothing', async () => {
    const { id } = await save('desk-wrong', text('Верно'));
    const result = await saveEntry(desk, { name: page('desk-wrong'), source: text('x', '<b>нет</b>'), base: 1 });
    expect(result).toEqual({
      problems: [
        {
          file: 'pages/desk-wrong.md',
          line: 5,
          message: 'raw HTML is not allowed',
          text: 'HTML в тексте не допускается.',
        },
        expect.anything(),
      ],
    });
    expect((await findEntry(app.database, 2, id))?.source).toBe(text('Верно'));
  });

  test('who began with an older text, or with none, does not overwrite the newer one', async () => {
    const { id } = await save('desk-two', text('Одна'));
    await save('desk-two', text('Другая'), 1);
    const name = page('desk-two');
    expect(await saveEntry(desk, { name, source: text('Третья'), base: 1 })).toEqual({ conflict: 2 });
    expect(await saveEntry(desk, { name, source: text('Третья') })).toEqual({ conflict: 2 });
    expect((await findEntry(app.database, 2, id))?.title).toBe('Другая');
  });

  test('files leave alone what the desk has edited; the same file again is no new version', async () => {
    const store = async (source: string) => {
      const { entries } = compileFiles([[{ file: 'pages/desk-file.md', source }]], facts);
      return app.database.transaction((executor) => storeFiles(executor, 2, entries, false));
    };
    expect(await store(text('Файл'))).toMatchObject({ added: 1 });
    expect(await store(text('Файл'))).toMatchObject({ unchanged: 1 });
    expect(await store(text('Файл правленый'))).toMatchObject({ changed: 1 });
    const { id } = await save('desk-file', text('Редакция'), 2);
    expect(await store(text('Файл новый'))).toMatchObject({ kept: 1 });
    expect(await shown('desk-file')).toBe('Файл правленый');
    await publishEntry(desk, id);
    expect(await shown('desk-file')).toBe('Редакция');
  });

  test('nobody edits an entry of another holding', async () => {
    const { id } = await save('desk-own', text('Своя'));
    const stranger: Desk = { ...desk, holdingId: 1 };
    await expect(publishEntry(stranger, id)).rejects.toThrow('Такой записи нет.');
    await expect(unpublishEntry(stranger, id)).rejects.toThrow('Такой записи нет.');
    expect(await findEntry(app.database, 1, id)).toBeUndefined();
    expect(await versionsOf(app.database, 1, id)).toEqual([]);
  });

  test('lists are narrowed by type, state and words; signs of a pattern are letters', async () => {
    const { id } = await save('desk-list', text('Скидка 100% и_ничего'));
    const found = async (filter: Parameters<typeof listEntries>[2]) =>
      (await listEntries(app.database, 2, filter)).items.map((entry) => entry.id);
    expect(await found({ text: '100%' })).toEqual([id]);
    expect(await found({ text: 'и_н', state: 'draft', type: 'page', lang: 'ru' })).toEqual([id]);
    expect(await found({ text: '100%', state: 'published' })).toEqual([]);
    expect(await found({ text: '100%', type: 'news' })).toEqual([]);
    const { items, total } = await listEntries(app.database, 2, { size: 2 });
    expect([items.length, total > 2]).toEqual([2, true]);
  });

  test('every act leaves a line', async () => {
    const { id } = await save('desk-audit', text('След'));
    await publishEntry(desk, id);
    await unpublishEntry(desk, id);
    const { items } = await listTrail(app.database, 2, { limit: 50, offset: 0 });
    const lines = items.filter(({ subject }) => subject === 'content:page/ru/desk-audit');
    expect(lines.map(({ act, actor }) => [act, actor])).toEqual([
      ['unpublish', 'editor-1'],
      ['publish', 'editor-1'],
      ['create', 'editor-1'],
    ]);
  });

  test('a preview knows the holding and stores nothing', async () => {
    const before = (await listEntries(app.database, 2)).total;
    const compiled = previewEntry(desk, page('desk-preview'), text('О {{name}}'));
    expect(compiled).toMatchObject({ entry: { title: 'О\u00a0АСЦ' } });
    expect((await listEntries(app.database, 2)).total).toBe(before);
  });
});
