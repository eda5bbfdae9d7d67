import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { shortVehicle, vehicleTraits } from '@showroom/api-contract/catalog-short';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('vehicles put aside, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const idsWith = async (status: string, holdingId = 1): Promise<number[]> =>
    (
      await app.database.rows('select id from vehicle where status = $1 and holding_id = $2 order by id limit 30', [
        status,
        holdingId,
      ])
    ).map((row) => row[0] as number);
  const ask = async (ids: readonly number[] | string, rest = '') => {
    const { status, body } = await app.get(`/api/catalog/short?holdingId=1&ids=${String(ids)}${rest}`);
    return { status, body, items: (body as { items: ShortVehicle[] }).items };
  };

  test('they come in the order of the question, each once, with what became of them', async () => {
    const [a = 0, b = 0] = await idsWith('on-sale');
    const [reserved = 0] = await idsWith('reserved');
    const [sold = 0] = await idsWith('sold');
    const { status, items } = await ask([b, sold, a, reserved, b]);
    expect(status).toBe(200);
    expect(items.map(({ card, state }) => [card.id, state])).toEqual([
      [b, 'on-sale'],
      [sold, 'gone'],
      [a, 'on-sale'],
      [reserved, 'reserved'],
    ]);
    for (const item of items) expect(v.parse(v.strictObject(shortVehicle.entries), item)).toEqual(item);
    expect(items.every(({ traits }) => traits === null)).toBe(true);
  });

  test('a sold or withdrawn vehicle tells no price', async () => {
    const gone = [...(await idsWith('sold')), ...(await idsWith('withdrawn'))].slice(0, 20);
    const { items } = await ask(gone);
    expect(items).toHaveLength(gone.length);
    for (const { card } of items) expect([card.price, card.oldPrice, card.monthly]).toEqual([null, null, null]);
  });

  test('a comparison gets the same traits as the vehicle page', async () => {
    const [id = 0] = await idsWith('on-sale');
    const { items } = await ask([id], '&detail=1');
    const page = await app.services.catalog.getVehicle(id, 1);
    if (!page || page === 'gone') throw new Error('The vehicle has no page.');
    expect(items[0]?.traits).toEqual(v.parse(vehicleTraits, page));
    expect(items[0]?.traits?.equipment.length).toBeGreaterThan(0);
  });

  test('what the other brand sells, and what nobody ever sold, is left out', async () => {
    const [own = 0] = await idsWith('on-sale');
    const [foreign = 0] = await idsWith('on-sale', 2);
    expect((await ask([foreign, own, 2_147_483_647])).items.map(({ card }) => card.id)).toEqual([own]);
  });

  test.each([
    ['nothing', ''],
    ['words', 'abc'],
    ['a negative number', '-1'],
    ['a number that no id reaches', '9999999999'],
    ['a loose comma', '1,'],
    ['a statement', '1);drop'],
    ['101 ids', Array.from({ length: 101 }, (_, i) => i + 1).join(',')],
  ])('%s is refused by its field', async (_name, ids) => {
    const { status, body } = await ask(encodeURIComponent(ids));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 3, details: [{ field: 'ids' }] });
  });

  test('20 are compared at most, 100 are listed at most', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => i + 1);
    expect((await ask(ids)).status).toBe(200);
    expect((await ask(ids.slice(0, 20), '&detail=1')).status).toBe(200);
    expect((await ask(ids.slice(0, 21), '&detail=1')).status).toBe(400);
  });
});
