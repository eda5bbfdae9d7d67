import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

/** A photograph with a place and a camera in it, lying on its side. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aa66' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .jpeg()
    .toBuffer();

describe.each(engines)('pictures of editors, on %s', (kind) => {
  let app: TestApp;
  let editor = '';
  let reporter = '';
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const tokenOf = (role: 'editor' | 'reports') =>
      makeStaffToken(app.services.staffSecret ?? '', { role, holdingId: 1, days: 1 });
    editor = await tokenOf('editor');
    reporter = await tokenOf('reports');
  });
  afterAll(() => app.close());

  const send = async (bytes: Uint8Array, { name = 'zima', alt = 'Двор зимой', token = editor, holdingId = 1 } = {}) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], 'IMG_1.JPG', { type: 'image/jpeg' }));
    const query = new URLSearchParams({ holdingId: String(holdingId), name, alt });
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.fetch(`/api/reports/pictures?${query}`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };
  const show = (path: string) => app.fetch(`/media/uploads/${path}`);

  test('a photograph becomes a picture in all sizes, upright, without its place and camera', async () => {
    const { status, body } = await send(await photo(1200, 1600));
    expect([status, body]).toMatchObject([200, { name: 'zima', alt: 'Двор зимой', width: 1600, height: 1200 }]);
    for (const [file, width, height] of [
      ['thumb.webp', 96, 72],
      ['card@2x.webp', 800, 600],
      ['hero@2x.webp', 1920, 1440],
    ] as const) {
      const shown = await show(`zima/${file}`);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const meta = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect([meta.width, meta.height, meta.exif, meta.orientation]).toEqual([width, height, undefined, undefined]);
    }
    expect((await show('zima/wide.webp')).status).toBe(404);
    expect((await show('../zima/card.webp')).status).toBe(404);
  });

  test('a name is taken once and for all', async () => {
    expect((await send(await photo(1600, 1200))).status).toBe(409);
  });

  test.each([
    ['what is no picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}],
    ['a small one', () => photo(400, 300), {}],
    ['a damaged one', async () => (await photo(1600, 1200)).subarray(0, 900), {}],
    ['one that nobody described', () => photo(1600, 1200), { alt: ' ' }],
    ['a name that is no code', () => photo(1600, 1200), { name: '../x' }],
  ])('%s is refused and leaves nothing', async (_what, bytes, more) => {
    expect((await send(await bytes(), { name: 'refused', ...more })).status).toBe(400);
    expect((await show('refused/card.webp')).status).toBe(404);
  });

  test('strangers, other roles and other holdings hear 404', async () => {
    const bytes = await photo(1600, 1200);
    const statuses = [
      await send(bytes, { name: 'own', token: 'x.y.z' }),
      await send(bytes, { name: 'own', token: reporter }),
      await send(bytes, { name: 'own', holdingId: 2 }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
  });

  test('editors see the pictures of their holding', async () => {
    const list = async (token: string, holdingId = 1) =>
      app.get(`/api/reports/pictures?holdingId=${holdingId}`, { headers: { authorization: `Bearer ${token}` } });
    const { body } = await list(editor);
    expect((body as { items: { name: string }[] }).items.map(({ name }) => name)).toEqual(['zima']);
    expect([(await list(reporter)).status, (await list(editor, 2)).status]).toEqual([404, 404]);
  });
});
