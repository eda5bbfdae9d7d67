import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../db/testing.ts';
import { postJson } from '../../../testing/lead-calls.ts';
import { resolveAddress } from '../../../testing/resolve-address.ts';
import { feedKey, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { surrogateNumber } from '../../catalog/surrogate-number.ts';
import { mapWord } from '../dictionary/edit-dictionary.ts';
import { autoRuFeed, bytesOf, camry, type FeedCar, listen } from '../testing/feed-files.ts';
import { importFeed } from './import-feed.ts';
import { takeWaiting } from './take-waiting.ts';

const dealer = 'brand-one-sever';

describe.each(engines)('vehicles whose number nobody wrote, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 60 });
  });
  afterAll(() => app.close());

  const bare = (id: string, extra: Partial<FeedCar> = {}) => camry(1, { vin: 'отсутствует', unique_id: id, ...extra });
  async function take(cars: readonly FeedCar[]) {
    const { problems, listener } = listen();
    const options = { dealer, dryRun: false, allowWithdraw: true };
    return { ...(await importFeed(app.database, bytesOf(autoRuFeed(cars)), options, listener)), problems };
  }
  const stock = async () =>
    app.database.query<{ id: number; vin: string; status: string }>(
      'select id, vin, status from vehicle where source = $1 order by id',
      [dealer],
    );
  const known = async (id: string) => {
    const number = surrogateNumber(dealer, id);
    const found = (await stock()).find(({ vin }) => vin === number);
    if (!found) throw new Error(`no vehicle of the id ${id}`);
    return found;
  };

  test('the same file twice changes nothing; a VIN that comes later is another vehicle', async () => {
    const cars = [bare('100'), bare('101', { vin: '' }), camry(5)];
    expect(await take(cars)).toMatchObject({ added: 3, refused: 0, noted: 2 });
    const first = await known('100');
    expect(await take(cars)).toMatchObject({ added: 0, changed: 0, unchanged: 3, withdrawn: 0 });
    expect(await take([bare('100', { price: '2 000 000' }), ...cars.slice(1)])).toMatchObject({ added: 0, changed: 1 });
    const named = bare('100', { vin: camry(6).vin });
    expect(await take([named, ...cars.slice(1)])).toMatchObject({ added: 1, unchanged: 2, withdrawn: 1 });
    expect(await known('100')).toEqual({ ...first, status: 'withdrawn' });
  });

  test('an id that comes twice is refused, a careless record leaves its vehicle as it is, one that waits is taken by its id', async () => {
    await take([bare('100'), bare('101')]);
    const { problems, ...counts } = await take([
      bare('100', { price: 'дорого' }),
      bare('101'),
      bare('101'),
      bare('102', { folder_id: 'Кэмрюшечка' }),
    ]);
    expect(counts).toMatchObject({ added: 0, withdrawn: 0, refused: 3 });
    expect(problems.every(({ vin }) => vin === null)).toBe(true);
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^this id was already in line \d+$/),
    );
    expect((await known('100')).status).toBe('on-sale');
    await mapWord(app.database, 1, { kind: 'model', text: 'Кэмрюшечка', target: 'toyota/camry' });
    expect(await takeWaiting(app.database, 1)).toBe(1);
    expect((await known('102')).status).toBe('on-sale');
  });

  test('neither page, search, windscreen code nor feed tells or finds the number', async () => {
    const used = { run: '90 000', owners_number: 'Два владельца', year: '2019' };
    await take([bare('100', used), camry(7)]);
    const { id, vin } = await known('100');
    const page = await app.get(`/api/catalog/${id}?holdingId=1`);
    expect([page.status, page.body]).toMatchObject([200, { id, vinMasked: null }]);
    expect(JSON.stringify(page.body)).not.toContain(vin.slice(0, 16));
    const found = async (query: string) => {
      const { body } = await app.get(`/api/search?${new URLSearchParams({ holdingId: '1', query })}`);
      return JSON.stringify(body).includes(`"id":{"raw":${id}}`);
    };
    await expect.poll(() => found('toyota camry 2019')).toBe(true);
    for (const query of [vin, vin.slice(0, -1), vin.slice(-7), vin.slice(-7, -1), `vin ${vin}`])
      expect(await found(query), query).toBe(false);
    const code = encodeURIComponent(vin);
    expect((await app.get(resolveAddress('windscreen-code', `/qr/${code}/`, [vin]))).body).toEqual({
      state: 'missing',
    });
    const site = new URLSearchParams({ holdingId: '1', host: 'one.example', name: 'A', company: 'A', key: feedKey });
    for (const [file, element] of [
      ['auto-ru', 'vin'],
      ['avito', 'VIN'],
      ['yml', 'vin'],
    ] as const) {
      const xml = await (await app.fetch(`/feed/${file}.xml?${site}`)).text();
      const record = xml.split('\n').find((line) => line.includes(file === 'avito' ? `<Id>${id}<` : `/catalog/${id}/`));
      expect(record).toContain('Camry');
      expect(record).not.toContain(`<${element}>`);
      expect(xml).not.toContain(vin.slice(0, 16));
      if (file !== 'yml') expect(xml).toContain(`<${element}>${camry(7).vin}<`);
    }
  });

  test('no report of its past is made, as of no vehicle that a feed brought: nobody has asked the registers', async () => {
    await take([bare('100', { run: '90 000', owners_number: 'Два владельца' })]);
    const { id: vehicleId } = await known('100');
    const formData = { firstname: 'Анна', phone: '+7 916-111-22-33', policy: true, vehicleId };
    const body = { formUrl: `/catalog/${vehicleId}/`, formData, smsCode: '000000' };
    const answer = await postJson(app, '/api/catalog/report?holdingId=1', body, { key: crypto.randomUUID() });
    expect([answer.status, answer.body.details]).toEqual([
      400,
      [{ field: 'vehicleId', message: expect.stringContaining('Отчёта по') }],
    ]);
  });
});
