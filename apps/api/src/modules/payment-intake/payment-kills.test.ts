import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { goOn, makeInvoice, payThrough, steppedAsking } from '../../testing/payment-kills.ts';

class Dead extends Error {}

describe.each(engines)('a process that dies between the press and «paid», on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** Plays a payment that dies before its step `at`: from then on nothing of the process reaches the world. Tells the steps. */
  async function dieAt(at: number, invoiceId: string): Promise<string[]> {
    const steps: string[] = [];
    const asking = steppedAsking(database, (name) => {
      if (steps.length >= at) throw new Dead(name);
      steps.push(name);
    });
    await payThrough(asking, database, invoiceId).catch(() => {});
    return steps;
  }

  test('before any of its steps, loses nothing and charges nobody twice', async () => {
    const every = await dieAt(Number.POSITIVE_INFINITY, await makeInvoice(database));
    // Press, registration, callback, status, transition, receipt: all of them are on the way.
    expect(every.length).toBeGreaterThan(30);
    expect(every.filter((name) => name === 'commit').length).toBeGreaterThanOrEqual(2);
    for (const point of ['register', 'registered', 'asked for the status', 'told the status'])
      expect(every.some((name) => name.includes(point))).toBe(true);
    for (const [at, name] of every.entries()) {
      const invoiceId = await makeInvoice(database);
      await dieAt(at, invoiceId);
      expect([at, name, await goOn(database, invoiceId)]).toEqual([at, name, []]);
    }
  });
});
