import { randomUUID } from 'node:crypto';
import type { VehicleReport } from '@showroom/api-contract/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const phone = '79161112233';
const sendPath = '/api/catalog/report/code?holdingId=1';
const confirmPath = '/api/catalog/report?holdingId=1';
const same = { sent: true, ttl: 300, resendIn: 60 };

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let used: { id: number; mileage: number; owners: number };
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 200, trustProxy: true });
    const [row] = await app.database.query<typeof used>(
      `select id, mileage_km as mileage, owners from vehicle
       where holding_id = 1 and condition = 'used' order by id limit 1`,
    );
    if (!row) throw new Error('The seed has no used vehicle.');
    used = row;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['lead', 'outbox', 'report_code', 'rate_count', 'idempotency']) {
      await app.database.query(`delete from ${table}`);
    }
  });

  const ask = (number = phone, from?: string) =>
    postJson(app, sendPath, { phone: number }, from === undefined ? {} : { from });
  const codes = async () =>
    (
      await app.database.query<{ body: string }>(
        "select body from outbox where kind = 'report-code' order by created_at",
      )
    ).map(({ body }) => /\d{6}/.exec(body)?.[0] ?? '');
  const latestCode = async () => (await codes()).at(-1) ?? '';
  const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');
  const confirm = (smsCode: string, more: object = {}, key = randomUUID()) =>
    postJson(
      app,
      confirmPath,
      {
        formUrl: '/catalog/1/',
        formData: { firstname: 'Анна', phone: '+7 916-111-22-33', policy: true, vehicleId: used.id, ...more },
        smsCode,
      },
      { key },
    );
  const past = (seconds: number) =>
    app.database.query(
      'update report_code set created_at = created_at - make_interval(secs => $1::int), expires_at = expires_at - make_interval(secs => $1::int)',
      [seconds],
    );

  test('the code from the SMS opens the history once, and leaves a lead', async () => {
    expect([(await ask()).body, await codes()]).toEqual([same, [expect.stringMatching(/^\d{6}$/)]]);
    const key = randomUUID();
    const code = await latestCode();
    const opened = await confirm(code, {}, key);
    expect([opened.status, opened.body.lead]).toMatchObject([200, { number: expect.stringMatching(/^1-\d{6}$/) }]);
    const report = opened.body.report as VehicleReport;
    expect(report).toMatchObject({
      vehicleId: used.id,
      notice: expect.stringContaining('не получена из государственных реестров'),
    });
    expect(report.owners).toHaveLength(used.owners);
    expect(report.mileage.at(-1)?.mileageKm).toBe(used.mileage);
    const kilometres = report.mileage.map(({ mileageKm }) => mileageKm);
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));
    expect((await confirm(code, {}, key)).body).toEqual(opened.body);
    expect((await confirm(code)).status).toBe(400);
    expect(await app.database.query('select form_id, phone from lead')).toEqual([
      { form_id: 'form_catalog_report', phone },
    ]);
    expect(await codes()).toHaveLength(1);
  });

  test('neither the code nor anything to make it from is in the table of codes', async () => {
    await ask();
    const rows = JSON.stringify(await app.database.query('select id, proof from report_code'));
    expect(rows).not.toContain(await latestCode());
  });

  test('wrong, late, void, used and never sent codes are all answered alike', async () => {
    const answers = [await confirm('000000')];
    await ask();
    const code = await latestCode();
    answers.push(await confirm(otherThan(code)));
    await past(301);
    answers.push(await confirm(code));
    const texts = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])));
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('"smsCode"');
  });

  test('five wrong guesses void the code, and the try is spent although the call fails', async () => {
    await ask();
    const code = await latestCode();
    for (let n = 0; n < 5; n++) expect((await confirm(otherThan(code))).status).toBe(400);
    expect((await confirm(code)).status).toBe(400);
  });

  test('guesses sent all at once are counted one by one', async () => {
    await ask();
    const code = await latestCode();
    const wrong = Array.from({ length: 30 }, (_, n) =>
      String(Number(code) + n + 1)
        .padStart(6, '0')
        .slice(-6),
    );
    const answers = await Promise.all(wrong.map((guess) => confirm(guess)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await app.database.rows('select tries_left from report_code')).toEqual([[0]]);
    expect((await confirm(code)).status).toBe(400);
  });

  test('ten wrong guesses in an hour close the phone, also for a new code', async () => {
    for (let round = 0; round < 2; round++) {
      await ask();
      const code = await latestCode();
      for (let n = 0; n < 5; n++) await confirm(otherThan(code));
      await past(61);
    }
    await ask();
    expect((await confirm(await latestCode())).status).toBe(400);
  });

  test('the right code is used by one of many, and a wrong form does not use it up', async () => {
    await ask();
    const code = await latestCode();
    expect((await confirm(code, { policy: false })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a code is no good for another phone', async () => {
    await ask();
    const code = await latestCode();
    expect((await confirm(code, { phone: '+7 916-111-22-34' })).status).toBe(400);
  });

  test('a second code within a minute is not sent, and nobody can tell', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, same])]),
    );
    expect(await codes()).toHaveLength(1);
    const first = await latestCode();
    await past(61);
    await ask();
    expect(await codes()).toHaveLength(2);
    expect((await confirm(first)).status).toBe(first === (await latestCode()) ? 200 : 400);
  });

  test('five codes an hour for one phone, twenty questions an hour from one address', async () => {
    for (let n = 0; n < 7; n++) {
      expect((await ask()).body).toEqual(same);
      await past(61);
    }
    expect(await codes()).toHaveLength(5);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await ask(`7916000${1000 + n}`, '198.51.100.9')).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses[20]).toBe(429);
  });

  test('when the messages of the hour are used up the caller hears so, and the limits of the phone are untouched', async () => {
    await ask('79160009999');
    await app.database.query("update rate_count set count = 1000 where subject like 'sms-budget%'");
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    await app.database.query("delete from rate_count where subject like 'sms-budget%'");
    await ask();
    expect(await codes()).toHaveLength(2);
  });

  test.each(['74951234567', '+1 202 555 0100', '8 800 555 35 35', '12', ''])(
    'no message goes to «%s»',
    async (number) => {
      expect((await ask(number)).status).toBe(400);
      expect(await codes()).toEqual([]);
    },
  );

  test('the specified GET sends too, but not for another site, a prefetch or a HEAD', async () => {
    const path = `/api/catalog/report?holdingId=1&phone=${phone}&date=2026-11-20`;
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
    ];
    for (const headers of foreign) {
      expect((await app.fetch(path, { headers })).status).toBe(403);
    }
    const head = await app.fetch(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
    expect(await codes()).toEqual([]);
    expect((await app.get(path)).body).toEqual(same);
    expect(await codes()).toHaveLength(1);
  });

  test('a new car has no history, an unknown one neither, and the code stays good', async () => {
    const [fresh] = await app.database.query<{ id: number }>(
      "select id from vehicle where holding_id = 1 and condition = 'new' limit 1",
    );
    await ask();
    const code = await latestCode();
    for (const vehicleId of [fresh?.id, 1, undefined]) {
      const { status, body } = await confirm(code, { vehicleId });
      expect([status, body.details]).toMatchObject([400, [{ field: 'vehicleId' }]]);
    }
    expect((await confirm(code)).status).toBe(200);
  });

  test('neither phone nor code is in the log', async () => {
    await app.get(`/api/catalog/report?holdingId=1&phone=${phone}`);
    const code = await latestCode();
    await confirm(otherThan(code));
    await confirm(code);
    expect(app.logged()).not.toMatch(new RegExp(`9161112233|${code}`));
  });
});
