import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { callsOf, tellEvent } from '../../testing/account-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tendPolicies } from './clock.ts';

const phone = '79161112233';
const policy = (more: object = {}) => ({
  ...{ phone, policyId: 'p1', kind: 'kasko', status: 'active', number: 'AA 123', insurer: 'Страховая' },
  ...{ startsOn: '2026-01-10', endsOn: '2099-01-09', premium: 7_500_000, cover: [{ name: 'Ущерб', sum: 300_000_000 }] },
  ...more,
});

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  let mine: ReturnType<typeof callsOf>;
  let other: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    mine = callsOf(app, (await signInAs(app, { holdingId: 1, phone })).authorization);
    other = callsOf(app, (await signInAs(app, { holdingId: 1, phone: '79162223344' })).authorization);
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.query('delete from insurance_policy'));
  const tell = (event: object) => tellEvent(app, 'insurance.policy', event);
  const first = async () => (await mine('GET', '/insurances')).body.items[0];
  const clock = (day: string) => tendPolicies(app.services, new Date(`${day}T12:00:00Z`));

  test('a policy is made, in force, about to end, over', async () => {
    await tell(policy({ status: 'processing', number: null }));
    expect((await first()).status).toBe('processing');
    await tell(policy());
    expect((await first()).status).toBe('active');
    await clock('2098-12-09');
    expect((await first()).status).toBe('active');
    await clock('2098-12-10');
    await clock('2098-12-10');
    expect((await first()).status).toBe('expiring');
    await clock('2099-01-09');
    expect((await first()).status).toBe('expiring');
    await clock('2099-01-10');
    expect((await first()).status).toBe('expired');
    await expect(tell(policy())).rejects.toThrow('Такого перехода нет.');
  });

  test('one that is prolonged is in force again, one may be cancelled', async () => {
    await tell(policy());
    await clock('2098-12-20');
    await tell(policy({ endsOn: '2100-01-09' }));
    expect(await first()).toMatchObject({ status: 'active', endsOn: '2100-01-09' });
    await tell(policy({ status: 'cancelled' }));
    expect((await first()).status).toBe('cancelled');
  });

  test('its cover stands in it, and a stranger sees neither it nor that it exists', async () => {
    const car = (await mine('POST', '/garage', { vin: 'XTA210990MY576191', mark: 'Lada', model: '2109' })).body;
    await tell(policy({ vin: 'XTA210990MY576191' }));
    const { id } = await first();
    const { body } = await mine('GET', `/insurances/${id}`);
    expect(body).toMatchObject({ carId: car.id, cover: [{ name: 'Ущерб', sum: 300_000_000 }], documents: [] });
    expect((await mine('GET', `/garage/${car.id}`)).body.policies).toMatchObject([{ id, kind: 'kasko' }]);
    expect((await other('GET', `/insurances/${id}`)).status).toBe(404);
    expect((await mine('GET', '/insurances/x')).status).toBe(404);
    await expect(tell(policy({ phone: '79990000000' }))).rejects.toThrow('Такого клиента нет.');
  });
});
