import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const words = 'Канарейка: подарок поставщику';
const mails = new Map([
  [1, 'compliance@brand-one.example'],
  [2, 'compliance@asc.example'],
]);

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60, trustProxy: true });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['lead', 'rate_count', 'idempotency']) await app.database.query(`delete from ${table}`);
  });
  const send = (holdingId: number, formData: object, from = '203.0.113.77') =>
    postJson(
      app,
      `/api/lead/commit?holdingId=${holdingId}`,
      { formId: 'form_compliance', formUrl: '/about/compliance/', formData },
      { from },
    );
  /** Everything that the database holds, the outbox aside. */
  const everything = async () => {
    const tables = ['lead', 'consent', 'idempotency', 'rate_count'];
    return JSON.stringify(await Promise.all(tables.map((table) => app.database.query(`select * from ${table}`))));
  };

  test.each([...mails])(
    'a letter of holding %i goes to %s alone, and nothing tells who sent it',
    async (holdingId, mail) => {
      const { status, body } = await send(holdingId, { comment: words });
      expect([status, body.number]).toEqual([200, expect.stringMatching(/^\d-\d{6}$/)]);
      const letters = await app.database.query('select channel, recipient, body, secret from outbox');
      expect(letters).toEqual([
        { channel: 'mail', recipient: mail, body: `Отправитель не назвал себя.\n\n${words}`, secret: true },
      ]);
      expect(await app.database.query('select form_id, phone, data from lead')).toEqual([
        { form_id: 'form_compliance', phone: null, data: {} },
      ]);
      expect(await everything()).not.toMatch(/канарейка|canary|203\.0\.113/i);
      expect(await app.database.query('select 1 from consent')).toEqual([]);
      expect(app.logged()).not.toMatch(/канарейка|canary|203\.0\.113/i);
    },
  );

  test('whoever names himself is named in the letter only, and has agreed without an address', async () => {
    expect((await send(1, { comment: words, phone: '9161112233' })).body).toMatchObject({
      details: [{ field: 'policy' }],
    });
    expect((await send(1, { comment: words, name: 'Анна', phone: '9161112233', policy: true })).status).toBe(200);
    const [letter] = await app.database.query<{ body: string }>('select body from outbox');
    expect(letter?.body).toMatch(/Имя: Анна\nТелефон: \+7/);
    expect(await everything()).not.toMatch(/9161112233|Анна|203\.0\.113/);
    expect(await app.database.query('select form_id, ip from consent')).toEqual([
      { form_id: 'form_compliance', ip: null },
    ]);
  });

  test('one sender is heard five times an hour, others all the same', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await send(1, { comment: `${words} ${n}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send(1, { comment: words }, '198.51.100.4')).status).toBe(200);
  });
});
