import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app/app.ts';
import { engines } from '../../db/testing.ts';
import { createLog } from '../../log.ts';
import { newCarsDealer, postJson, testDrive } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const commitPath = '/api/lead/commit?holdingId=1';

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let dealer: string;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60, trustProxy: true });
    dealer = await newCarsDealer(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['lead', 'rate_count', 'idempotency', 'lead_counter']) {
      await app.database.query(`delete from ${table}`);
    }
  });

  const commit = (body: unknown, options?: { key?: string; from?: string }) => postJson(app, commitPath, body, options);
  const count = async (table: string) => Number((await app.database.rows(`select count(*) from ${table}`))[0]?.[0]);

  test('a lead is stored with its number, its consent and its two messages', async () => {
    const [vehicle] = await app.database.query<{ id: number; name: string }>(
      `select v.id, m.name from vehicle v join mark m on m.id = v.mark_id where v.holding_id = 1 order by v.id limit 1`,
    );
    const body = testDrive(dealer, { email: 'anna@example.com', vehicleId: vehicle?.id, date: '2027-01-15' });
    const { status, body: receipt } = await commit(
      { ...body, formUrl: '/catalog/1/?phone=79991234567#79991234567' },
      { from: '203.0.113.7' },
    );
    expect([status, receipt.number]).toEqual([200, '1-000001']);
    const [lead] = await app.database.query('select * from lead');
    expect(lead).toMatchObject({
      id: receipt.id,
      holding_id: 1,
      form_id: 'form_testdrive',
      form_url: '/catalog/1/',
      status: 'new',
      phone: '79991234567',
      dealer_code: dealer,
      vehicle_id: vehicle?.id,
      data: { firstname: 'Анна', phone: '79991234567', email: 'anna@example.com', date: '2027-01-15' },
    });
    expect(lead?.vehicle_name).toContain(vehicle?.name);
    expect(await app.database.query('select lead_id, form_id, mode, text_version, marketing, ip from consent')).toEqual(
      [
        {
          lead_id: receipt.id,
          form_id: 'form_testdrive',
          mode: 'spec',
          text_version: '2026-11-20',
          marketing: false,
          ip: '203.0.113.7',
        },
      ],
    );
    const messages = await app.database.query<{ channel: string; recipient: string; body: string }>(
      'select channel, recipient, body from outbox order by channel desc',
    );
    expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', '79991234567'],
      ['mail', 'anna@example.com'],
    ]);
    for (const { body: text } of messages) expect(text).toContain('1-000001');
  });

  test('numbers count up per holding without gaps, whatever is refused in between', async () => {
    const numbers: unknown[] = [];
    for (const phone of ['9990000001', '9990000002', '9990000003']) {
      numbers.push((await commit(testDrive(dealer, { phone }))).body.number);
      await commit(testDrive(dealer, { phone: '1' }));
    }
    expect(numbers).toEqual(['1-000001', '1-000002', '1-000003']);
  });

  test('a retry gets the stored answer, another body under the key is a conflict', async () => {
    const key = randomUUID();
    const first = await commit(testDrive(dealer), { key });
    const again = await commit(testDrive(dealer), { key });
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    const other = await commit(testDrive(dealer, { firstname: 'Борис' }), { key });
    expect([other.status, other.body.code, other.headers.get('retry-after')]).toEqual([409, 6, null]);
    expect(await count('lead')).toBe(1);
  });

  test('a refused lead leaves the key free for the corrected one', async () => {
    const key = randomUUID();
    expect((await commit(testDrive(dealer, { phone: '' }), { key })).status).toBe(400);
    expect((await commit(testDrive(dealer), { key })).status).toBe(200);
  });

  test('20 parallel and 3 later submits of one form are one lead, and all that are told of it agree', async () => {
    const key = randomUUID();
    const parallel = await Promise.all(Array.from({ length: 20 }, () => commit(testDrive(dealer), { key })));
    const later = [];
    for (let n = 0; n < 3; n++) later.push(await commit(testDrive(dealer), { key }));
    const told = [...parallel, ...later].filter(({ status }) => status === 200);
    expect(new Set(told.map(({ body }) => body.number))).toEqual(new Set(['1-000001']));
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { status, headers } of parallel) {
      if (status !== 200) expect([status, headers.get('retry-after')]).toEqual([409, '1']);
    }
    expect([await count('lead'), await count('consent'), await count('outbox')]).toEqual([1, 1, 1]);
  });

  test('twenty tabs with keys of their own are one lead too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => commit({ ...testDrive(dealer), formUrl: `/tab/${n}/` })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.number}`))).toEqual(new Set(['200 1-000001']));
    expect([await count('lead'), await count('outbox')]).toEqual([1, 1]);
    await app.database.query("update lead set created_at = now() - interval '11 minutes'");
    expect((await commit(testDrive(dealer))).body.number).toBe('1-000002');
  });

  test('a robot is answered like anybody else and nothing of it is kept', async () => {
    const { status, body } = await commit(testDrive(dealer, { robot: 'http://spam.example', phone: 'x' }));
    expect([status, body.number]).toEqual([200, '1-000001']);
    expect(Object.keys(body).sort()).toEqual(['id', 'number', 'promise', 'token']);
    expect([await count('lead'), await count('idempotency'), await count('outbox')]).toEqual([0, 0, 0]);
  });

  test('a lead that cannot be stored whole is not stored at all, and nobody is told that it was', async () => {
    await app.database.query('alter table outbox rename to outbox_away');
    const key = randomUUID();
    expect((await commit(testDrive(dealer), { key })).status).toBe(500);
    await app.database.query('alter table outbox_away rename to outbox');
    expect([await count('lead'), await count('consent'), await count('idempotency')]).toEqual([0, 0, 0]);
    expect((await commit(testDrive(dealer), { key })).body.number).toBe('1-000001');
  });

  test('every wrong field is named as the form knows it, with the form’s own message', async () => {
    const wrong = await commit({
      ...testDrive(dealer, { firstname: 'Anna', phone: '12', policy: false, isAdmin: true, comment: 'ы'.repeat(1501) }),
      formUrl: 'https://evil.example/services/testdrive/',
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, 3]);
    const details = wrong.body.details as { field: string; message: string }[];
    expect(Object.fromEntries(details.map(({ field, message }) => [field, message]))).toMatchObject({
      firstname: 'Только русские символы',
      phone: 'Некорректный формат телефона.',
      policy: 'Необходимо заполнить поле',
      isAdmin: 'Неизвестное поле.',
      comment: expect.stringContaining('1500'),
      formUrl: 'нужен путь страницы этого сайта',
    });
  });

  test.each([
    ['a dealer of another holding', async () => ({ dealer: await dealerOf(2) }), 'dealer'],
    ['a dealer that nobody has', async () => ({ dealer: 'nope' }), 'dealer'],
    ['a vehicle that was never there', async () => ({ vehicleId: 1 }), 'vehicleId'],
    ['what is nested', async () => ({ comment: { $ne: { $gt: '' } } }), 'comment'],
  ])('%s', async (_name, more, field) => {
    const { status, body } = await commit(testDrive(dealer, await more()));
    expect([status, (body.details as { field: string }[]).map((detail) => detail.field)]).toEqual([400, [field]]);
  });

  async function dealerOf(holdingId: number) {
    const [row] = await app.database.query<{ code: string }>('select code from dealer where holding_id = $1 limit 1', [
      holdingId,
    ]);
    return row?.code;
  }

  test.each([
    ['no key', {}],
    ['a short key', { 'idempotency-key': 'short' }],
    ['a key of other characters', { 'idempotency-key': 'key with spaces and more' }],
  ])('%s is refused with a word about it', async (_name, headers) => {
    const response = await app.fetch(commitPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(testDrive(dealer)),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 3, details: [{ field: 'idempotency-key' }] });
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('a browser’s write for %s is refused', async (_name, headers, status) => {
    const response = await app.fetch(commitPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(testDrive(dealer)),
    });
    expect(response.status).toBe(status);
    expect(await count('lead')).toBe(0);
  });

  test('one phone is taken five times an hour, and is told when to come back', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const { status, headers } = await commit(testDrive(dealer, { comment: `${n}` }));
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await commit(testDrive(dealer, { phone: '9990000009' }))).status).toBe(200);
  });

  const phoneOf = (n: number) => String(9_990_000_100 + n);
  const event = (n: number) => ({
    formId: 'form_event',
    formUrl: '/event/',
    formData: { firstname: 'Анна', phone: phoneOf(n), policy: true },
  });

  test('one form is taken twelve times an hour from one address, whichever process takes it; another form still is', async () => {
    const { services } = app;
    const other = createApp({
      services: { ...services },
      pictures: { get: async () => null },
      log: createLog('silent', new PassThrough()),
      trustProxy: true,
      showsOutbox: false,
    });
    const second = {
      fetch: async (path: string, init?: RequestInit) => other.fetch(new Request(`http://api.test${path}`, init)),
    };
    const from = '198.51.100.44';
    const answers = [];
    for (let n = 0; n < 13; n++) answers.push(await postJson(n % 2 ? second : app, commitPath, event(n), { from }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(200), 429]);
    const refused = answers.at(-1);
    expect(String(refused?.body.message).replaceAll('\u00a0', ' ')).toMatch(
      /^Слишком много запросов\. Попробуйте через \d+ (?:секунд|минут)[уы]?\.$/,
    );
    expect((await commit(testDrive(dealer, { phone: phoneOf(50) }), { from })).status).toBe(200);
    expect((await commit(event(60), { from: '198.51.100.45' })).status).toBe(200);
  });

  test('one address is taken twenty times an hour, even all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        commit(n % 2 ? event(n) : testDrive(dealer, { phone: phoneOf(n) }), { from: '198.51.100.20' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const neighbour = await commit(testDrive(dealer, { phone: '9990000200' }), { from: '198.51.100.21' });
    expect(neighbour.status).toBe(200);
  });

  test('nothing that a visitor typed is in the log, whatever becomes of it', async () => {
    const typed = { firstname: 'Канарейка', phone: '9167654321', email: 'canary@example.com', comment: 'канарейка' };
    await commit(testDrive(dealer, typed));
    await commit(testDrive(dealer, { ...typed, phone: '9167654321x' }));
    await app.database.query('alter table outbox rename to outbox_away');
    await commit(testDrive(dealer, { ...typed, comment: 'канарейка 2' }));
    await app.database.query('alter table outbox_away rename to outbox');
    expect(app.logged()).toContain('/api/lead/commit');
    expect(app.logged()).not.toMatch(/канарейка|canary|9167654321/i);
  });

  test('the development outbox shows what was written, escaped, newest first, and to this machine alone', async () => {
    await commit(testDrive(dealer, { email: 'first@example.com' }));
    await commit(testDrive(dealer, { email: 'second@example.com' }));
    const page = await (await app.fetch('/dev/outbox')).text();
    expect(page.indexOf('second@example.com')).toBeLessThan(page.indexOf('first@example.com'));
    expect(page).toContain('никому ничего не отправляется');
    await app.database.query("update outbox set body = '<script>1</script>'");
    expect(await (await app.fetch('/dev/outbox')).text()).not.toContain('<script>');
    const json = (await app.get('/dev/outbox', { headers: { accept: 'application/json' } })).body;
    expect((json as { messages: unknown[] }).messages).toHaveLength(4);
    expect((await app.fetch('/dev/outbox', { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(404);
  });
});
