import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { httpWebhook } from '../../ports/http-webhook.ts';
import { indexNowTarget } from '../../ports/port-settings.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { siteFactsOf } from '../content/site-facts.ts';
import { importFiles } from '../content/store/import-files.ts';
import type { Desk } from '../content/store/preview-entry.ts';
import { publishEntry, unpublishEntry } from '../content/store/publish-entry.ts';
import { saveEntry } from '../content/store/save-entry.ts';

const key = 'a-key-of-the-tests';

describe.each(engines)('what changed is told to search engines, on %s', (kind) => {
  let app: TestApp;
  let desk: Desk;
  const heard: { body: unknown; headers: IncomingHttpHeaders }[] = [];
  const recorder = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ body: JSON.parse(Buffer.concat(parts).toString()), headers: request.headers });
      response.writeHead(202).end();
    });
  });
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    desk = { ...app.services, holdingId: 1, actor: 'editor-1', indexNowKey: key };
    await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    recorder.close();
    await app.close();
  });

  const write = async (type: 'news' | 'page', code: string, date = '2026-11-01') => {
    const source = `---\ntitle: ${code}\n${type === 'news' ? `date: ${date}\nlead: Коротко\n` : ''}---\n\nАбзац.\n`;
    const saved = await saveEntry(desk, { name: { type, lang: 'ru', code }, source });
    if (!('saved' in saved)) throw new Error(JSON.stringify(saved));
    return saved.saved.id;
  };
  const waiting = () =>
    app.database.query<{ id: string; body: string; soon: boolean }>(
      "select id, body, next_attempt_at < now() + interval '1 hour' as soon from outbox where kind = 'index-now' order by created_at",
    );

  test('publications of a moment are one message with the addresses alone, and each goes out once', async () => {
    const one = await write('news', 'index-one');
    await publishEntry(desk, one);
    await publishEntry(desk, await write('page', 'about-index'));
    await unpublishEntry(desk, one);
    const [message, ...rest] = await waiting();
    expect(rest).toEqual([]);
    const { url } = { url: `http://127.0.0.1:${(recorder.address() as AddressInfo).port}/indexnow` };
    const webhook = httpWebhook({ targets: new Map([[indexNowTarget, { url }]]), allowPrivate: false });
    await webhook.send({ id: message?.id ?? '', target: indexNowTarget, body: message?.body ?? '' });
    const host = app.services.holdings.get(1)?.host;
    expect(heard.map(({ body }) => body)).toEqual([
      {
        host,
        key,
        keyLocation: `https://${host}/indexnow.txt`,
        urlList: [`https://${host}/about/index/`, `https://${host}/news/index-one/`],
      },
    ]);
    expect(heard[0]?.headers['x-signature']).toBeUndefined();
  });

  test('files tell what is new, what is another and what is gone, and at its moment what is scheduled', async () => {
    await app.database.query("delete from outbox where kind = 'index-now'");
    const host = app.services.holdings.get(1)?.host;
    const holding = app.services.holdings.get(1);
    if (!holding) throw new Error('no holding');
    const news = (code: string, more: string) => ({
      ...{ file: `news/${code}.md`, source: `---\ntitle: ${code}\nlead: Коротко\n${more}---\n\nАбзац.\n` },
    });
    const files = [news('file-now', 'date: 2026-11-01\n'), news('file-later', 'date: 2099-01-01\n')];
    const given = { holdingId: 1, facts: siteFactsOf(holding), announced: { host, key } };
    await app.database.query("update content_entry set origin = 'facts' where origin = 'file'");
    const told = async () => (await waiting()).map(({ body, soon }) => [JSON.parse(body).urlList, soon]);
    await importFiles(app.database, { ...given, folders: [files], prune: false });
    expect(await told()).toEqual([
      [[`https://${host}/news/file-now/`], true],
      [[`https://${host}/news/file-later/`], false],
    ]);
    await importFiles(app.database, { ...given, folders: [files], prune: false });
    expect(await waiting()).toHaveLength(2);
    await app.database.query("delete from outbox where kind = 'index-now'");
    await importFiles(app.database, { ...given, folders: [files.slice(1)], prune: true });
    expect(await told()).toEqual([[[`https://${host}/news/file-now/`], true]]);
  });

  test('what is shown later is told later, and without a key nothing is', async () => {
    await app.database.query("delete from outbox where kind = 'index-now'");
    await publishEntry(desk, await write('news', 'index-later', '2099-01-01'));
    expect((await waiting()).map(({ soon }) => soon)).toEqual([false]);
    await publishEntry({ ...desk, indexNowKey: undefined }, await write('news', 'index-silent'));
    expect(await waiting()).toHaveLength(1);
  });
});
