import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../db/testing.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { exampleCustomer, exampleCustomers } from './example-customer.ts';

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());
  const dataDir = `/tmp/showroom-example-${process.pid}-${kind}`;

  test('the example customer has a deal in every status and points in each; made anew it replaces the old one', async () => {
    const env = { mode: 'test' as const, databaseUrl: undefined, dataDir };
    for (const holdingId of [1, 2, 1]) await exampleCustomer(env, app.database, holdingId);
    const count = async (sql: string) => (await app.database.rows(sql)).map(([value]) => value);
    const deals = await count(
      `select count(distinct status)::int from sales_deal where holding_id = 1 union all select count(*)::int from sales_deal`,
    );
    expect(deals).toEqual([6, 12]);
    expect(await count('select distinct status from bonus_entry order by 1')).toEqual([
      'available',
      'expired',
      'pending',
      'spent',
    ]);
    expect(await count('select count(*)::int from customer')).toEqual([2]);
    const [told] = await app.database.query<{ all: number; unread: number; days: number; kinds: number }>(
      `select count(*)::int as all, count(*) filter (where read_at is null)::int as unread, count(distinct kind)::int as kinds,
         count(distinct n.created_at::date)::int as days from notice n join customer c on c.id = n.customer_id where c.holding_id = 1`,
    );
    expect(told?.unread).toBeGreaterThan(1);
    expect(told?.unread).toBeLessThan(6);
    expect(told?.kinds).toBeGreaterThan(3);
    expect(told?.days).toBeGreaterThan(5);
    expect(await count("select count(*)::int from outbox where kind = 'account-notice'")).toEqual([0]);
  });

  test('a start makes those that are missing, and leaves the others alone', async () => {
    const env = { mode: 'test' as const, databaseUrl: undefined, dataDir };
    const ids = () => app.database.query<{ id: string }>('select id from customer order by holding_id');
    await app.database.query('delete from customer where holding_id = 2');
    const [first] = await ids();
    await exampleCustomers(env, app.database);
    expect(await ids()).toEqual([first, expect.anything()]);
  });

  test('a production database gets none', async () => {
    const env = { mode: 'production' as const, databaseUrl: 'postgres://a@b/c', dataDir };
    await expect(exampleCustomer(env, app.database, 1)).rejects.toThrow('for development');
  });
});
