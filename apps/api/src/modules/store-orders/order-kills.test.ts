import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { isThorough } from '../../testing/env.ts';
import { makeShop } from '../../testing/make-shop.ts';
import { type OrderPhase, orderOn, orderPhases, orderThrough, stockEach } from '../../testing/order-kills.ts';

class Dead extends Error {}
type Named = [phase: OrderPhase, name: string];

describe.each(engines)('a shop that dies while somebody buys, on %s', (kind) => {
  let database: Database;
  let purchases = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await makeShop(database, { items: 400, qty: stockEach });
  });
  afterAll(() => database.close());

  const next = () => {
    purchases += 1;
    return { key: `a-killed-purchase-${purchases}`, n: purchases };
  };
  /** Plays a purchase that dies before its step `at`: from then on nothing of the process reaches the world. Tells the steps. */
  async function dieAt(at: number, purchase = next()): Promise<Named[]> {
    const steps: Named[] = [];
    let isDead = false;
    await orderThrough(database, purchase, (phase, name) => {
      if (steps.length >= at) {
        isDead = true;
        throw new Dead(name);
      }
      steps.push([phase, name]);
    }).catch((error: unknown) => {
      // What a dead process throws in words of its own nobody hears.
      if (!isDead) throw error;
    });
    return steps;
  }

  /** The commit of each phase and the first step after it; with `--all` every step. */
  function pointsOf(steps: readonly Named[]): number[] {
    if (isThorough()) return [...steps.keys()];
    return orderPhases.flatMap((phase) => {
      const last = steps.findLastIndex(([of, name]) => of === phase && name === 'commit');
      return [last, Math.min(last + 1, steps.length - 1)];
    });
  }

  test('before the steps of each phase, sells once, charges once, tells once and keeps the stock true', async () => {
    const whole = next();
    const steps = await dieAt(Number.POSITIVE_INFINITY, whole);
    expect(await orderOn(database, whole)).toEqual([]);
    for (const phase of orderPhases)
      expect([phase, steps.some(([of, name]) => of === phase && name === 'commit')]).toEqual([phase, true]);
    for (const at of pointsOf(steps)) {
      const purchase = next();
      await dieAt(at, purchase);
      expect([at, steps[at], await orderOn(database, purchase)]).toEqual([at, steps[at], []]);
    }
  });
});
