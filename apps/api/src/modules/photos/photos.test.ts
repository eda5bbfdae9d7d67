import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { openObjectStore } from '../../ports/open-object-store.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { importFeed } from '../feeds/import/import-feed.ts';
import { bytesOf, listen } from '../feeds/testing/feed-files.ts';
import { openReader, type PhotoReader } from './open-reader.ts';
import { claim } from './photo-queue.ts';
import { purgePhotos } from './purge-photos.ts';
import { workQueue } from './work-queue.ts';

/** A photograph with a place in it, lying on its side. */
const photograph = (background: string, width = 1_200, height = 1_600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .jpeg()
    .toBuffer();

let server: Server;
let base: string;
/** What the dealer's server has now, by path. */
const served = new Map<string, Buffer>();
const asked: string[] = [];
beforeAll(async () => {
  served.set('/red.jpg', await photograph('#cc2222'));
  served.set('/blue.jpg', await photograph('#2222cc'));
  served.set('/same-red.jpg', served.get('/red.jpg') as Buffer);
  served.set('/tiny.jpg', await photograph('#00ff00', 60, 40));
  served.set('/page.jpg', Buffer.from('<html>Not found, but 200</html>'));
  served.set('/phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  served.set('/cut.jpg', (await photograph('#123456')).subarray(0, 900));
  server = createServer((req, res) => {
    const path = req.url ?? '';
    asked.push(path);
    const found = served.get(path);
    if (path === '/inner.jpg') res.writeHead(302, { location: 'http://10.0.0.1/x.jpg' }).end();
    else if (found) res.end(found);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const vin = 'XW8ZZZ1KZGG000001';
const feed = (photos: readonly string[], more = '') =>
  [
    '<?xml version="1.0"?><data><cars><car>',
    `<vin>${vin}</vin><mark_id>Toyota</mark_id><folder_id>Camry</folder_id><year>2022</year><run>30000</run>`,
    '<modification_id>2.5 AT (200 л.с.)</modification_id><body_type>Седан</body_type><color>белый</color>',
    '<price>3000000</price><availability>в наличии</availability>',
    `<images>${photos.map((path) => `<image>${base}${path}</image>`).join('')}</images>${more}</car></cars></data>`,
  ].join('\n');

type Shown = {
  pictures: { base: string; alt: string; color?: string; angle?: string }[];
  spin?: string[];
  videos?: unknown[];
};

describe.each(engines)('photos of a feed, on %s', (kind) => {
  let app: TestApp;
  let reader: PhotoReader;
  let store: ObjectStore;
  let dealer = '';
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const folder = join(inject('testFolder'), `photos-${kind}`);
    const settings = { kind: 'disk', folder } as const;
    // No step behind: on a busy machine a test would wait for its photos.
    reader = openReader({ store: settings, allowLoopback: true }, 0);
    store = openObjectStore(settings);
    const [row] = await app.database.rows('select code from dealer where holding_id = 1 order by id limit 1');
    dealer = String(row?.[0]);
  });
  afterAll(async () => {
    reader.rest();
    await app.close();
  });

  const takeWhole = async (photos: readonly string[], more = '') => {
    const options = { holding: 1, dealer, dryRun: false, allowWithdraw: true };
    await importFeed(app.database, bytesOf(feed(photos, more)), options, listen().listener);
    await workQueue({ database: app.database, reader });
    const [row] = await app.database.rows('select id from vehicle where vin = $1', [vin]);
    const { body } = await app.get(`/api/catalog/${row?.[0]}?holdingId=1`);
    return body as Shown;
  };
  const take = async (photos: readonly string[]) => (await takeWhole(photos)).pictures;
  const dead = async () =>
    app.database.query<{ url: string; error: string; attempts: number }>(
      "select url, error, attempts from vehicle_photo where status = 'dead' order by place",
    );

  test('photos are fetched, cut upright without their place, and shown in the order of the feed', async () => {
    const pictures = await take(['/red.jpg', '/blue.jpg', '/same-red.jpg', '/red.jpg']);
    expect(pictures.map(({ alt, angle }) => [alt, angle])).toEqual([
      ['Toyota Camry, фото 1', undefined],
      ['Toyota Camry, фото 2', undefined],
    ]);
    expect(pictures.map(({ color }) => color)).toEqual([expect.stringMatching(/^#c/), expect.stringMatching(/^#2/)]);
    const key = pictures[0]?.base.split('/').at(-1);
    for (const [file, width, height] of [
      ['thumb.webp', 96, 72],
      ['card@2x.webp', 800, 600],
      ['hero.webp', 960, 720],
      ['full.jpg', 1_600, 1_200],
    ] as const) {
      const bytes = await store.get(`photos/${key}/${file}`);
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.height, meta.exif, meta.orientation]).toEqual([width, height, undefined, undefined]);
    }
  });

  test('dead ones are told of and tried again; what is known is not fetched again', async () => {
    asked.length = 0;
    const pictures = await take([
      '/none.jpg',
      '/page.jpg',
      '/phone.heic',
      '/cut.jpg',
      '/tiny.jpg',
      '/inner.jpg',
      '/blue.jpg',
    ]);
    expect(pictures).toHaveLength(1);
    expect(asked).not.toContain('/blue.jpg');
    const list = await dead();
    expect(list.map(({ error }) => error)).toEqual([
      expect.stringMatching(/404/),
      expect.stringMatching(/not a picture/),
      expect.stringMatching(/HEIC.*JPEG/),
      expect.any(String),
      expect.stringMatching(/60|40/),
      expect.stringMatching(/private network/),
    ]);
    served.set('/none.jpg', await photograph('#888888'));
    await app.database.query("update vehicle_photo set next_at = now() where url like '%/none.jpg'");
    await workQueue({ database: app.database, reader });
    expect((await dead()).map(({ url }) => url.split('/').at(-1))).not.toContain('none.jpg');
    served.delete('/none.jpg');
    // What was never tried goes first, however long the others are due.
    await app.database.query("update vehicle_photo set next_at = now() - interval '1 day' where status = 'dead'");
    await app.database.query(
      `insert into vehicle_photo (vehicle_id, url, place, next_at) select vehicle_id, 'https://new.example/1.jpg', 99, now()
       from vehicle_photo limit 1`,
    );
    expect((await claim(app.database, 5)).map(({ url }) => url)).toEqual(['https://new.example/1.jpg']);
    expect((await claim(app.database, 1)).map(({ attempts }) => attempts)).toEqual([2]);
    await app.database.query("delete from vehicle_photo where url like 'https://new.example/%'");
  });

  test('frames of a turn are kept apart from the photos, in their order, and videos of known hosts are handed out', async () => {
    const paths = await Promise.all(
      Array.from({ length: 9 }, async (_, at) => {
        served.set(`/turn/${at}.jpg`, await photograph(`#0000${at}0`, 400, 300));
        return `/turn/${at}.jpg`;
      }),
    );
    const turn = (from: readonly string[]) =>
      `<images360>${from.map((path) => `<image>${base}${path}</image>`).join('')}</images360>`;
    const videos =
      '<video>https://youtu.be/YKmDXNrDdBI</video><video>https://vk.com/video-1_2</video><video>https://dealer.example/a.mp4</video>';
    const shown = await takeWhole(['/red.jpg'], turn(paths) + videos);
    expect(shown.pictures).toHaveLength(1);
    expect(new Set(shown.spin)).toHaveProperty('size', 9);
    expect(shown.videos).toEqual([
      { host: 'youtube', id: 'YKmDXNrDdBI' },
      { host: 'vk', id: '-1_2' },
    ]);
    // The other way round it is another turn; without frames and videos there is none.
    const back = await takeWhole(['/red.jpg'], turn([...paths].reverse()));
    expect(back.spin).toEqual([...(shown.spin ?? [])].reverse());
    expect(back.videos).toBeUndefined();
    // A turn of few frames is none.
    expect((await takeWhole(['/red.jpg'], turn(paths.slice(0, 5)))).spin).toBeUndefined();
    expect((await takeWhole(['/red.jpg'])).pictures).toHaveLength(1);
  });

  test('without a real photo the drawn ones are shown, and what no vehicle has is removed', async () => {
    const [before] = await take(['/red.jpg']);
    const pictures = await take([]);
    expect(pictures[0]?.angle).toBe('front');
    await app.database.query("update photo set created_at = now() - interval '2 hours'");
    expect(await purgePhotos(app.database, store)).toBe(0);
    await app.database.query("update photo set unused_at = now() - interval '3 days' where unused_at is not null");
    expect(await purgePhotos(app.database, store)).toBeGreaterThan(0);
    expect(await store.get(`photos/${before?.base.split('/').at(-1)}/card.webp`)).toBeUndefined();
  });
});
