import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@showroom/api-contract/desk-staff';
import type { DeskReview, ReviewPage } from '@showroom/api-contract/reviews';
import { reviewPhotoPath } from '@showroom/domain/review/review';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import type { MemoryFileStore } from '../../testing/memory-file-store.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { purgeFiles } from '../files/service.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
import { insertPhoto } from './photo-queries.ts';
import { seedReviews } from './seed-reviews.ts';

const words = 'Всё понравилось, приеду ещё раз весной.';
const given = { dealer: 'brand-one-sever', rating: 5, author: 'Анна', text: words, policy: true };

describe.each(engines)('reviews on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());

  const post = (path: string, body: object, key = randomUUID()) =>
    app.get(`/api/${path}?holdingId=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const list = async (query = '', holdingId = 1) =>
    (await app.get(`/api/reviews?holdingId=${holdingId}${query}`)).body as ReviewPage;
  async function desk(
    method: string,
    path: string,
    body?: object,
    { role = 'sales', holdingId = 1 }: { role?: StaffRole; holdingId?: number } = {},
  ) {
    const token = await makeStaffToken(app.services.staffSecret ?? '', { role, holdingId, days: 1 });
    return app.get(`/api/reports/reviews${path}${path.includes('?') ? '&' : '?'}holdingId=1`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
  const waiting = async () => ((await desk('GET', '?status=pending')).body as { items: DeskReview[] }).items;
  /** Sends a review and finds it on the desk. */
  async function sent(body: object): Promise<DeskReview> {
    const before = new Set((await waiting()).map(({ id }) => id));
    expect(await post('reviews', body)).toMatchObject({ status: 200, body: { status: 'pending' } });
    const [review] = (await waiting()).filter(({ id }) => !before.has(id));
    if (!review) throw new Error('The review is not on the desk.');
    return review;
  }
  /** Status, and the fields of a refusal by the last part of their path. */
  const details = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { details?: { field: string }[] }).details?.map(({ field }) => field.split('.').at(-1)),
  ];

  test('goods have reviews of their own: verified by an order that was handed over, one for each of its lines', async () => {
    const phone = '79175550011';
    const [item] = await app.database.query<{ id: number }>('select id from accessory order by id limit 1');
    const orders = await app.database.query<{ number: number }>(
      `with made as (
         insert into store_order (id, holding_id, status, pay, receiving, dealer_code, ready_on, price, disprice, promo, points, delivery, total,
           rate_percent)
         select gen_random_uuid(), 1, status, 'receipt', 'pickup', 'brand-one-sever', current_date, 100, 100, 0, 0, 0, 100, 0
         from unnest(array['completed', 'created']) as status returning id, number, status),
       line as (insert into store_order_line (order_id, item_id, name, part_code, picture, qty, price, disprice, sum, points)
         select id, $1, 'Товар', 'P', '', 1, 100, 100, 100, 0 from made),
       person as (insert into store_order_recipient (order_id, holding_id, first_name, phone, consent_mode, consent_version, marketing,
           offer_version)
         select id, 1, 'Анна', $2, 'spec', '1', false, '1' from made)
       select number from made order by status = 'created'`,
      [item?.id, phone],
    );
    const [bought, waitingFor] = orders.map(({ number }) => `A-${String(number).padStart(6, '0')}`);
    const ofItem = { ...given, dealer: undefined, item: item?.id, phone };
    const group = (await list()).summary.count;
    const review = await sent({ ...ofItem, number: bought });
    expect(review).toMatchObject({ verified: true, item: { id: item?.id }, dealer: null });
    expect(details(await post('reviews', { ...ofItem, number: bought }))).toEqual([400, ['number']]);
    expect(details(await post('reviews', { ...ofItem, number: waitingFor }))).toEqual([400, ['number']]);
    expect(details(await post('reviews', { ...ofItem, item: 2_000_000_000 }))).toEqual([400, ['item']]);
    expect(details(await post('reviews', { ...ofItem, dealer: given.dealer }))).toEqual([400, ['item']]);
    expect(await sent({ ...ofItem, rating: 2 })).toMatchObject({ verified: false });
    expect((await list(`&item=${item?.id}`)).items).toEqual([]);
    expect((await desk('PUT', `/${review.id}/status`, { status: 'published' })).status).toBe(200);
    expect(await list(`&item=${item?.id}`)).toMatchObject({
      items: [{ verified: true }],
      summary: { count: 1, average: 5 },
    });
    expect(await list(`&item=${item?.id}`, 2)).toMatchObject({ summary: { count: 0 } });
    expect((await app.get(`/api/store/get/item/${item?.id}?holdingId=1`)).body).toMatchObject({
      rating: { count: 1, average: 5 },
    });
    // The group's own are its own.
    expect((await list()).summary.count).toBe(group);
  });

  test('the summary counts all reviews of a subject, whatever page and filter are asked for', async () => {
    const all = await list('&size=48');
    expect(all.summary.count).toBe(all.meta.page.totalResults);
    const shown = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };
    for (const { rating } of all.items) shown[rating] += 1;
    expect(all.summary.distribution).toEqual(shown);
    const bad = await list('&rating=1&size=1');
    expect(bad.summary).toEqual(all.summary);
    expect(bad.meta.page.totalResults).toBe(shown[1]);
    expect((await list('&dealer=brand-one-sever')).items.map(({ dealer }) => dealer?.code)).not.toContain(null);
    const person = await list('&dealer=brand-one-sever&employee=sokolova-anna');
    expect(person.items[0]?.employee?.name).toMatch(/^Соколова/);
    expect(person.summary.count).toBeGreaterThan(0);
  });

  test.each([
    ['best', (ratings: number[]) => ratings.toSorted((a, b) => b - a)],
    ['worst', (ratings: number[]) => ratings.toSorted((a, b) => a - b)],
  ])('sorted by %s first', async (sort, order) => {
    const ratings = (await list(`&sort=${sort}&size=48`)).items.map(({ rating }) => rating);
    expect(ratings).toEqual(order(ratings));
  });

  test('the newest come first, and pages do not overlap', async () => {
    const first = await list('&size=5');
    const second = await list('&size=5&page=2');
    const times = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(10);
  });

  test('a review waits for its moderator, is published, answered, and leaves a line each', async () => {
    const before = (await list('&dealer=brand-one-sever')).summary.count;
    const review = await sent(given);
    expect(review).toMatchObject({ verified: false, status: 'pending', reply: null });
    expect((await list('&dealer=brand-one-sever')).summary.count).toBe(before);
    expect(await desk('PUT', `/${review.id}/status`, { status: 'published' })).toMatchObject({ status: 200 });
    await desk('PUT', `/${review.id}/reply`, { text: 'Спасибо!' });
    const [newest] = (await list('&dealer=brand-one-sever')).items;
    expect(newest).toMatchObject({ id: review.id, reply: { text: 'Спасибо!' } });
    expect((await list('&dealer=brand-one-sever')).summary.count).toBe(before + 1);
    const lines = await app.database.query<{ act: string }>(
      'select act from audit_line where subject = $1 order by id',
      [`review:${review.id}`],
    );
    expect(lines.map(({ act }) => act)).toEqual(['review-publish', 'review-reply']);
    await desk('PUT', `/${review.id}/reply`, { text: '' });
    expect((await list('&dealer=brand-one-sever')).items[0]?.reply).toBeNull();
  });

  test('a rejection needs its reason, which no visitor sees', async () => {
    const review = await sent({ ...given, text: `${words} Отклонить.` });
    expect(details(await desk('PUT', `/${review.id}/status`, { status: 'rejected' }))).toEqual([400, ['reason']]);
    await desk('PUT', `/${review.id}/status`, { status: 'rejected', reason: 'Не о центре' });
    const [row] = ((await desk('GET', '?status=rejected')).body as { items: DeskReview[] }).items;
    expect(row).toMatchObject({ id: review.id, reason: 'Не о центре' });
    expect(JSON.stringify(await list('&size=48'))).not.toContain('Отклонить.');
  });

  test('staff of another holding and of another role find nothing', async () => {
    const review = await sent({ ...given, text: `${words} Чужой.` });
    for (const who of [{ holdingId: 2 }, { role: 'editor' as const }]) {
      expect((await desk('GET', '', undefined, who)).status).toBe(404);
      expect((await desk('PUT', `/${review.id}/status`, { status: 'published' }, who)).status).toBe(404);
      expect((await desk('PUT', `/${review.id}/reply`, { text: 'Взлом' }, who)).status).toBe(404);
    }
    expect((await app.get('/api/reports/reviews?holdingId=1')).status).toBe(404);
    expect((await desk('PUT', `/${randomUUID()}/status`, { status: 'published' })).status).toBe(404);
  });

  test('number and phone of a request make a review verified, once', async () => {
    const lead = await post('lead/commit', {
      formId: 'form_credit',
      formUrl: '/services/credit/',
      formData: {
        firstname: 'Анна',
        lastname: 'Белова',
        phone: '79161112233',
        dealer: 'brand-one-sever',
        policy: true,
      },
    });
    const { number } = lead.body as { number: string };
    expect(lead.status, JSON.stringify(lead.body)).toBe(200);
    const tied = { ...given, number, phone: '+7 916 111-22-33' };
    expect(details(await post('reviews', { ...tied, phone: '79161112234' }))).toEqual([400, ['number']]);
    expect(details(await post('reviews', { ...tied, phone: undefined }))).toEqual([400, ['number']]);
    expect((await sent(tied)).verified).toBe(true);
    expect(details(await post('reviews', { ...tied, text: `${words} Ещё раз.` }))).toEqual([400, ['number']]);
  });

  test('photos are cut anew, shown with their review alone, and taken out one by one', async () => {
    const file = async (bytes: Uint8Array, holdingId = 1) => {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(bytes)], 'IMG_1.JPG'));
      const response = await app.fetch(`/api/lead/file?holdingId=${holdingId}`, { method: 'POST', body });
      return ((await response.json()) as { id: string }).id;
    };
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#88aa66' } })
        .withExifMerge({ IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
        .jpeg()
        .toBuffer();
    const photos = [await file(await picture(2000, 1500)), await file(await picture(300, 400))];
    const body = { ...given, text: `${words} С фото.`, photos };
    for (const [what, wrong] of [
      ['of another holding', [await file(await picture(300, 400), 2)]],
      ['that is none', [randomUUID()]],
      ['that is one too many', Array.from({ length: 5 }, () => photos[0])],
      ['that is no picture', [await file(Buffer.from('%PDF-1.4\n%%EOF\n'))]],
    ] as const) {
      expect([what, ...details(await post('reviews', { ...body, photos: wrong }))]).toEqual([what, 400, ['photos']]);
    }
    const review = await sent(body);
    expect(review.photos).toMatchObject([
      { width: 1600, height: 1200, isShown: true },
      { width: 300, height: 400, isShown: true },
    ]);
    const [first, second] = review.photos.map(({ id }) => id);
    const show = (id = '', size: 'thumb' | 'full' = 'full') => app.fetch(reviewPhotoPath(id, size));
    expect((await show(first)).status).toBe(404);
    const { base64 } = (await desk('GET', `/${review.id}/photos/${first}`)).body as { base64: string };
    expect((await sharp(Buffer.from(base64, 'base64')).metadata()).exif).toBeUndefined();
    await desk('PUT', `/${review.id}/status`, { status: 'published' });
    const shown = await show(first);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    const thumb = await sharp(Buffer.from(await (await show(first, 'thumb')).arrayBuffer())).metadata();
    expect([thumb.format, thumb.width, thumb.height]).toEqual(['webp', 480, 480]);
    expect((await list('&dealer=brand-one-sever')).items[0]?.photos.map(({ id }) => id)).toEqual([first, second]);
    expect(await desk('PUT', `/${review.id}/photos/${first}`, { isShown: false })).toMatchObject({
      status: 200,
      body: { photos: [{ isShown: false }, { isShown: true }] },
    });
    expect([(await show(first)).status, (await show(second)).status]).toEqual([404, 200]);
    expect((await list('&dealer=brand-one-sever')).items[0]?.photos.map(({ id }) => id)).toEqual([second]);
    await desk('PUT', `/${review.id}/status`, { status: 'rejected', reason: 'Чужие фото' });
    expect((await show(second)).status).toBe(404);
    const stranger = await desk('GET', `/${review.id}/photos/${first}`, undefined, { holdingId: 2 });
    const other = await desk('PUT', `/${review.id}/photos/${randomUUID()}`, { isShown: true });
    expect([stranger.status, other.status]).toEqual([404, 404]);
  });

  test('photos of a review that never came go with their bytes', async () => {
    const { kept } = app.services.files as MemoryFileStore;
    const files = { thumbFile: randomUUID(), fullFile: randomUUID() };
    await insertPhoto(app.database, { id: randomUUID(), width: 1, height: 1, ...files });
    for (const id of Object.values(files)) kept.set(id, new Uint8Array(1));
    await purgeFiles(app.services);
    expect(kept.has(files.fullFile)).toBe(true);
    await app.database.query(
      "update review_photo set created_at = now() - interval '25 hours' where review_id is null",
    );
    await purgeFiles(app.services);
    expect(Object.values(files).filter((id) => kept.has(id))).toEqual([]);
  });

  test('the same key stores once, whatever happens to the answer', async () => {
    const key = randomUUID();
    const body = { ...given, text: `${words} Дважды.` };
    await Promise.allSettled([post('reviews', body, key), post('reviews', body, key)]);
    await post('reviews', body, key);
    expect((await waiting()).filter(({ text }) => text === body.text)).toHaveLength(1);
    expect((await post('reviews', { ...body, rating: 1 }, key)).status).toBe(409);
  });

  test.each([
    ['without consent', { policy: undefined }, 'policy'],
    ['of a stranger centre', { dealer: 'asc-lakhta' }, 'dealer'],
    ['of a stranger employee', { employee: 'konovalov-fedor' }, 'employee'],
    ['too short', { text: 'Хорошо' }, 'text'],
    ['with a phone for a name', { author: '89161112233' }, 'author'],
  ])('a review %s is refused at its field', async (_name, change, field) => {
    expect(details(await post('reviews', { ...given, ...change }))).toEqual([400, [field]]);
  });

  test('a program is told that it succeeded, and nothing is stored', async () => {
    const count = (await waiting()).length;
    expect((await post('reviews', { ...given, robot: 'x' })).status).toBe(200);
    expect((await waiting()).length).toBe(count);
  });

  test('another seed changes nothing of what is there', async () => {
    const count = async () => (await app.database.query('select 1 from review')).length;
    const before = await count();
    await app.database.query("delete from app_meta where key = 'reviews'");
    await seedReviews(app.database);
    expect(await count()).toBe(before);
  });
});
