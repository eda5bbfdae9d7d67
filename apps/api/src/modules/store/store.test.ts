import { type StoreItem, type StorePage, storeItem, storePage } from '@showroom/api-contract/store';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

type Ask = Partial<
  Record<'brand' | 'mark' | 'model' | 'year' | 'sale' | 'dealerCity' | 'priceFrom' | 'priceTo', string>
>;

/** What SQL counts under the same conditions: independent of the shelf in memory. */
const countSql = `
  select count(*)::int as count from accessory a
  join accessory_category c3 on c3.id = a.category_id
  join accessory_brand b on b.id = a.brand_id
  where c3.shop = 'parts'
    and exists (select 1 from accessory_stock s join dealer d on d.id = s.dealer_id
      where s.accessory_id = a.id and s.qty > s.reserved and d.holding_id = 1)
    and ($1::text is null or b.code = any(string_to_array($1, ',')))
    and ($2::int is null or ceil(a.disprice / 100.0) >= $2) and ($3::int is null or ceil(a.disprice / 100.0) <= $3)
    and ($4::text is null or a.disprice < a.price)
    and ($5::text is null or exists (select 1 from accessory_stock s join dealer d on d.id = s.dealer_id
      where s.accessory_id = a.id and s.qty > s.reserved and d.holding_id = 1 and d.city = $5))
    and ($6::text is null or not exists (select 1 from accessory_fitment f where f.accessory_id = a.id)
      or exists (select 1 from accessory_fitment f join mark m on m.id = f.mark_id left join model o on o.id = f.model_id
        where f.accessory_id = a.id and m.code = $6 and ($7::text is null or o.code is null or o.code = $7)
          and ($8::int is null or (coalesce(f.year_from, 0) <= $8 and coalesce(f.year_to, 9999) >= $8))))`;

describe.each(engines)('the store on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 60 });
  });
  afterAll(() => app.close());

  const get = async <T>(path: string): Promise<T> => {
    const { status, body } = await app.get(`/api${path}`);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as T;
  };
  const shelf = (ask: Ask & Record<string, string> = {}) =>
    get<StorePage>(`/store/filter?${new URLSearchParams({ holdingId: '1', shop: 'parts', ...ask })}`);
  const count = async ({ brand, priceFrom, priceTo, sale, dealerCity, mark, model, year }: Ask) => {
    const rows = await app.database.query<{ count: number }>(countSql, [
      ...[brand ?? null, priceFrom ?? null, priceTo ?? null, sale ?? null, dealerCity ?? null],
      ...[mark ?? null, model ?? null, year ?? null],
    ]);
    return rows[0]?.count;
  };

  test('an answer has the shape of the contract, down to the last category and back', async () => {
    const root = await shelf();
    expect(v.parse(storePage, root)).toEqual(root);
    expect(root.items.length).toBe(24);
    let codes: string[] = [];
    for (let level = 1; level <= 3; level += 1) {
      const [first] = (await shelf({ ...(codes.length > 0 && { categories: codes.join(',') }) })).children;
      codes = [...codes, first?.code ?? ''];
      const page = await shelf({ categories: codes.join(',') });
      expect(page.path.map(({ code }) => code)).toEqual(codes);
      expect(page.meta.page.totalResults).toBe(first?.count);
    }
    const category = await get<{ path: { code: string }[] }>(`/store/parts/${codes[2]}?holdingId=1`);
    expect(category.path.map(({ code }) => code)).toEqual(codes);
    const wrong = await app.get(`/api/store/filter?holdingId=1&shop=store&categories=${codes.join(',')}`);
    expect(wrong.status).toBe(404);
  });

  test('whatever is chosen, the total and each facet say what SQL counts', async () => {
    const { facets } = await shelf();
    const models = await app.database.query<{ mark: string; model: string; year: string | null }>(
      `select m.code as mark, o.code as model, f.year_from::text as year from accessory_fitment f
       join mark m on m.id = f.mark_id join model o on o.id = f.model_id order by f.accessory_id limit 200`,
    );
    const one = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const vehicle = fc.oneof(
      fc.constant({}),
      fc.constantFrom(...models).map(({ mark }) => ({ mark })),
      fc.constantFrom(...models).map(({ mark, model }) => ({ mark, model })),
      fc.constantFrom(...models).map(({ year, ...rest }) => ({ ...rest, ...(year && { year }) })),
    );
    const ask = fc
      .tuple(
        vehicle,
        fc.record({
          brand: one(facets.brand.map(({ value }) => value)),
          priceFrom: one(['500', '2000', '9999']),
          priceTo: one(['1500', '20000']),
          sale: one(['1']),
          dealerCity: one(['msk', 'spb']),
        }),
      )
      .map(([car, rest]) => JSON.parse(JSON.stringify({ ...car, ...rest })) as Ask);
    await fc.assert(
      fc.asyncProperty(ask, async (given) => {
        const page = await shelf(given);
        expect(page.meta.page.totalResults).toBe(await count(given));
        for (const key of ['brand', 'dealerCity', 'mark', 'model', 'year'] as const) {
          const [value] = page.facets[key];
          if (!value) continue;
          const { [key]: _, ...rest } = given;
          const others: Ask = rest;
          if (key === 'mark') {
            delete others.model;
            delete others.year;
          }
          if (key === 'model') delete others.year;
          expect([key, value.count]).toEqual([key, await count({ ...others, [key]: value.value })]);
        }
        const { sale: _, ...withoutSale } = given;
        expect(page.facets.sale).toBe(await count({ ...withoutSale, sale: '1' }));
        for (const { key, count: promised } of page.recovery) {
          const rest = { ...given };
          const dropped = { price: ['priceFrom', 'priceTo'], vehicle: ['mark', 'model', 'year'] }[key] ?? [key];
          for (const name of dropped) delete rest[name as keyof Ask];
          expect([key, promised]).toEqual([key, await count(rest)]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('each order is one, pages hold everything once, and a search narrows the shelf', async () => {
    const [category] = (await shelf()).children;
    const of = { categories: category?.code ?? '' };
    const prices = (await shelf({ ...of, sort: 'price-asc', size: '50' })).items.map(({ disprice }) => disprice);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const shares = (await shelf({ ...of, sort: 'discount' })).items.map(({ price, disprice }) => 1 - disprice / price);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    const seen: number[] = [];
    const { totalPages, totalResults } = (await shelf({ ...of, size: '50' })).meta.page;
    for (let page = 1; page <= totalPages; page += 1)
      seen.push(...(await shelf({ ...of, size: '50', page: String(page) })).items.map(({ id }) => id));
    expect([new Set(seen).size, seen.length]).toEqual([totalResults, totalResults]);
    const found = await shelf({ search: 'фильтр' });
    expect(found.items.every(({ name }) => name.toLowerCase().includes('фильтр'))).toBe(true);
    expect(found.missing).toBeUndefined();
    const lacking = await shelf({ search: 'масляный фильтр zimmermann' });
    expect(lacking.items.length).toBeGreaterThan(0);
    expect(lacking.missing).toBe('«масляный фильтр zimmermann»');
    const nothing = await shelf({ search: 'коврик' });
    expect(nothing.meta.page.totalResults).toBe(0);
    expect(nothing.recovery[0]).toMatchObject({ key: 'search' });
  });

  test('an item says where it lies and since when it can be taken, what it fits and what goes with it', async () => {
    const [card] = (await shelf({ categories: 'detali-dlya-to,filtry,maslyanye-filtry' })).items;
    const item = await get<StoreItem>(`/store/get/item/${card?.id}?holdingId=1&city=spb`);
    expect(v.parse(storeItem, item)).toEqual(item);
    const held = new Map(item.stock.map(({ dealer, qty }) => [dealer, qty]));
    for (const { dealer, qty, readyOn } of item.centres) {
      expect(qty).toBe(held.get(dealer) ?? 0);
      expect(readyOn >= new Date().toISOString().slice(0, 10)).toBe(true);
    }
    expect(item.centres[0]?.city).toBe('spb');
    expect(item.fits.length).toBeGreaterThan(0);
    expect(
      item.analogues.every(({ id, categories }) => id !== item.id && categories[2]?.code === 'maslyanye-filtry'),
    ).toBe(true);
    expect(item.fitting).toEqual({ price: 70_000, minutes: 20 });
    expect((await app.get('/api/store/get/item/2000000000?holdingId=1')).status).toBe(404);
  });

  test('what live orders hold is not free, and short facts keep the order that was asked for', async () => {
    const [a, b] = (await shelf()).items;
    const ids = [b?.id, a?.id];
    const short = () => get<{ items: StorePage['items'] }>(`/store/short?holdingId=1&ids=${ids.join(',')},1999999999`);
    expect((await short()).items.map(({ id }) => id)).toEqual(ids);
    const total = async () => (await short()).items[0]?.stock.reduce((sum, { qty }) => sum + qty, 0);
    const before = (await total()) ?? 0;
    await app.database.query(
      `update accessory_stock set reserved = 1 where accessory_id = $1
       and dealer_id = (select dealer_id from accessory_stock s join dealer d on d.id = s.dealer_id
         where accessory_id = $1 and d.holding_id = 1 limit 1)`,
      [ids[0]],
    );
    await expect.poll(total).toBe(before - 1);
  });
});
