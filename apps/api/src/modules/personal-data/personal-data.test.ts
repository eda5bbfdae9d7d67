import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { newCarsDealer, postJson, testDrive } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { purge } from './retention.ts';
import { exportSubject, forgetPhone, subjectOfPhone } from './subject.ts';

const phone = '79161112233';
const tables = ['lead', 'consent', 'outbox', 'report_code', 'idempotency', 'rate_count'];

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const dealer = await newCarsDealer(app);
    for (const number of [phone, '79162223344']) {
      const lead = testDrive(dealer, { phone: number, email: `m${number}@example.com` });
      await postJson(app, '/api/lead/commit?holdingId=1', lead);
      await postJson(app, '/api/catalog/report/code?holdingId=1', { phone: number });
    }
  });
  afterAll(() => app.close());
  const counts = async () => {
    const found: Record<string, number> = {};
    for (const table of tables) {
      found[table] = Number((await app.database.rows(`select count(*) from ${table}`))[0]?.[0]);
    }
    return found;
  };

  test('all that is known of a phone can be handed out, and no code that still opens something', async () => {
    const data = await exportSubject(app.database, await subjectOfPhone(app.database, phone));
    const counts = Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]));
    expect(counts).toEqual({ lead: 1, consent: 1, outbox: 3, report_code: 1 });
    expect(JSON.stringify(data)).toContain('m79161112233@example.com');
    expect(JSON.stringify(data)).not.toContain('79162223344');
    expect(JSON.stringify(data)).not.toMatch(/Код для отчёта/);
  });

  test('all of it can be deleted, and nothing of anybody else', async () => {
    expect(await forgetPhone(app.database, phone)).toEqual({ outbox: 3, consent: 1, lead: 1, report_code: 1 });
    for (const table of tables) {
      const rows = await app.database.query(`select * from ${table}`);
      expect([table, JSON.stringify(rows).includes('9161112233')]).toEqual([table, false]);
    }
    expect(await counts()).toMatchObject({ lead: 1, consent: 1, outbox: 3, report_code: 1 });
    expect(await forgetPhone(app.database, phone)).toEqual({});
  });

  test('what is past its time goes, and nothing before', async () => {
    await purge(app.database);
    expect(await counts()).toMatchObject({ lead: 1, consent: 1, outbox: 3, report_code: 1, idempotency: 2 });
    await app.database.query("update lead set created_at = now() - interval '3 years 1 day'");
    await app.database.query("update outbox set created_at = now() - interval '31 days'");
    await app.database.query("update report_code set expires_at = now() - interval '25 hours'");
    await app.database.query("update idempotency set created_at = now() - interval '25 hours'");
    await app.database.query("update rate_count set expires_at = now() - interval '1 second'");
    await purge(app.database);
    expect(await counts()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  });
});
