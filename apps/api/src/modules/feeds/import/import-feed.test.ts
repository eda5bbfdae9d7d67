import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { engines, openTestDatabase } from '../../../db/testing.ts';
import type { WordKind } from '../dictionary/dealer-words.ts';
import { listUnknown, mapWord } from '../dictionary/edit-dictionary.ts';
import { autoRuFeed, bytesOf, camry, type FeedCar, listen } from '../testing/feed-files.ts';
import { type ImportOptions, type ImportSummary, importFeed } from './import-feed.ts';
import type { Problem } from './problem.ts';
import { takeWaiting } from './take-waiting.ts';

const options: ImportOptions = { holding: 1, dryRun: false, allowWithdraw: false };

describe.each(engines)('import on %s', (engine) => {
  let database: Database;
  let dealer: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 60 });
    const [row] = await database.rows('select code from dealer where holding_id = 1 order by id limit 1');
    dealer = String(row?.[0]);
  });
  afterAll(() => database.close());

  async function run(
    cars: readonly FeedCar[] | string,
    extra: Partial<ImportOptions> = {},
  ): Promise<ImportSummary & { problems: Problem[] }> {
    const { problems, listener } = listen();
    const text = typeof cars === 'string' ? cars : autoRuFeed(cars);
    const summary = await importFeed(database, bytesOf(text), { ...options, dealer, ...extra }, listener);
    return { ...summary, problems };
  }
  const stock = async () =>
    database.query<{ vin: string; status: string; price: number }>(
      'select vin, status, price from vehicle where source = $1 order by vin',
      [dealer],
    );

  test('a file is taken in, the same file once more changes nothing, a changed one changes what it says', async () => {
    const cars = [camry(1), camry(2), camry(3)];
    expect(await run(cars)).toMatchObject({
      added: 3,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      refused: 0,
      problems: [],
    });
    const first = await stock();
    expect(first).toHaveLength(3);
    expect(first[0]).toEqual({ vin: camry(1).vin, status: 'on-sale', price: 289_000_000 });
    expect(await run(cars)).toMatchObject({ added: 0, changed: 0, unchanged: 3, withdrawn: 0 });
    expect(await run([camry(1, { price: '2 790 000' }), camry(2), camry(4)])).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 1,
      withdrawn: 1,
    });
    expect(await stock()).toEqual([
      { vin: camry(1).vin, status: 'on-sale', price: 279_000_000 },
      { vin: camry(2).vin, status: 'on-sale', price: 289_000_000 },
      { vin: camry(3).vin, status: 'withdrawn', price: 289_000_000 },
      { vin: camry(4).vin, status: 'on-sale', price: 289_000_000 },
    ]);
    // One that comes back is the same vehicle, with its old address.
    expect(await run(cars)).toMatchObject({ added: 0, changed: 2, unchanged: 1, withdrawn: 1 });
  });

  test('all that the feed says stands in the catalogue’s own words', async () => {
    await run([
      camry(1, {
        tradein_discount: '100000',
        credit_discount: '90000',
        max_discount: '150000',
        owners_number: 'Два владельца',
      }),
      camry(2, {
        availability: 'на заказ',
        extras: 'ABS, Люк; Камера',
        pts: 'Дубликат',
        custom: 'растаможен',
        warranty: 'до 2027 года',
        state: 'Не битый',
      }),
      camry(3, { wheel: 'правый', color: 'Серебристый металлик Sleek Silver' }),
    ]);
    const rows = await database.query<Record<string, unknown>>(
      `select v.*, m.code as mark, o.code as model from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
       where v.source = $1 and v.status = 'on-sale' order by vin`,
      [dealer],
    );
    expect(rows[0]).toMatchObject({
      mark: 'toyota',
      model: 'camry',
      type: 'cars',
      condition: 'used',
      generation: 'XV70',
      modification: '2.5 AT Prestige',
      trim: 'Prestige',
      engine_volume: 2_500,
      power: 181,
      owners: 2,
      mileage_km: 24_000,
      body_type: 'sedan',
      engine_type: 'petrol',
      gear_type: 'automatic',
      drive_type: 'front',
      color_group: 'black',
      color: 'Чёрный',
      photos: ['https://photos.example/1.jpg'],
    });
    expect(rows[0]?.benefits).toMatchObject([
      { code: 'trade-in', amount: 10_000_000 },
      { code: 'credit', amount: 5_000_000 },
    ]);
    expect(rows[1]).toMatchObject({
      price: null,
      description: 'Состояние: Не битый.\nПТС: Дубликат.\nГарантия: до 2027 года.\nОборудование: ABS, Люк, Камера.',
    });
    expect(rows[2]).toMatchObject({ wheel: 'right', color_group: 'silver', description: 'Правый руль.' });
  });

  test('a jet ski brings engine hours, whichever element has them; one without them is doubted and taken in', async () => {
    const jetSki = (serial: number, extra: Record<string, string>) => {
      const { run: _, ...rest } = camry(serial);
      const words = { mark_id: 'Sea-Doo', folder_id: 'GTX Limited', modification_id: '1630 (300 л.с.)', year: '2022' };
      return {
        ...rest,
        ...words,
        body_type: 'Гидроцикл',
        gearbox: '',
        drive: '',
        owners_number: 'Один владелец',
        ...extra,
        vin: rest.vin,
      };
    };
    const { problems } = await run(
      [
        jetSki(91, { engine_hours: '121,4' }),
        jetSki(92, { run: '80 м/ч' }),
        jetSki(93, { run: '2 400 км', engine_hours: '64' }),
        jetSki(94, {}),
        camry(95, { engine_hours: '900' }),
      ],
      { allowWithdraw: true },
    );
    expect(problems.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    const rows = await database.rows(
      `select engine_hours, mileage_km, condition from vehicle where source = $1 and vin like '%00009_' order by vin`,
      [dealer],
    );
    expect(rows).toEqual([
      [121, 0, 'used'],
      [80, 0, 'used'],
      [64, 0, 'used'],
      [null, 0, 'used'],
      [900, 24_000, 'used'],
    ]);
    const doubts = problems.flatMap(({ value }) => (value?.includes('hours') ? [value] : []));
    expect(doubts).toEqual(['used, but its engine hours are not stated']);
  });

  test('an electric car brings range and battery; what cannot be of its kind, year or battery is doubted and taken in', async () => {
    const { run: _, ...rest } = camry(81);
    const electric = (serial: number, extra: Record<string, string>) => ({
      ...rest,
      ...{
        mark_id: 'Tesla',
        folder_id: 'Model 3',
        modification_id: 'Long Range (440 л.с.) 4WD',
        year: '2022',
        run: '24000',
      },
      ...{
        body_type: 'Седан',
        engine_type: 'Электро',
        gearbox: 'Редуктор',
        drive: 'Полный',
        ...extra,
        vin: camry(serial).vin,
      },
    });
    const { problems } = await run(
      [
        electric(81, { range: '602 км', battery: '75 кВт·ч', extras: 'Автопилот, Apple CarPlay' }),
        electric(82, { range: '6020 км', battery: '60 А·ч', extras: 'Дистанционный запуск двигателя' }),
        electric(83, { range: '900', battery: '20' }),
        camry(84, { range: '800 км', year: '2018', extras: 'Apple CarPlay' }),
      ],
      { allowWithdraw: true },
    );
    expect(problems.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(
      await database.rows(
        `select range_km, specification ->> 'battery' from vehicle where source = $1 and vin like '%00008_' order by vin`,
        [dealer],
      ),
    ).toEqual([
      [602, '75'],
      [6_020, null],
      [900, '20'],
      [null, null],
    ]);
    expect(problems.flatMap(({ element, value }) => (element === 'record' ? [value] : []))).toEqual([
      'a range of 6020 km',
      '"Дистанционный запуск двигателя" without an engine',
      '900 km on 20 kWh',
    ]);
  });

  test('a broken record stops neither the rest nor takes its vehicle away', async () => {
    await run([camry(1), camry(2), camry(3)]);
    const result = await run([
      camry(1, { price: 'дорого' }),
      camry(2, { mark_id: 'Тойёта-Ваз' }),
      camry(3, { price: '1 000 000' }),
      camry(3),
      { ...camry(4), vin: '123' },
      camry(5, { folder_id: 'Нет такой' }),
    ]);
    expect(result).toMatchObject({ records: 6, refused: 5, changed: 1, withdrawn: 0, added: 0 });
    expect(result.problems.map(({ line, vin, element, outcome }) => [line, vin, element, outcome])).toEqual([
      [11, camry(1).vin, 'price', 'refused'],
      [21, camry(2).vin, 'mark_id', 'refused'],
      [51, camry(3).vin, null, 'refused'],
      [68, null, 'vin', 'refused'],
      [86, camry(5).vin, 'folder_id', 'refused'],
    ]);
    expect((await stock()).filter(({ status }) => status === 'on-sale')).toHaveLength(3);
  });

  test.each([
    ['is cut off', autoRuFeed([camry(1, { price: '1' })]).slice(0, -20), /Line \d+: the XML is malformed or cut off/],
    ['has an unknown root', '<?xml version="1.0"?><shop/>', /Unknown root element "shop"/],
    ['is empty', '', /file is empty/],
    ['has no vehicles', '<data><cars></cars></data>', /has no vehicle/],
    ['has none that can be taken', autoRuFeed([{ ...camry(1), vin: 'x' }]), /No vehicle/],
    [
      'brings a bomb of entities',
      `<!DOCTYPE data [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><data><cars><car><vin>&b;</vin></car></cars></data>`,
      /definitions of its own/,
    ],
    ['asks for a file of ours', `<data><cars><car><vin>&xxe;</vin></car></cars></data>`, /No vehicle/],
  ])('a file that %s changes nothing', async (_what, text, sentence) => {
    await run([camry(1), camry(2)]);
    const before = await stock();
    await expect(run(text)).rejects.toThrow(sentence);
    expect(await stock()).toEqual(before);
    expect(await database.rows('select count(*) from feed_row')).toEqual([[0]]);
  });

  test('a model that the market knows gets its row with its first vehicle, a sold one never goes on sale', async () => {
    await run([camry(1)], { allowWithdraw: true });
    const models = async () => (await database.rows('select count(*) from model'))[0]?.[0];
    const before = Number(await models());
    const hiace = (serial: number) =>
      camry(serial, {
        folder_id: 'Хайс',
        body_type: 'Микроавтобус',
        engine_type: '',
        gearbox: '',
        drive: '',
        year: '2015',
      });
    expect(await run([camry(1), hiace(50)], { dryRun: true })).toMatchObject({ added: 1 });
    expect(Number(await models())).toBe(before);
    const file = [
      camry(1, { availability: 'продан' }),
      hiace(50),
      hiace(51),
      camry(52, { availability: 'нет в наличии' }),
    ];
    expect(await run(file)).toMatchObject({ added: 2, withdrawn: 1, gone: 2, refused: 0 });
    expect(await run(file)).toMatchObject({ added: 0, unchanged: 2, withdrawn: 0 });
    expect(
      await database.query(
        `select o.code, o.year_from as "from", v.drive_type as drive, v.gear_type as gear, count(*)::int as count
         from vehicle v join model o on o.id = v.model_id where v.source = $1 and v.status = 'on-sale' group by 1, 2, 3, 4`,
        [dealer],
      ),
    ).toEqual([{ code: 'hiace', from: 2015, drive: 'rear', gear: 'automatic', count: 2 }]);
  });

  test('a record with an unknown word waits, and goes on sale once the word is mapped', async () => {
    await run([camry(1)], { allowWithdraw: true });
    const strange = camry(60, { folder_id: 'Кэмрюшка' });
    const file = [
      camry(1),
      strange,
      camry(61, { folder_id: 'Кэмрюшка', modification_id: '2.5 (181 л.с.)', gearbox: 'думает сама' }),
    ];
    expect(await run(file)).toMatchObject({ refused: 2 });
    expect(await listUnknown(database, 1)).toEqual([{ kind: 'model', word: 'Кэмрюшка', mark: 'Toyota', count: 2 }]);
    const map = (kind: WordKind, text: string, target: string) => mapWord(database, 1, { kind, text, target });
    await expect(map('model', 'Кэмрюшка', 'toyota/nowhere')).rejects.toThrow(/no model "toyota\/nowhere"/);
    await map('model', 'Кэмрюшка', 'toyota/camry');
    expect(await takeWaiting(database, 1)).toBe(1);
    expect((await stock()).find(({ vin }) => vin === strange.vin)?.status).toBe('on-sale');
    expect(await listUnknown(database, 1)).toMatchObject([{ kind: 'gear', word: 'думает сама', count: 1 }]);
    await map('gear', 'Думает сама', 'robot');
    expect(await takeWaiting(database, 1)).toBe(1);
    expect(await takeWaiting(database, 1)).toBe(0);
    expect(await run(file)).toMatchObject({ refused: 0, unchanged: 3, withdrawn: 0 });
  });

  test('a file that would empty the shop needs to be told twice', async () => {
    const many = Array.from({ length: 30 }, (_, serial) => camry(100 + serial));
    await run(many);
    await expect(run(many.slice(0, 10))).rejects.toThrow(/withdraw 20 of 30 vehicles/);
    expect((await stock()).filter(({ status }) => status === 'on-sale')).toHaveLength(30);
    expect(await run(many.slice(0, 10), { allowWithdraw: true })).toMatchObject({ withdrawn: 20, unchanged: 10 });
  });

  test('a dry run counts and keeps nothing', async () => {
    const before = await stock();
    expect(await run([camry(900)], { dryRun: true })).toMatchObject({ added: 1, dryRun: true });
    expect(await stock()).toEqual(before);
  });

  test('sources keep apart: another file of the holding takes nothing away and gets no vehicle of this one', async () => {
    await run([camry(1), camry(2)], { allowWithdraw: true });
    const result = await run(
      [camry(1), camry(700)].map((one) => ({ ...one, poi_id: dealer })),
      { dealer: undefined },
    );
    expect(result).toMatchObject({ added: 1, refused: 1, withdrawn: 0 });
    expect(result.problems[0]?.message).toContain(dealer);
    expect((await stock()).filter(({ status }) => status === 'on-sale')).toHaveLength(2);
  });

  test('two imports at once end as if one had waited for the other', async () => {
    const cars = Array.from({ length: 20 }, (_, serial) => camry(2_000 + serial));
    const [one, two] = await Promise.all([run(cars, { allowWithdraw: true }), run(cars, { allowWithdraw: true })]);
    expect(one.added + two.added).toBe(20);
    expect(one.unchanged + two.unchanged).toBe(20);
  });

  test.each([
    [{ dealer: 'nowhere' }, /no dealer "nowhere"/],
    [{ dealer: undefined, holding: 77 }, /no holding 77/],
    [{ dealer: undefined, holding: undefined }, /Give the holding/],
    [{ holding: 2 }, /belongs to holding 1/],
  ])('%j is refused with a sentence', async (wrong, sentence) => {
    await expect(run([camry(1)], wrong)).rejects.toThrow(sentence);
  });

  test('a vehicle of a feed has no figure and no equipment that the feed does not state, whatever the example stock has of its model', async () => {
    const car = camry(31, { year: '2025', folder_id: 'Camry, XV80', complectation_name: 'Престиж' });
    const [example] = await database.rows(
      `update vehicle set model_id = m.id, trim = 'Престиж', trim_equipment_id = (select min(id) from trim_equipment)
       from model m where m.code = 'camry' and vehicle.id = (select min(id) from vehicle where source is null)
       returning (specification ->> 'length')::int, trim_equipment_id`,
    );
    expect(example).toEqual([expect.any(Number), expect.any(Number)]);
    const known = async () =>
      database.rows('select specification, trim, trim_equipment_id, consumption from vehicle where vin = $1', [
        car.vin,
      ]);
    await run([car], { allowWithdraw: true });
    expect(await known()).toEqual([[{}, 'Престиж', null, null]]);
    // What a dealer states later is kept when a file omits it.
    await database.query(`update vehicle set specification = '{"battery":75}' where vin = $1`, [car.vin]);
    expect(await run([car])).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await known()).toEqual([[{ battery: 75 }, 'Престиж', null, null]]);
  });
});
