import { goodsAccents, goodsColors, goodsGallery, makerAccents } from '@showroom/domain/shop/goods-picture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { loadFacts } from '../load-facts.ts';
import { referenceRows } from '../reference-rows.ts';
import { goodsBrands } from './brands.data.ts';
import { goodsCategories } from './goods-categories.ts';
import { goodsPicture, namedColor } from './goods-picture.ts';
import { goodsRows } from './goods-rows.ts';
import type { SectionFacts } from './goods-types.ts';
import { partsGoods } from './parts-goods.data.ts';
import { storeGoods } from './store-goods.data.ts';

const facts = loadFacts();
const { ids } = referenceRows(facts);

describe('facts', () => {
  const { rows, kinds } = goodsCategories();

  test('every category has a code of its own in its shop, and three levels', () => {
    expect(new Set(rows.map(({ shop, code }) => `${shop}/${code}`)).size).toBe(rows.length);
    expect(rows.every(({ code }) => /^[a-z][a-z0-9-]{1,62}$/.test(code))).toBe(true);
    const depth = (id: number | null | undefined): number =>
      id == null ? 0 : 1 + depth(rows.find((row) => row.id === id)?.parentId);
    expect(new Set(kinds.map(({ categoryId }) => depth(categoryId)))).toEqual(new Set([3]));
    expect(new Set(rows.map(({ shop }) => shop))).toEqual(new Set(['store', 'parts']));
  });

  test('every brand makes something, and everything is made by a brand of the table', () => {
    const makers = new Set(kinds.flatMap(({ kind }) => kind.makers.map(([brand]) => brand)));
    expect([...makers].filter((brand) => !Object.hasOwn(goodsBrands, brand))).toEqual([]);
    expect(Object.keys(goodsBrands).filter((brand) => !makers.has(brand))).toEqual([]);
  });
});

test('20,000 goods are all different, the small shop is the beginning of the large one', () => {
  const { items } = goodsRows(facts, ids, 20_000);
  expect(new Set(items.map(({ name }) => name)).size).toBe(20_000);
  expect(new Set(items.map(({ partCode }) => partCode)).size).toBe(20_000);
  expect(goodsRows(facts, ids, 300).items).toEqual(items.slice(0, 300));
  const wrong = items.filter(
    ({ name, price, disprice }) =>
      / {2}|undefined|null|@/.test(name) || disprice > price || disprice <= 0 || price % 1_000 !== 0,
  );
  expect(wrong).toEqual([]);
  expect(items.filter(({ picture }) => goodsGallery(picture).length !== 3)).toEqual([]);
  expect(new Set(items.map(({ picture }) => picture)).size).toBeGreaterThan(850);
});

test('no part of an engine is made for an electric car, and glow plugs are for diesels', () => {
  const { items, fitments } = goodsRows(facts, ids, 3_000);
  const models = new Map(
    facts.marks.flatMap((mark) =>
      mark.models.map((model) => [ids.model.get(`${mark.code}/${model.code}`) ?? 0, model] as const),
    ),
  );
  const fuelsOf = (noun: string) => {
    const own = new Set(items.filter(({ name }) => name.startsWith(noun)).map(({ id }) => id));
    return fitments
      .filter(({ accessoryId }) => own.has(accessoryId))
      .map(({ modelId }) => new Set(models.get(modelId ?? 0)?.engines.map(([fuel]) => fuel)));
  };
  const belts = fuelsOf('Комплект ГРМ');
  expect(belts.length).toBeGreaterThan(20);
  expect(belts.filter((fuels) => fuels.size === 1 && fuels.has('electro'))).toEqual([]);
  const glow = fuelsOf('Свеча накала');
  expect(glow.length).toBeGreaterThan(3);
  expect(glow.every((fuels) => fuels.has('diesel'))).toBe(true);
});

describe('colours', () => {
  const look = (name: string) => Number(goodsPicture('chekhly-na-sidenya', 'rival', name).split('/')[4]) % goodsAccents;

  test.each([
    ['Чехлы на сиденья Rival экокожа коричневые для Kia Rio', 'brown'],
    ['Чехлы на сиденья Rival экокожа чёрно-серые для Kia Rio', 'black-grey'],
    ['Диск литой СКАД Киото R17, алмаз чёрный', 'diamond-black'],
    ['Автокресло детское Siger Кокон 9–36 кг, Isofix, синее', 'blue'],
  ] as const)('%s is drawn %s', (name, color) => {
    expect(namedColor(name)).toBe(color);
    expect(goodsColors[look(name) - makerAccents]).toBe(color);
  });

  test.each(['Бокс на крышу Terra Drive серия 480', 'Масло моторное, синтетика', 'Чехлы на сиденья'])(
    '%s names none, so the maker tells it',
    (name) => {
      expect(namedColor(name)).toBeUndefined();
      expect(look(name)).toBe(look('Чехлы'));
    },
  );

  test('every colour that the facts list is known', () => {
    const sections: readonly SectionFacts[] = [...storeGoods, ...partsGoods];
    const lists = sections.flatMap(({ groups }) =>
      groups.flatMap(({ kinds }) => kinds.flatMap(({ specs = [] }) => specs)),
    );
    // A list of colours holds a black one, a red one or a white one.
    const ofColors = lists.filter((list) => list.some((word) => /^(?:чёрн|красн|бел)/.test(word)));
    expect(ofColors.length).toBeGreaterThan(10);
    expect(ofColors.flat().filter((word) => !namedColor(word))).toEqual([]);
  });
});

describe.each(engines)('the shop on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 50, accessories: 600 });
  });
  afterAll(() => database.close());

  const count = async (sql: string) => Number((await database.rows(sql))[0]?.[0]);

  test('every item lies at a centre, and each holding has its share', async () => {
    expect(await count('select count(*) from accessory')).toBe(600);
    expect(
      await count(
        'select count(*) from accessory a where not exists (select 1 from accessory_stock where accessory_id = a.id)',
      ),
    ).toBe(0);
    for (const holding of [1, 2]) {
      const share = await count(
        `select count(distinct accessory_id) from accessory_stock s join dealer d on d.id = s.dealer_id
         where d.holding_id = ${holding}`,
      );
      expect(share).toBeGreaterThan(300);
    }
  });

  test('what is made for a car names that car', async () => {
    expect(await count('select count(distinct accessory_id) from accessory_fitment')).toBeGreaterThan(300);
    expect(
      await count(
        `select count(*) from accessory a where name like '% для ' || (
           select m.name || ' ' || o.name from accessory_fitment f join model o on o.id = f.model_id
           join mark m on m.id = o.mark_id where f.accessory_id = a.id and position(o.name in a.name) > 0
           order by length(o.name) desc limit 1) || '%'`,
      ),
    ).toBeGreaterThan(200);
  });

  test('an article is stored as it is looked up', async () => {
    expect(
      await count(`select count(*) from accessory where part_code_key <> upper(regexp_replace(part_code, '[^0-9A-Za-z]', '', 'g'))
        or part_code_key !~ '^[0-9A-Z]{3,}$'`),
    ).toBe(0);
  });
});
