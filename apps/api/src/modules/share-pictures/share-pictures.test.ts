import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkedEngines } from '../../db/testing.ts';
import { openStudio } from '../../studio/studio.ts';
import { studioProgram } from '../../testing/studio-program.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { describePage } from './describe-page.ts';

describe.each(walkedEngines)('link previews, on %s', (kind) => {
  let app: TestApp;
  const asked: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'showroom-shares-'));
  const studio = openStudio(studioProgram, folder);
  let vehicle = { id: 0, title: '' };
  beforeAll(async () => {
    const background = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
    app = await openTestApp(kind, {
      vehicles: 200,
      studio,
      pictures: {
        get: async (path) => {
          asked.push(path);
          return { file: '', type: 'image/png', bytes: background };
        },
      },
    });
    const [row] = await app.database.query<typeof vehicle>(
      `select v.id, m.name || ' ' || o.name || ', ' || v.year as title from vehicle v join mark m on m.id = v.mark_id
       join model o on o.id = v.model_id where v.holding_id = 1 order by v.id limit 1`,
    );
    vehicle = row ?? vehicle;
  });
  afterAll(async () => {
    await Promise.all([app.close(), studio.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const words = (path: string) => describePage(app.services, 1, path);
  const articleOf = async (type: string) =>
    (
      await app.database.query<{ code: string; title: string }>(
        "select code, title from content_entry where holding_id = 1 and lang = 'ru' and type = $1 order by id limit 1",
        [type],
      )
    )[0] ?? { code: '', title: '' };

  test('each kind of page has its own words and picture', async () => {
    expect(await words(`/catalog/${vehicle.id}/`)).toMatchObject({ title: vehicle.title, layout: 'across' });
    expect((await words('/cars/new/'))?.title).toMatch(/^Новые автомобили/);
    expect(await words('/investors/financial_reports/')).toMatchObject({ title: 'Финансовая отчётность' });
    expect((await words('/brands/toyota/camry/'))?.title).toBe('Toyota Camry');
    expect(await words('/contacts/msk/brand-one-sever/')).toMatchObject({ title: 'Brand One Север' });
    expect((await words('/'))?.title).toContain('Brand One');
    expect((await words('/en/about/'))?.title).toMatch(/^[\x20-\x7e\u00a0–—’]+$/);
    for (const [type, section] of [
      ['news', 'news'],
      ['offer', 'actions'],
    ] as const) {
      const { code, title } = await articleOf(type);
      expect((await words(`/${section}/${code}/`))?.title).toBe(title);
    }
    const [item] = await app.database.rows('select id, name from accessory order by id limit 1');
    expect(await words(`/item/${String(item?.[0])}/`)).toMatchObject({
      title: item?.[1],
      picture: expect.stringMatching(/^goods\/[a-z-]+\/\d+\/front\/hero@2x\.webp$/),
    });
    expect(await words('/item/999999999/')).toBeUndefined();
    expect(await words('/nothing/of/ours/')).toBeUndefined();
    expect(await words('/catalog/999999999/')).toBeUndefined();
  });

  test.each([
    ['/', 'showroom'],
    ['/service/to/', 'service'],
    ['/services/testdrive/', 'showroom'],
    ['/services/credit/', 'credit'],
    ['/services/leasing/', 'delivery'],
    ['/reservation/', 'showroom'],
  ])('%s shows what its page opens with, in the light of its brand', async (path, scene) => {
    const [one, two] = await Promise.all([1, 2].map((holding) => describePage(app.services, holding, path)));
    expect([one?.picture, two?.picture]).toEqual([`scene/${scene}/hero@2x.webp`, `scene/${scene}-dusk/hero@2x.webp`]);
  });

  test('a preview is a JPEG of 1200 × 630; a page without words has that of the home page', async () => {
    const load = async (path: string) => {
      const answer = await app.fetch(`/media/og/${path}.jpg`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, type: answer.headers.get('content-type'), bytes };
    };
    const home = await load('brand-one/abc/home');
    for (const path of ['brand-one/abc/home', `brand-one/abc/catalog/${vehicle.id}`, 'asc/abc/about/career']) {
      const { status, type, bytes } = await load(path);
      const { width, height } = await sharp(bytes).metadata();
      expect([path, status, type, width, height]).toEqual([path, 200, 'image/jpeg', 1200, 630]);
    }
    expect((await load('brand-one/xyz/nothing/of/ours')).bytes.equals(home.bytes)).toBe(true);
    expect((await load('nobody/abc/home')).status).toBe(404);
    expect(asked).toContain('scene/showroom/hero@2x.webp');
  });
});
