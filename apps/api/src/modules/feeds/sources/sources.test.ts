import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { answerSource, readSourceArguments } from '../../../commands/source.ts';
import { engines } from '../../../db/testing.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { autoRuFeed } from '../testing/feed-files.ts';
import { claimDue, listRuns, listSources } from './source-queries.ts';

let server: Server;
let base: string;
let body = '';
const asked: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((req, res) => {
    const etag = `"${body.length}"`;
    asked.push(req.headers['if-none-match']);
    if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
    else res.writeHead(200, { etag }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const car = (serial: number, price: number) => ({
  vin: `XW8ZZZ1KZGG0000${String(serial).padStart(2, '0')}`,
  mark_id: 'Toyota',
  folder_id: 'Camry',
  modification_id: '2.5 AT (200 л.с.)',
  body_type: 'Седан',
  color: 'белый',
  year: '2022',
  run: '30000',
  price: String(price),
  availability: 'в наличии',
});
const feed = (count: number, price: number) =>
  autoRuFeed(Array.from({ length: count }, (_, serial) => car(serial, price + serial)));

describe.each(engines)('sources of stock, on %s', (kind) => {
  let app: TestApp;
  let dealer = '';
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const [row] = await app.database.rows('select code from dealer where holding_id = 1 order by id limit 1');
    dealer = String(row?.[0]);
  });
  afterAll(() => app.close());

  const source = async (...args: string[]) =>
    answerSource(app.database, readSourceArguments([...args, '--holding', '1']), true);
  const run = async () => source('run', 'dms');
  const lastRun = async () => (await listRuns(app.database, 1, { limit: 1 }))[0];
  const stock = async () =>
    app.database.query('select vin, status, price, description, photos from vehicle where source = $1 order by vin', [
      dealer,
    ]);
  const living = async () => (await stock()).filter(({ status }) => status === 'on-sale').length;

  test('an address is taken in, asked for by its version, and each delivery stands in the history', async () => {
    body = feed(20, 2_000_000);
    expect(await source('add', 'dms', `${base}/feed.xml`, '--dealer', dealer)).toEqual({ said: expect.any(String) });
    expect((await claimDue(app.database))?.code).toBe('dms');
    expect(await claimDue(app.database)).toBeUndefined();
    await run();
    expect(await lastRun()).toMatchObject({ outcome: 'taken', records: 20, added: 20, share: 1, canUndo: true });
    expect(await run()).toEqual({ said: 'Nothing new.' });
    expect(asked.at(-1)).toBe(`"${body.length}"`);
    expect(await lastRun()).toMatchObject({ outcome: 'unchanged' });
    expect(await source('add', 'second', '/nowhere', '--dealer', dealer)).toEqual({
      refused: expect.stringMatching(/same vehicles/),
    });
  });

  test('a delivery is undone: the stock is as it was before, and its source is held', async () => {
    const before = await stock();
    body = feed(19, 3_000_000).replaceAll('Camry', 'Corolla');
    body = body.replace('XW8ZZZ1KZGG000018', 'XW8ZZZ1KZGG000077');
    await run();
    const taken = await lastRun();
    expect(taken).toMatchObject({ outcome: 'taken', added: 1, changed: 18, withdrawn: 2 });
    expect(await source('undo', String(taken?.id))).toEqual({
      said: expect.stringMatching(/20 vehicles .* 1 withdrawn/),
    });
    expect((await stock()).filter(({ vin }) => vin !== 'XW8ZZZ1KZGG000077')).toEqual(before);
    expect(await living()).toBe(20);
    expect((await listSources(app.database, 1))[0]?.heldAt).not.toBeNull();
    expect(await source('undo', String(taken?.id))).toEqual({ refused: expect.stringMatching(/changed nothing/) });
    await source('release', 'dms');
  });

  test('a delivery that shrinks, is refused, fails or is missing is a warning', async () => {
    body = feed(15, 2_000_000);
    await run();
    expect((await lastRun())?.note).toMatch(/shrank: 15 records after 20/);
    body = feed(2, 2_000_000);
    expect(await run()).toEqual({ refused: expect.stringMatching(/would withdraw/) });
    expect(await lastRun()).toMatchObject({ outcome: 'refused' });
    expect(await living()).toBe(15);
    await source('add', 'dms', 'http://127.0.0.1:1/feed.xml', '--dealer', dealer);
    await run();
    expect(await lastRun()).toMatchObject({ outcome: 'failed', code: 'dms' });
    await app.database.query("update feed_run set started_at = started_at - interval '2 days'");
    expect((await listSources(app.database, 1))[0]?.isLate).toBe(true);
    expect(await source('list')).toEqual({ said: expect.stringMatching(/No new delivery/) });
  });

  test('of a folder the newest feed is taken in once', async () => {
    const folder = join(inject('testFolder'), `folder-${kind}`);
    mkdirSync(folder);
    const put = (name: string, text: string, secondsAgo: number) => {
      writeFileSync(join(folder, name), text);
      const at = Date.now() / 1_000 - secondsAgo;
      utimesSync(join(folder, name), at, at);
    };
    put('old.xml', feed(3, 1), 500);
    put('new.xml', feed(14, 2_500_000), 100);
    put('readme.md', 'no feed', 50);
    await source('add', 'dms', folder, '--dealer', dealer);
    await run();
    expect(await lastRun()).toMatchObject({ outcome: 'taken', records: 14 });
    expect(await run()).toEqual({ said: 'Nothing new.' });
    expect(await source('remove', 'dms')).toEqual({ said: expect.any(String) });
    expect(await living()).toBe(14);
  });
});
