import type { WaitingWord } from '@showroom/api-contract/desk-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { importFeed } from '../feeds/import/import-feed.ts';
import { autoRuFeed, bytesOf, type FeedCar, listen } from '../feeds/testing/feed-files.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

/** A car whose one word nobody knows. */
const car = (serial: number, said: Record<string, string>): FeedCar => ({
  ...{ vin: `XW8ZZZ1K${String(serial).padStart(9, '0')}`, mark_id: 'Toyota', folder_id: 'Camry', year: '2022' },
  ...{ modification_id: '2.5 AT (200 л.с.)', body_type: 'Седан', color: 'белый', run: '30000', price: '3000000' },
  ...said,
});

describe.each(engines)('words of the feeds in the desk, on %s', (kind) => {
  let app: TestApp;
  let tokenOf: (role: 'reports' | 'admin') => Promise<string>;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const secret = app.services.staffSecret ?? '';
    tokenOf = (role) => makeStaffToken(secret, { role, holdingId: 1, days: 1 });
  });
  afterAll(() => app.close());

  const send = async (role: 'reports' | 'admin', body?: object) =>
    app.get('/api/reports/words?holdingId=1', {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${await tokenOf(role)}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const centresOf = async () => ((await send('reports')).body as { centres: { code: string }[] }).centres;
  /** A centre that sells the car. */
  const centreOf = async () => {
    const [row] = await app.database.query<{ code: string; name: string }>(
      'select d.code, d.name from dealer d join dealer_mark x on x.dealer_id = d.id join mark m on m.id = x.mark_id where d.holding_id = 1 and m.code = $1 order by d.id limit 1',
      ['toyota'],
    );
    return row ?? { code: '', name: '' };
  };
  const waiting = async () => ((await send('reports')).body as { items: WaitingWord[] }).items;
  const onSale = async () =>
    Number(
      (
        await app.database.rows("select count(*) from vehicle where vin like 'XW8ZZZ1K%' and status = 'on-sale'")
      )[0]?.[0],
    );

  test('mark, model, value and centre wait by word, and are taken in once an admin has said what they mean', async () => {
    const { name } = await centreOf();
    const known = car(1, { poi_id: name });
    const cars = [
      known,
      car(2, { mark_id: 'Тоётушка', poi_id: name }),
      car(3, { folder_id: 'Кэмрюшечка', poi_id: name }),
      car(4, { availability: 'когда-нибудь', poi_id: name }),
      car(5, { poi_id: 'Большой салон на углу' }),
    ];
    const options = { holding: 1, dryRun: false, allowWithdraw: true };
    await importFeed(app.database, bytesOf(autoRuFeed(cars)), options, listen().listener);
    const words = await waiting();
    expect(new Set(words.map(({ kind: what, word, count }) => `${what} ${word} ${count}`))).toEqual(
      new Set([
        'mark Тоётушка 1',
        'model Кэмрюшечка 1',
        'availability когда-нибудь 1',
        'dealer Большой салон на углу 1',
      ]),
    );
    expect(await onSale()).toBe(1);
    const codes = (await app.database.rows('select code from dealer where holding_id = 1')).flat();
    expect((await centresOf()).map(({ code }) => code).sort()).toEqual(codes.sort());
    const meanings = { mark: 'toyota', model: 'Toyota Camry', availability: 'in-stock', dealer: name };
    for (const { kind: what, word } of words) {
      const target = meanings[what as keyof typeof meanings];
      const { status, body } = await send('admin', { kind: what, text: word, target });
      // On a slow machine the answer comes before the vehicle is in.
      expect([status, [1, null]]).toEqual([200, expect.arrayContaining([(body as { taken: number | null }).taken])]);
    }
    await expect.poll(async () => [await waiting(), await onSale()], { timeout: 60_000 }).toEqual([[], 5]);
    const [line] = await app.database.rows("select count(*) from audit_line where act = 'word-map'");
    expect(Number(line?.[0])).toBe(4);
  });

  test('two words that are said at once take every vehicle in once', async () => {
    const centre = await centreOf();
    const cars = [
      car(11, { availability: 'уже едет-едет', poi_id: 'Салон у реки' }),
      car(12, { availability: 'уже едет-едет', poi_id: 'Салон у реки' }),
      car(13, { poi_id: 'Салон у реки' }),
      car(14, { poi_id: centre.name }),
    ];
    const options = { holding: 1, dryRun: false, allowWithdraw: true };
    await importFeed(app.database, bytesOf(autoRuFeed(cars)), options, listen().listener);
    const said = [
      { kind: 'availability', text: 'уже едет-едет', target: 'in-stock' },
      { kind: 'dealer', text: 'Салон у реки', target: centre.code },
    ];
    const replies = await Promise.all(said.map((word) => send('admin', word)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
    const [row] = await app.database.rows(
      "select count(*), count(distinct vin) from vehicle where vin like 'XW8ZZZ1K00000001%' and status = 'on-sale'",
    );
    expect(row?.map(Number)).toEqual([4, 4]);
  });

  test('who reads reports maps nothing, and a meaning that is not there is told at its field', async () => {
    const word = { kind: 'model', text: 'Кто-то', target: 'Toyota Никакая' };
    expect((await send('reports', word)).status).toBe(404);
    expect(await send('admin', word)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'target', message: expect.stringContaining('нет') }] },
    });
  });
});
