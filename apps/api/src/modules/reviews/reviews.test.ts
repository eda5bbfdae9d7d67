import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@showroom/api-contract/desk-staff';
import type { DeskReview, ReviewPage } from '@showroom/api-contract/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
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
