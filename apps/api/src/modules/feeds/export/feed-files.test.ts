import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, DatabaseKind } from '../../../db/database.ts';
import { engines, openTestDatabase, walkedEngines } from '../../../db/testing.ts';
import { feedKey, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { importFeed } from '../import/import-feed.ts';
import { parseFeed } from '../parse/parse-feed.ts';
import { bytesOf, listen } from '../testing/feed-files.ts';
import { openFeedFile } from './feed-files.ts';
import type { Publisher } from './publisher.ts';

const publisher: Publisher = {
  holdingId: 1,
  host: 'one.example',
  name: 'Дом & Ко',
  company: 'ООО «Дом»',
  showsVins: true,
};
const { showsVins: _, ...site } = publisher;
const query = new URLSearchParams({ ...site, holdingId: '1' }).toString();

/** Elements of a document by name with their texts; throws when it is not well-formed. */
function textsOf(xml: string): Map<string, string[]> {
  const parser = new SaxesParser();
  const found = new Map<string, string[]>();
  let text = '';
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    const texts = found.get(name);
    if (texts) texts.push(text);
    else found.set(name, [text]);
  });
  parser.write(xml).close();
  return found;
}

/** All that a feed carries of a vehicle. */
const carried = `select v.vin, v.status, v.type, v.condition, m.code as mark, o.code as model, d.code as dealer, v.body_type, v.engine_type,
  v.gear_type, v.drive_type, v.color_group, v.color, v.seats, v.year, v.mileage_km, v.engine_volume, v.power, v.price, v.old_price,
  v.vat, regexp_replace(v.modification, '^[0-9,]+ кВт·ч ?', '') as modification, v.generation, v.trim, v.owners, v.description, v.wheel,
  (select jsonb_agg(jsonb_build_object('code', b->'code', 'amount', b->'amount')) from jsonb_array_elements(v.benefits) b
    where b->>'code' <> 'loyalty') as benefits
  from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id join dealer d on d.id = v.dealer_id
  where v.holding_id = 1 and v.type = 'cars' and v.status = 'on-sale' and v.price is not null order by v.vin`;

async function openPublisher(engine: DatabaseKind): Promise<TestApp> {
  const app = await openTestApp(engine, { vehicles: 700 });
  await app.database.query(
    `update vehicle set description = $1 where id = (select min(id) from vehicle where holding_id = 1 and type = 'cars')`,
    ['Цена < рынка & «торг»\u0007 ]]> "да"'],
  );
  return app;
}

const countListedIn = async (database: Database, where = 'true') =>
  Number(
    (
      await database.rows(
        `select count(*) from vehicle where holding_id = 1 and status = 'on-sale' and price is not null and ${where}`,
      )
    )[0]?.[0],
  );

describe.each(engines)('public feeds on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openPublisher(engine);
  });
  afterAll(() => app.close());
  const countListed = (where?: string) => countListedIn(app.database, where);

  test('YML has every listed vehicle of the holding and no VIN, under the host of the brand', async () => {
    const answer = await app.fetch(`/feed/yml.xml?${query}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const xml = await answer.text();
    const texts = textsOf(xml);
    expect(texts.get('offer')).toHaveLength(await countListed());
    expect(texts.get('name')).toEqual(['Дом & Ко']);
    expect(texts.get('url')?.every((url) => url.startsWith('https://one.example/'))).toBe(true);
    const [row] = await app.database.rows(
      "select vin from vehicle where holding_id = 1 and status = 'on-sale' limit 1",
    );
    expect(xml).not.toContain(row?.[0]);
  });

  test('full VINs are told to the holder of a key alone, drawings are no photos of a classified', async () => {
    const read = async (more: string) => {
      const answer = await app.fetch(`/feed/auto-ru.xml?${query}${more}`);
      return { status: answer.status, texts: answer.ok ? textsOf(await answer.text()) : new Map<string, string[]>() };
    };
    const open = await read('');
    expect([open.status, open.texts.get('vin'), open.texts.get('image')]).toEqual([200, undefined, undefined]);
    expect(open.texts.get('mark_id')?.filter((mark) => mark === 'Lada')).toEqual([]);
    expect(open.texts.get('phone')).toHaveLength(await countListed("type = 'cars'"));
    const keyed = await read(`&key=${feedKey}`);
    expect(keyed.texts.get('vin')).toHaveLength(await countListed("type = 'cars'"));
    expect((await read('&key=a-feed-key-of-somebody-else')).status).toBe(403);
  });

  test('the goods that can be bought stand in a file of their own, in roubles, under categories that are there', async () => {
    const texts = textsOf(await (await app.fetch(`/feed/goods.xml?${query}`)).text());
    const sold = await app.database.query<{ id: number; rub: number; code: string }>(
      `select a.id, ceil(a.disprice / 100.0)::int as rub, a.part_code as code from accessory a where exists (
         select 1 from accessory_stock s join dealer d on d.id = s.dealer_id
         where s.accessory_id = a.id and d.holding_id = 1 and s.qty > s.reserved) order by a.id`,
    );
    expect(sold.length).toBeGreaterThan(0);
    expect(texts.get('url')?.slice(1)).toEqual(sold.map(({ id }) => `https://one.example/item/${id}/`));
    expect(texts.get('price')).toEqual(sold.map(({ rub }) => String(rub)));
    expect(texts.get('vendorCode')).toEqual(sold.map(({ code }) => code));
    expect(texts.get('picture')?.every((url) => url.startsWith('https://one.example/'))).toBe(true);
  });

  test('parts follow each other without a gap, and behind the last one there is none', async () => {
    expect((await app.fetch(`/feed/yml-1.xml?${query}`)).status).toBe(200);
    expect((await app.fetch(`/feed/yml-2.xml?${query}`)).status).toBe(404);
    expect((await app.fetch(`/feed/sitemap-vehicles-2.xml?${query}`)).status).toBe(404);
  });

  test('the sitemap has the page of every listed vehicle with the day of its last change', async () => {
    const texts = textsOf(await (await app.fetch(`/feed/sitemap-vehicles-1.xml?${query}`)).text());
    expect(texts.get('loc')).toHaveLength(await countListed());
    expect(texts.get('loc')?.[0]).toMatch(/^https:\/\/one\.example\/catalog\/\d+\/$/);
    expect(texts.get('image:loc')?.length).toBeGreaterThanOrEqual(await countListed());
    expect(texts.get('lastmod')?.every((text) => !Number.isNaN(Date.parse(text)))).toBe(true);
  });

  test.each(['/feed/passwd', '/feed/yml-0.xml', '/feed/..%2Fyml.xml', '/feed/yml.xml.gz'])(
    '%s is no file',
    async (path) => {
      expect((await app.fetch(`${path}?${query}`)).status).toBe(404);
    },
  );

  test.each(['host=evil.example%2Fx', 'host=a%22b', 'holdingId=1%20or%201'])('%s is refused', async (wrong) => {
    const asked = new URLSearchParams(query);
    for (const [name, value] of new URLSearchParams(wrong)) asked.set(name, value);
    expect((await app.fetch(`/feed/yml.xml?${asked}`)).status).toBe(400);
  });

  test('our YML is a feed that we ourselves can read', async () => {
    const file = await openFeedFile(app.database, 'yml.xml', publisher);
    if (!file) throw new Error('no file');
    let count = 0;
    for await (const records of parseFeed(file)) {
      for (const { values } of records) {
        count += 1;
        expect(values.mark?.text).toBeTruthy();
        expect(values.year?.text).toMatch(/^\d{4}$/);
      }
    }
    expect(count).toBe(await countListed());
  });
});

// What the files hold is read on both engines above, and `import-feed.test.ts` takes feeds in on both.
describe.each(walkedEngines)('public feeds, taken in again on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openPublisher(engine);
  });
  afterAll(() => app.close());
  const countListed = (where?: string) => countListedIn(app.database, where);

  test('the auto.ru feed, taken in by an empty house, gives the same vehicles', async () => {
    const file = await openFeedFile(app.database, 'auto-ru.xml', publisher);
    if (!file) throw new Error('no file');
    const pieces: Uint8Array[] = [];
    for await (const piece of file) pieces.push(piece);
    const other = await openTestDatabase(engine, { vehicles: 1 });
    try {
      await other.query('delete from vehicle');
      const { listener, problems } = listen();
      const bytes = Buffer.concat(pieces);
      const options = { holding: 1, dryRun: false, allowWithdraw: false };
      const summary = await importFeed(other, bytesOf(bytes, 65_536), options, listener);
      expect(problems).toEqual([]);
      expect(summary).toMatchObject({ added: await countListed("type = 'cars'"), refused: 0 });
      const strip = (rows: Record<string, unknown>[]) =>
        rows.map((row) => ({ ...row, description: String(row.description).replace('\u0007', '') }));
      expect(strip(await other.query(carried))).toEqual(strip(await app.database.query(carried)));
      expect(await importFeed(other, bytesOf(bytes), options, listener)).toMatchObject({ changed: 0, added: 0 });
    } finally {
      await other.close();
    }
  });

  test.each([
    ['avito.xml', undefined],
    ['auto-ru-commercial.xml', ['commercial']],
    ['auto-ru-moto.xml', ['moto', 'atv']],
  ] as const)(
    '%s has a contact and real photos only, and our own import knows each of its values',
    async (name, types) => {
      await app.database.query(
        `update vehicle set gallery = '[{"key":"0123456789abcdef0123456789abcdef","color":"#808080"}]' where id = (
         select min(id) from vehicle where status = 'on-sale' and price is not null and type = $1)`,
        [types?.[0] ?? 'cars'],
      );
      const text = await (await app.fetch(`/feed/${name}?${query}&key=${feedKey}`)).text();
      expect(text.match(/<(?:Image url="|image>)[^"<]*/g)?.map((found) => found.replace(/.*(?:"|>)/, ''))).toEqual([
        'https://one.example/media/photos/0123456789abcdef0123456789abcdef/full.jpg',
      ]);
      expect(text).toMatch(/<(?:ContactPhone|phone)>7\d{10}</);
      const other = await openTestDatabase(engine, { vehicles: 1 });
      try {
        await other.query('delete from vehicle');
        const { listener, problems } = listen();
        const options = { holding: 1, dryRun: false, allowWithdraw: false };
        const summary = await importFeed(other, bytesOf(text, 65_536), options, listener);
        expect(problems.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
        const wanted = types === undefined ? 'true' : `type in (${types.map((type) => `'${type}'`).join(', ')})`;
        expect(summary).toMatchObject({ added: await countListed(wanted), refused: 0 });
        // Avito has no word for the reducer of an electric vehicle and for a body with three doors.
        const basics = `select vin, type, condition, mark_id, model_id, replace(body_type, '-3d', '') as body, engine_type, replace(gear_type, 'reducer', 'automatic') as gear, drive_type, color_group, year,
        mileage_km, price, power from vehicle where holding_id = 1 and status = 'on-sale' and price is not null and ${wanted} order by vin`;
        expect(await other.query(basics)).toEqual(await app.database.query(basics));
      } finally {
        await other.close();
        await app.database.query("update vehicle set gallery = '[]'");
      }
    },
  );
});
