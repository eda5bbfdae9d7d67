import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { engines, openTestDatabase } from '../../../db/testing.ts';
import { bytesOf, listen } from '../testing/feed-files.ts';
import type { ImportOptions } from './import-feed.ts';
import { importGoods } from './import-goods.ts';

type Known = { id: number; article: string; brand: string; price: number; full: number; qty: number; reserved: number };

describe.each(engines)('import of goods on %s', (engine) => {
  let database: Database;
  let dealer: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 50, accessories: 600 });
    const [row] = await database.rows(
      `select d.code from dealer d join accessory_stock s on s.dealer_id = d.id where d.holding_id = 1
       group by 1 order by count(*) desc, 1 limit 1`,
    );
    dealer = String(row?.[0]);
  });
  afterAll(() => database.close());

  const stock = () =>
    database.query<Known>(
      `select a.id, a.part_code as article, b.name_en as brand, a.disprice / 100 as price, a.price / 100 as full, s.qty, s.reserved
       from accessory a join accessory_brand b on b.id = a.brand_id join accessory_stock s on s.accessory_id = a.id
       join dealer d on d.id = s.dealer_id where d.code = $1 order by a.id`,
      [dealer],
    );
  const table = (rows: readonly string[]) =>
    ['Артикул;Бренд;Название;Категория;Цена;Остаток;Модель;Марка;Старая цена', ...rows].join('\n');
  const row = ({ article, brand, price, full, qty }: Known, wanted = qty) =>
    `${article};${brand};;;${price};${wanted};;;${full}`;
  async function run(text: string, extra: Partial<ImportOptions> = {}) {
    const { problems, listener } = listen();
    const options = { dealer, dryRun: false, allowWithdraw: false, ...extra };
    return { ...(await importGoods(database, bytesOf(text), options, listener)), problems };
  }

  test('the stock as it is changes nothing; a rehearsal keeps nothing; a change is made once', async () => {
    const known = await stock();
    expect(known.length).toBeGreaterThan(12);
    const same = table(known.map((one) => row(one)));
    expect(await run(same)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: known.length,
      withdrawn: 0,
      problems: [],
    });
    const more = table(known.map((one) => row(one, one.qty + 1)));
    expect(await run(more, { dryRun: true })).toMatchObject({ changed: known.length, dryRun: true });
    expect(await stock()).toEqual(known);
    expect(await run(more)).toMatchObject({ changed: known.length });
    expect(await run(more)).toMatchObject({ changed: 0, unchanged: known.length });
    expect(await stock()).toEqual(known.map((one) => ({ ...one, qty: one.qty + 1 })));
  });

  test('what orders hold is never lowered, by a smaller number nor by an item that the file lacks', async () => {
    const [first, second, ...rest] = await stock();
    if (!first || !second) throw new Error('no stock');
    await database.query(
      `update accessory_stock set reserved = 2, qty = greatest(qty, 3) where accessory_id in ($1, $2)
       and dealer_id = (select id from dealer where code = $3)`,
      [first.id, second.id, dealer],
    );
    const answer = await run(table([row(first, 0), ...rest.map((one) => row(one))]));
    expect(answer).toMatchObject({ withdrawn: 1, problems: [{ line: 2, value: first.article, outcome: 'kept' }] });
    expect((await stock()).slice(0, 2)).toMatchObject([
      { qty: 2, reserved: 2 },
      { qty: 2, reserved: 2 },
    ]);
  });

  test('an unknown item is created in the category that its words name; what cannot be read is told by line', async () => {
    const known = await stock();
    const lines = [
      'НОВ-1/A;Mann;Фильтр масляный для Camry;Масляные фильтры;1 250;4;Camry;Toyota',
      'НОВ-2;Никто;Фильтр;Масляные фильтры;900;1;;',
      'N-3;MANN;Фильтр;Бегемоты;900;1;;',
      'N-4;MANN;Фильтр;Масляные фильтры;900;;;',
      'N-5;MANN;Фильтр;Масляные фильтры;900;1;Ракета;Toyota',
    ].map((line) => line.replace('НОВ-', 'N-'));
    const [brand] = await database.rows("select name_en from accessory_brand where code = 'mann'");
    const text = table([...known.map((one) => row(one)), ...lines]).replaceAll(/;mann;/gi, `;${String(brand?.[0])};`);
    const answer = await run(text);
    const start = known.length + 2;
    expect(answer).toMatchObject({ added: 1, refused: 4 });
    expect(answer.problems.map(({ line, element }) => [line, element])).toEqual([
      [start + 1, 'Бренд'],
      [start + 2, 'Категория'],
      [start + 3, null],
      [start + 4, 'Модель'],
    ]);
    const [created] = await database.query(
      `select a.name, a.disprice, c.code, s.qty, o.code as model from accessory a
       join accessory_category c on c.id = a.category_id join accessory_stock s on s.accessory_id = a.id
       join accessory_fitment f on f.accessory_id = a.id join model o on o.id = f.model_id where a.part_code = 'N-1/A'`,
    );
    expect(created).toEqual({
      name: 'Фильтр масляный для Camry',
      disprice: 125_000,
      code: 'maslyanye-filtry',
      qty: 4,
      model: 'camry',
    });
    expect(await run(text)).toMatchObject({ added: 0, changed: 0, unchanged: known.length + 1 });
  });

  test('of a part without a vehicle nothing is claimed; one that says so fits every vehicle', async () => {
    const known = await stock();
    const [{ brand = '' } = {}] = known;
    const lines = ['F-1;;', 'F-2;;универсальный', 'F-3;;Все марки', 'F-4;Camry;'].map((line) => {
      const [article, ...vehicle] = line.split(';');
      return `${article};${brand};Фильтр;Масляные фильтры;900;1;${vehicle.join(';')}`;
    });
    const answer = await run(table([...known.map((one) => row(one)), ...lines]));
    expect(answer).toMatchObject({ added: 3, refused: 1 });
    const made = await database.rows(
      `select part_code, is_universal, (select count(*)::int from accessory_fitment f where f.accessory_id = a.id) from accessory a
       where part_code like 'F-_' order by 1`,
    );
    expect(made).toEqual([
      ['F-1', false, 0],
      ['F-2', true, 0],
      ['F-3', true, 0],
    ]);
  });

  test('a file that empties most of a centre is refused; YML names its categories by number', async () => {
    const before = await stock();
    const [one] = before;
    if (!one) throw new Error('no stock');
    const yml = (count: number) => `<?xml version="1.0"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog><shop>
      <categories><category id="7">Масляные фильтры</category></categories><offers>
      <offer id="1"><vendor>${one.brand.replace('&', '&amp;')}</vendor><vendorCode>${one.article}</vendorCode><price>${one.price}</price><count>${count}</count></offer>
      <offer id="2" available="false"><vendor>${one.brand.replace('&', '&amp;')}</vendor><vendorCode>YML 77</vendorCode><name>Фильтр</name><categoryId>7</categoryId><price>500</price></offer>
      </offers></shop></yml_catalog>`;
    await expect(run(yml(9))).rejects.toThrow('--allow-withdraw');
    expect(await stock()).toEqual(before);
    expect(await run(yml(9), { allowWithdraw: true })).toMatchObject({ records: 2, added: 1, refused: 0 });
    const after = await stock();
    expect(after.filter(({ qty, reserved }) => qty > reserved)).toHaveLength(1);
    const [item] = await database.rows(
      "select c.code from accessory a join accessory_category c on c.id = a.category_id where a.part_code = 'YML 77'",
    );
    expect(item).toEqual(['maslyanye-filtry']);
  });

  test('a file of another kind is refused whole', async () => {
    await expect(run('vin;mark;model\n1;2;3')).rejects.toThrow('partCode');
    await expect(run(table(['N-9;Никто;;;1;1;;']))).rejects.toThrow('No item');
    await expect(run(table([]), { dealer: 'nowhere' })).rejects.toThrow('nowhere');
  });
});
