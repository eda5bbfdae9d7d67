import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { resolveAddress } from '../../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeStaffToken } from './staff-token.ts';

describe.each(engines)('codes of windscreens on %s', (kind) => {
  let app: TestApp;
  let vehicle: { id: number; vin: string };
  const headers = async (role: 'reports' | 'sales' = 'reports', holdingId = 1) => ({
    authorization: `Bearer ${await makeStaffToken(app.services.staffSecret ?? '', { role, holdingId, days: 1 })}`,
  });
  const resolve = async (vin: string, holdingId = 1) =>
    (await app.get(resolveAddress('windscreen-code', `/qr/${vin}/`, [vin], holdingId))).body;
  const priceTag = async (id: number) =>
    (await app.get(resolveAddress('vehicle', `/price-tags/${id}/`, [String(id)]))).body;

  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    const [row] = await app.database.query<typeof vehicle>(
      "select id, vin from vehicle where holding_id = 1 and status = 'on-sale' order by id limit 1",
    );
    if (!row) throw new Error('no vehicle on sale');
    vehicle = row;
  });
  afterAll(() => app.close());

  test('a code leads to its vehicle, however the VIN is written, and to no other house', async () => {
    const moved = { state: 'moved', to: `/catalog/${vehicle.id}/`, status: 302 };
    expect(await resolve(vehicle.vin)).toEqual(moved);
    expect(await resolve(vehicle.vin.toLowerCase())).toEqual(moved);
    expect(await resolve(vehicle.vin, 2)).toEqual({ state: 'missing' });
  });

  test('what is no VIN, or nobody’s, is no page', async () => {
    for (const vin of ['XTA', `${vehicle.vin}7`, 'XTAXXXXXXXXXXXXXX', "' or 1=1 --      x"])
      expect(await resolve(vin)).toEqual({ state: 'missing' });
  });

  test('a sold vehicle still leads to its page, which says so', async () => {
    await app.database.query("update vehicle set status = 'sold' where id = $1", [vehicle.id]);
    expect(await resolve(vehicle.vin)).toMatchObject({ state: 'moved' });
    expect(await priceTag(vehicle.id)).toEqual({ state: 'gone' });
    await app.database.query("update vehicle set status = 'on-sale' where id = $1", [vehicle.id]);
    expect(await priceTag(vehicle.id)).toEqual({ state: 'exists' });
    expect(await priceTag(0)).toEqual({ state: 'missing' });
  });

  test('staff alone may have a code made', async () => {
    const path = `/api/qr/${vehicle.vin}?holdingId=1`;
    expect(await app.get(path, { headers: await headers() })).toEqual({
      status: 200,
      body: { vehicleId: vehicle.id, vin: vehicle.vin, path: `/qr/${vehicle.vin}/` },
    });
    expect((await app.get(path)).status).toBe(404);
    expect((await app.get(path, { headers: { authorization: 'Bearer e30.e30.x' } })).status).toBe(404);
    expect((await app.get('/api/qr/XTAXXXXXXXXXXXXXX?holdingId=1', { headers: await headers() })).status).toBe(404);
    expect((await app.get(path, { headers: await headers('sales') })).status).toBe(404);
    expect((await app.get(path, { headers: await headers('reports', 2) })).status).toBe(404);
  });
});
