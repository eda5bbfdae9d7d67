import { randomUUID } from 'node:crypto';
import { addDays } from '@showroom/domain/booking/moscow-time';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
import { turnLoyalty } from './clock.ts';
import { creditPending, creditPoints, expirePoints, maturePoints, readBalance, spendPoints, today } from './ledger.ts';

const act = fc.oneof(
  fc.record({ kind: fc.constant('credit' as const), points: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('pending' as const), points: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ kind: fc.constant('mature' as const), points: fc.constant(0) }),
  fc.record({ kind: fc.constant('expire' as const), points: fc.constant(0) }),
);

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());
  const newMember = async (holdingId = 1) => {
    people += 1;
    return signInAs(app, { holdingId, phone: `7917${String(1_000_000 + people)}` });
  };

  test('a balance is the sum of the ledger, never negative, whatever comes in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
        const { customerId } = await newMember();
        let expected = 0;
        let waiting = 0;
        for (const { kind: what, points } of acts) {
          const movement = { customerId, points, reason: 'Проверка', cause: randomUUID() };
          await app.database.transaction(async (executor) => {
            if (what === 'credit' && (await creditPoints(executor, movement))) expected += points;
            if (what === 'pending' && (await creditPending(executor, { ...movement, availableOn: today() })))
              waiting += points;
            if (what === 'mature') {
              expected += await maturePoints(executor, customerId, today());
              waiting = 0;
            }
            if (what === 'expire') expected -= await expirePoints(executor, customerId, addDays(today(), 500));
          });
          if (what === 'spend') {
            const spending = app.database.transaction((executor) => spendPoints(executor, movement));
            if (points <= expected) {
              expect(await spending).toBe(true);
              expected -= points;
            } else await expect(spending).rejects.toMatchObject({ message: 'Столько баллов нет.' });
          }
          const { balance, pending } = await readBalance(app.database, customerId);
          expect({ balance, pending }).toEqual({ balance: expected, pending: waiting });
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('of spendings at one time those win that the balance allows, and the same cause spends once', async () => {
    const { customerId } = await newMember();
    await app.database.transaction((executor) =>
      creditPoints(executor, { customerId, points: 100, reason: 'ТО', cause: 'a' }),
    );
    const spend = (cause: string) =>
      app.database.transaction((executor) => spendPoints(executor, { customerId, points: 30, reason: 'Мойка', cause }));
    const results = await Promise.allSettled(['1', '2', '3', '4', '5', '6'].map(spend));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(3);
    expect((await readBalance(app.database, customerId)).balance).toBe(10);
    const [done] = results.flatMap(({ status }, at) => (status === 'fulfilled' ? [String(at + 1)] : []));
    expect(await spend(done ?? '')).toBe(false);
    expect((await readBalance(app.database, customerId)).balance).toBe(10);
  });

  test('time makes points available, warns once, and takes out what is left', async () => {
    const { customerId, authorization } = await newMember();
    await app.database.transaction((executor) =>
      creditPending(executor, { customerId, points: 50, reason: 'ТО', cause: 'b', availableOn: today() }),
    );
    const view = async () =>
      (await app.get('/api/loyalty?holdingId=1', { headers: { authorization } })).body as Record<string, unknown>;
    expect(await view()).toMatchObject({ isMember: true, balance: 0, pending: 50, expiring: null });
    await turnLoyalty(app.services, new Date());
    const matured = await view();
    expect(matured).toMatchObject({ balance: 50, pending: 0, expiring: { points: 50 } });
    expect(matured.items).toHaveLength(1);
    const on = (matured.expiring as { on: string }).on;
    const told = async () =>
      (
        await app.database.rows('select title from notice where customer_id = $1 order by created_at', [customerId])
      ).map(([title]) => title);
    const near = new Date(`${addDays(on, -20)}T09:00:00Z`);
    await turnLoyalty(app.services, near);
    await turnLoyalty(app.services, near);
    expect(await told()).toEqual(['Доступны баллы: 50', 'Сгорают баллы: 50']);
    await turnLoyalty(app.services, new Date(`${on}T09:00:00Z`));
    expect((await view()).balance).toBe(50);
    await turnLoyalty(app.services, new Date(`${addDays(on, 1)}T09:00:00Z`));
    expect(await view()).toMatchObject({ balance: 0, pending: 0, expiring: null });
  });

  test('a holding without a club has no such address, and its customers no sum', async () => {
    const { authorization } = await newMember(2);
    expect((await app.get('/api/loyalty?holdingId=2', { headers: { authorization } })).status).toBe(404);
    const additional = await app.get('/api/user/additional?holdingId=2', { headers: { authorization } });
    expect(additional.body).toEqual({ earlyBonusSumEnd: null, unread: 0 });
    // A customer of that holding is found by the staff: what is missing is the club.
    const bonusAt = async (holdingId: number) => {
      await newMember(holdingId);
      const phone = `7917${String(1_000_000 + people)}`;
      const role = { role: 'sales', holdingId, days: 1 } as const;
      const headers = { authorization: `Bearer ${await makeStaffToken(app.services.staffSecret ?? '', role)}` };
      return (await app.get(`/api/reports/bonus?holdingId=${holdingId}&phone=${phone}`, { headers })).status;
    };
    expect([await bonusAt(1), await bonusAt(2)]).toEqual([200, 404]);
  });
});
