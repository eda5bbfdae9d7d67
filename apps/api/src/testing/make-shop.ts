import type { Database } from '../db/database.ts';

/** Centres of the shop of `makeShop`: two in one city, one in another. */
export const shopCentres = ['shop-1', 'shop-2', 'shop-3'] as const;
export const shopItem = (n: number): number => 600_000 + n;

/** A shop of holding 1 in an empty database: three centres and `items` items with `qty` pieces at each. */
export async function makeShop(database: Database, { items, qty }: { items: number; qty: number }): Promise<void> {
  const departments = [{ code: 'parts', name: 'Запчасти', hours: [{ days: 'пн–вс', hours: '08:00–21:00' }] }];
  await database.query(
    `insert into dealer (id, holding_id, code, name, sort_key, city, address, latitude, longitude, phone, departments, advisers)
     select 100 + n, 1, 'shop-' || n, 'Центр ' || n, 'центр', case when n = 3 then 'spb' else 'msk' end, 'Улица', 55.7, 37.6,
       '74950000000', $1::jsonb, '[]'::jsonb from generate_series(1, 3) n`,
    [JSON.stringify(departments)],
  );
  await database.query(
    `insert into accessory_category (id, shop, code, name_ru, keywords, picture, position) values (900, 'store', 'made', 'Товары', '', '', 1)`,
  );
  await database.query(
    `insert into accessory_brand (id, code, name_en, name_ru, sort_key) values (900, 'made', 'Made', 'Мэйд', 'made')`,
  );
  await database.query(
    `insert into accessory (id, category_id, brand_id, name, part_code, price, disprice, rank, picture, description)
     select 600000 + n, 900, 900, 'Товар ' || n, 'M-' || n, 100000 + n * 777, 90000 + n * 777, n, '', ''
     from generate_series(0, $1::int - 1) n`,
    [items],
  );
  await database.query(
    `insert into accessory_stock (accessory_id, dealer_id, qty)
     select a.id, d.id, $1 from accessory a, dealer d where a.category_id = 900 and d.code like 'shop-%'`,
    [qty],
  );
  await database.query(
    `insert into promo_code (holding_id, code, kind, value, uses_limit) values (1, 'MADE', 'percent', 7, 5) on conflict do nothing`,
  );
}
