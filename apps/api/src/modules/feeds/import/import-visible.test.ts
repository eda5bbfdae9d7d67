import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../db/testing.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openFeedFile } from '../export/feed-files.ts';
import { autoRuFeed, bytesOf, type FeedCar, listen } from '../testing/feed-files.ts';
import { importFeed } from './import-feed.ts';

type Listing = { items: { id: number; price: number }[]; meta: { page: { totalResults: number } } };

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  const cheapest = async () =>
    (await app.get('/api/catalog?holdingId=1&type=cars&sort=price-asc&size=1')).body as Listing;

  test('a price that a feed changes is in the listing and on the page within a second; what it drops is gone', async () => {
    const publisher = { holdingId: 1, host: 'one.example', name: 'A', company: 'A', showsVins: true };
    const file = await openFeedFile(app.database, 'auto-ru.xml', publisher);
    let xml = '';
    for await (const piece of file ?? []) xml += Buffer.from(piece).toString();
    const cars = [...xml.matchAll(/<car>.*?<\/car>\n/gs)].map(([car]) => car);
    const idOf = (car: string) => Number(/<unique_id>(\d+)/.exec(car)?.[1]);
    const take = (list: readonly string[]) =>
      importFeed(
        app.database,
        (async function* () {
          yield Buffer.from(`<data><cars>${list.join('')}</cars></data>`);
        })(),
        { holding: 1, dryRun: false, allowWithdraw: false },
        listen().listener,
      );
    await take(cars);
    const [first = '', second = '', ...rest] = cars;
    const changed = first
      .replace(/<price>\d+<\/price>/, '<price>55000</price>')
      .replace(/<\w+_discount>\d+<\/\w+>/g, '');
    expect(await take([changed, ...rest])).toMatchObject({ changed: 1, withdrawn: 1, added: 0 });
    await expect.poll(async () => (await cheapest()).items[0]).toMatchObject({ id: idOf(first), price: 5_500_000 });
    expect((await app.get(`/api/catalog/${idOf(first)}?holdingId=1`)).body).toMatchObject({ price: 5_500_000 });
    expect((await app.get(`/api/catalog/${idOf(second)}?holdingId=1`)).status).toBe(410);
  });

  test('a file of more than one piece is counted as one, and is in the listing as a whole', async () => {
    const car = (serial: number, price: number): FeedCar => ({
      vin: `XW8ZZZ1K${String(serial).padStart(9, '0')}`,
      ...{ mark_id: 'Toyota', folder_id: 'Camry', body_type: 'Седан', year: '2022', run: '30000', color: 'белый' },
      ...{ modification_id: '2.5 AT (200 л.с.)', availability: 'в наличии', price: String(price) },
    });
    const take = (cars: readonly FeedCar[]) => {
      const options = { dealer: 'brand-one-sever', dryRun: false, allowWithdraw: true };
      return importFeed(app.database, bytesOf(autoRuFeed(cars)), options, listen().listener);
    };
    const total = async () =>
      ((await app.get('/api/catalog?holdingId=1&type=cars&mark=toyota&model=camry&size=1')).body as Listing).meta.page
        .totalResults;
    const before = await total();
    const cars = Array.from({ length: 250 }, (_, serial) => car(serial, 900_000 + serial));
    expect(await take(cars)).toMatchObject({ added: 250, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 });
    await expect.poll(total).toBe(before + 250);
    const own = '/api/catalog?holdingId=1&type=cars&mark=toyota&model=camry&sort=price-asc&size=1';
    const [cheapestOne] = ((await app.get(own)).body as Listing).items;
    const page = (await app.get(`/api/catalog/${cheapestOne?.id}?holdingId=1`)).body;
    // What the file does not say nobody says: the page of an example Camry has both.
    expect(page).toMatchObject({ isFromFeed: true, specification: {}, equipment: [] });
    const left = cars.slice(0, 130).map((one, serial) => (serial % 2 ? one : car(serial, 800_000)));
    expect(await take(left)).toMatchObject({ added: 0, changed: 65, unchanged: 65, withdrawn: 120, refused: 0 });
    await expect.poll(total).toBe(before + 130);
  });
});
