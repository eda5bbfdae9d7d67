import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { newCarsDealer, postJson, testDrive } from '../../testing/lead-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('requests of a customer, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());

  type Requests = { items: { number: string }[]; meta: { page: { totalResults: number } } };
  const requestsOf = async (authorization: string, query = '') => {
    const path = `/api/account/requests?holdingId=1${query}`;
    const { status, body } = await app.get(path, { headers: { authorization } });
    return { status, body: body as Requests };
  };

  test('what came from the own phone is listed, the newest first; what others sent or a robot did is not', async () => {
    const code = await newCarsDealer(app);
    const send = async (phone: string, comment = '') => {
      const { status, body } = await postJson(app, '/api/lead/commit?holdingId=1', testDrive(code, { phone, comment }));
      expect(status).toBe(200);
      return String(body.number);
    };
    const own = await signInAs(app, { holdingId: 1, phone: '79161230001' });
    const first = await send('79161230001');
    const second = await send('79161230001', 'Второй');
    const spam = await send('79161230001', 'Третий');
    await send('79161230002');
    await app.database.query("update lead set status = 'spam' where number = (select max(number) - 1 from lead)");

    const { status, body } = await requestsOf(own.authorization);
    expect(status).toBe(200);
    expect(body.items.map(({ number }) => number)).toEqual([second, first]);
    expect(spam).not.toBe(second);
    expect(body.items[0]).toMatchObject({
      name: expect.stringMatching(/^Запись на тест-драйв/),
      stage: expect.any(String),
    });
    expect(body.meta.page.totalResults).toBe(2);
    expect((await requestsOf(own.authorization, '&page=2')).body.items).toEqual([]);

    const stranger = await signInAs(app, { holdingId: 1, phone: '79161230003' });
    expect((await requestsOf(stranger.authorization)).body.items).toEqual([]);
    expect((await app.get('/api/account/requests?holdingId=1')).status).toBe(401);
  });
});
