import type { DeskCentre } from '@showroom/api-contract/desk-places';
import type { StaffRole } from '@showroom/api-contract/desk-staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { applyDeskHours } from '../../seed/desk-hours.ts';
import { seedResources } from '../../seed/seed-resources.ts';
import { bookingCalls, centre, freeTimes, newSecret, serviceSlot } from '../../testing/booking-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from '../tools/staff-token.ts';

describe.each(engines)('bays, advisers and hours, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());

  async function desk(
    method: string,
    path: string,
    body?: object,
    { role = 'service', holdingId = 1, dealers }: { role?: StaffRole; holdingId?: number; dealers?: string[] } = {},
  ) {
    const given = { role, holdingId, days: 1, ...(dealers && { dealers }) };
    const token = await makeStaffToken(app.services.staffSecret ?? '', given);
    return app.get(`/api/reports/places${path}?holdingId=1`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
  const own = async () =>
    ((await desk('GET', '')).body as { items: DeskCentre[] }).items.find(({ code }) => code === centre) as DeskCentre;
  const details = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { details?: { field: string }[] }).details?.map(({ field }) => field.split('.').at(-1)),
  ];

  test('hours of the desk stand on the site and in the free times, also after the centres are written anew', async () => {
    const hours = [{ days: 'пн–вс', hours: '12:00–14:00' }];
    expect((await desk('PUT', `/${centre}/hours/service`, { hours })).status).toBe(200);
    const clocks = new Set((await freeTimes(app)).map((time) => time.slice(11, 16)));
    expect([...clocks].sort()).toEqual(['12:00', '12:30', '13:00', '13:30']);
    const before = (await own()).departments;
    expect(before.find(({ code }) => code === 'service')).toMatchObject({ hours, isOwn: true });
    await app.database.query(
      `update dealer set departments = (select jsonb_agg(one || '{"hours":[]}') from jsonb_array_elements(departments) one)
       where code = $1`,
      [centre],
    );
    await applyDeskHours(app.database);
    expect((await own()).departments.map(({ code }) => code)).toEqual(before.map(({ code }) => code));
    expect((await own()).departments.find(({ code }) => code === 'service')?.hours).toEqual(hours);
  });

  test('a bay that is out takes no visit, keeps the one it has, and comes back', async () => {
    const bays = (await own()).places.filter((place) => place.kind === 'bay');
    const [first, ...others] = bays;
    for (const { id, name } of others) await desk('PUT', `/${centre}`, { id, name, isActive: false });
    const [startsAt] = await freeTimes(app);
    const secret = newSecret();
    await bookingCalls(app).confirm(serviceSlot(startsAt, secret), '79161112233');
    expect(await freeTimes(app)).not.toContain(startsAt);
    const given = { id: first?.id, name: 'Пост у ворот', isActive: false };
    const { body } = await desk('PUT', `/${centre}`, given);
    expect((body as DeskCentre).places.find(({ id }) => id === first?.id)).toMatchObject({ ...given, upcoming: 1 });
    expect(await freeTimes(app)).toEqual([]);
    expect((await bookingCalls(app).read(secret)).body.status).toBe('confirmed');
    const added = await desk('POST', `/${centre}`, { kind: 'bay', name: 'Новый пост' });
    expect((added.body as DeskCentre).places.map(({ name }) => name)).toContain('Новый пост');
    expect(await freeTimes(app)).toContain(startsAt);
    const names = async () => (await own()).places.map(({ name, isActive }) => `${name} ${isActive}`);
    const kept = await names();
    await app.database.transaction((executor) => seedResources(executor));
    expect(await names()).toEqual(kept);
  });

  test.each([
    ['hours that nobody can read', 'PUT', '/hours/service', { hours: [{ days: 'пн–пт', hours: 'с девяти' }] }, 'hours'],
    ['days that are none', 'PUT', '/hours/service', { hours: [{ days: 'будни', hours: '09:00–18:00' }] }, 'days'],
    [
      'hours that end before they begin',
      'PUT',
      '/hours/service',
      { hours: [{ days: 'пн', hours: '18:00–09:00' }] },
      'hours',
    ],
    ['a demo car of no mark', 'POST', '', { kind: 'demo', name: 'Машина', mark: 'no-such-mark' }, 'mark'],
    ['a nameless bay', 'POST', '', { kind: 'bay', name: ' ' }, 'name'],
  ])('%s are refused', async (_name, method, path, body, field) => {
    expect(details(await desk(method, `/${centre}${path}`, body))).toEqual([400, [field]]);
  });

  test('each change leaves a line; strangers, other roles, holdings and centres hear 404', async () => {
    const lines = await app.database.query<{ act: string }>('select distinct act from audit_line where subject = $1', [
      `dealer:${centre}`,
    ]);
    expect(lines.map(({ act }) => act).sort()).toEqual(['hours-change', 'place-add', 'place-change']);
    const hours = [{ days: 'пн', hours: '09:00–18:00' }];
    for (const who of [{ holdingId: 2 }, { role: 'editor' as const }, { dealers: ['brand-one-yug'] }]) {
      expect((await desk('PUT', `/${centre}/hours/service`, { hours }, who)).status).toBe(404);
      expect((await desk('POST', `/${centre}`, { kind: 'bay', name: 'Чужой' }, who)).status).toBe(404);
    }
    expect((await desk('PUT', `/asc-yug/hours/service`, { hours })).status).toBe(404);
    expect((await app.get('/api/reports/places?holdingId=1')).status).toBe(404);
  });
});
