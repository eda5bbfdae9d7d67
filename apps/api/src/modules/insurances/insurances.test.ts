import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { callsOf, fileForm, tellEvent } from '../../testing/account-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';
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

  test('one that is prolonged while it is in force is told, and what is sent again is not', async () => {
    const told = async () =>
      (await mine('GET', '/notifications')).body.items
        .map(({ text }: { text: string }) => text)
        .filter((text: string) => text.includes('продлён'));
    const before = (await told()).length;
    await tell(policy());
    const longer = policy({ endsOn: '2100-01-31' });
    for (let time = 0; time < 2; time += 1) await tell(longer);
    await tell(policy({ endsOn: '2100-01-31', number: 'AA 124' }));
    expect((await told()).length - before).toBe(1);
    expect((await told())[0]).toBe('Страховая: полис продлён до\u00a031\u00a0января.');
    // Shorter, and about to end: nothing moves, nothing is prolonged.
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await tell(policy({ endsOn: soon }));
    expect([(await first()).status, (await told()).length - before]).toEqual(['active', 1]);
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

  describe('at the desk', () => {
    const desk = async (role: 'sales' | 'service' | 'editor' = 'sales', holdingId = 1) =>
      callsOf(
        app,
        `Bearer ${await makeStaffToken(app.services.staffSecret ?? '', { role, holdingId, days: 1 })}`,
        holdingId,
      );
    const term = { number: 'BB 1', startsOn: '2098-01-01', endsOn: '2098-12-31', premium: 500_000 };
    const added = {
      phone,
      kind: 'osago',
      insurer: 'Страховая',
      vehicle: 'Lada Vesta',
      ...term,
      key: '0123456789abcdef',
    };
    const notices = async () =>
      (await mine('GET', '/notifications')).body.items.map(({ text }: { text: string }) => text);

    test('a policy is added once, comes into force, is renewed and ended; its customer is told each time', async () => {
      const staff = await desk();
      await staff('POST', '/reports/insurances', { ...added, number: null });
      const again = await staff('POST', '/reports/insurances', { ...added, number: null });
      expect(again.body.items).toMatchObject([
        { status: 'processing', number: null, isRenewable: true, isEndable: true },
      ]);
      const { id } = again.body.items[0];
      expect((await mine('GET', `/insurances/${id}`)).body).toMatchObject({
        status: 'processing',
        vehicle: 'Lada Vesta',
      });
      const renewed = await staff('POST', `/reports/insurances/${id}/term`, term);
      expect(renewed.body.items).toMatchObject([{ status: 'active', number: 'BB 1' }]);
      await clock('2098-12-20');
      expect((await first()).status).toBe('expiring');
      const longer = { ...term, startsOn: '2099-01-01', endsOn: '2099-12-31' };
      expect((await staff('POST', `/reports/insurances/${id}/term`, longer)).body.items).toMatchObject([
        { status: 'active', startsOn: '2099-01-01', endsOn: '2099-12-31' },
      ]);
      await staff('POST', `/reports/insurances/${id}/term`, { ...longer, endsOn: '2100-12-31' });
      const ended = await staff('POST', `/reports/insurances/${id}/end`, {});
      expect(ended.body.items).toMatchObject([{ status: 'cancelled', isRenewable: false, isEndable: false }]);
      expect((await staff('POST', `/reports/insurances/${id}/term`, longer)).status).toBe(400);
      expect((await staff('POST', `/reports/insurances/${id}/end`, {})).status).toBe(400);
      const told = [
        'расторгнут',
        'продлён до\u00a031\u00a0декабря',
        'действует',
        '31\u00a0декабря',
        'действует',
        'оформляется',
      ];
      const words = (await notices()).slice(0, told.length);
      for (const [at, word] of told.entries()) expect(words[at]).toContain(word);
    });

    test('its document is its customer’s alone', async () => {
      const staff = await desk();
      const { id } = (await staff('POST', '/reports/insurances', added)).body.items[0];
      const query = `/reports/insurance-documents?policy=${id}`;
      const sent = await staff('POST', query, fileForm('polis.pdf'));
      const [document] = sent.body.items[0].documents;
      expect(document).toMatchObject({ name: 'polis.pdf', mime: 'application/pdf' });
      const path = `/insurances/${id}/documents/${document.id}`;
      expect((await mine('GET', path)).body).toMatchObject({ name: 'polis.pdf' });
      expect((await other('GET', path)).status).toBe(404);
      const wrong = new FormData();
      wrong.append('file', new File(['<svg/>'], 'polis.svg'));
      expect((await staff('POST', query, wrong)).status).toBe(400);
    });

    test('a term that is over or runs back is refused, and another holding’s policy is nobody’s', async () => {
      const staff = await desk();
      for (const wrong of [{ endsOn: '2097-01-01' }, { startsOn: '2020-01-01', endsOn: '2020-12-31' }]) {
        const { status, body } = await staff('POST', '/reports/insurances', { ...added, ...wrong });
        expect([status, body.details[0].field]).toEqual([400, 'endsOn']);
      }
      const { id } = (await staff('POST', '/reports/insurances', added)).body.items[0];
      const strangers = await desk('sales', 2);
      expect((await strangers('POST', `/reports/insurances/${id}/end`, {})).status).toBe(404);
      expect((await (await desk('editor'))('POST', `/reports/insurances/${id}/end`, {})).status).toBe(404);
      expect((await staff('GET', '/reports/insurances?phone=79990009999')).status).toBe(404);
    });
  });
});
