import { describe, expect, test } from 'vitest';
import { loadFacts } from '../../../seed/load-facts.ts';
import { referenceRows } from '../../../seed/reference-rows.ts';
import { createReadWord } from '../dictionary/dealer-words.ts';
import type { StockDictionary } from '../dictionary/stock-dictionary.ts';
import { parseFeed } from '../parse/parse-feed.ts';
import { bytesOf } from '../testing/feed-files.ts';
import { type MarketFile, marketFiles } from '../testing/market-files.data.ts';
import { createNameMatcher } from './match-names.ts';
import { type ImportContext, type Reading, toVehicle } from './to-vehicle.ts';

const rows = referenceRows(loadFacts());
const dictionary: StockDictionary = {
  marks: rows.marks,
  models: rows.models.map((model) => ({ ...model, twoWheelDrive: null })),
  dealers: [{ id: 1, code: 'one', name: 'Один', address: 'Ленинградское шоссе, 71', markIds: [] }],
  words: [],
};
const context: ImportContext = {
  holdingId: 1,
  source: 'one',
  names: createNameMatcher(dictionary),
  word: createReadWord([]),
  dealers: dictionary.dealers,
  fileDealer: dictionary.dealers[0],
  now: new Date('2026-11-23T00:00:00Z'),
};
const { beyond } = context.names;
const marks = new Map([...dictionary.marks, ...beyond.marks.values()].map(({ id, code }) => [id, code]));
const models = new Map([...dictionary.models, ...beyond.models.values()].map(({ id, code }) => [id, code]));

/** Windows-1251 of Russian letters. */
const toCp1251 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((char) => {
      const code = char.codePointAt(0) ?? 0;
      if (char === 'ё') return 0xb8;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );

function printFile({ name, columns, rows: lines, record, print }: MarketFile): Buffer {
  const names = ['vin', ...columns.split('|')].map((one) => (name === 'Avito' && one === 'vin' ? 'VIN' : one));
  const records = lines.map(([values], at) =>
    record(
      [`XW7BF4FK0PS${String(at).padStart(6, '0')}`, ...values.split('|')].map((text, place) => [
        names[place] ?? '',
        text,
      ]),
    ),
  );
  return name === 'CSV' ? toCp1251(`${names.join(';')}\r\n${print(records)}`) : Buffer.from(print(records));
}

function said({ vehicle, gone, problems }: Reading): string {
  if (gone) return 'gone';
  if (!vehicle) return `refused ${problems.find(({ outcome }) => outcome === 'refused')?.element}`;
  const { markId, modelId, condition, mileageKm, bodyType, engineType, gearType, driveType } = vehicle;
  const specs = [bodyType, engineType, gearType, driveType, vehicle.engineVolume, vehicle.power, vehicle.colorGroup];
  return [`${marks.get(markId)}/${models.get(modelId)}`, condition, mileageKm, ...specs].join(' ');
}

describe.each(marketFiles)('$name', (file) => {
  test('every sound record is taken in with every value right, every other one is refused by its element', async () => {
    const found: string[] = [];
    for await (const batch of parseFeed(bytesOf(printFile(file))))
      found.push(...batch.map((record) => said(toVehicle(record, context))));
    expect(found).toEqual(file.rows.map(([, expected]) => expected));
  });
});

test('a centre is found by its address, however the feed writes it', async () => {
  const dealers = [
    ...dictionary.dealers,
    { id: 2, code: 'two', name: 'Два', address: 'Кутузовский проспект, 10', markIds: [] },
  ];
  const one = marketFiles[0];
  if (!one) throw new Error('no file');
  const text = printFile({
    ...one,
    columns: `${one.columns}|address`,
    rows: one.rows
      .slice(0, 1)
      .map(([values, expected]) => [`${values}|г. Москва, Кутузовский просп., д. 10`, expected]),
  });
  for await (const [record] of parseFeed(bytesOf(text)))
    if (record) expect(toVehicle(record, { ...context, dealers, fileDealer: undefined }).vehicle?.dealerId).toBe(2);
});

async function readOne(xml: string): Promise<Reading> {
  for await (const [record] of parseFeed(bytesOf(Buffer.from(xml)))) if (record) return toVehicle(record, context);
  throw new Error('no record');
}

test('a frame number stands in for an empty VIN', async () => {
  const { vin, problems } = await readOne(
    '<vehicles><vehicle><vin/><brand>Nissan</brand><bodyNumber>AZE0-078214</bodyNumber></vehicle></vehicles>',
  );
  expect(vin).toBe('AZE0-078214');
  expect(problems.map(({ element }) => element)).not.toContain('vin');
});

test('auto.ru’s state says new, whatever was driven to deliver it; a range extender has no gearbox to name', async () => {
  const { vehicle } = await readOne(
    `<data><cars><car><vin>HLX33B125S0466648</vin><mark_id>Li (Lixiang)</mark_id><folder_id>L7, I</folder_id><year>2025</year>
     <body_type>Внедорожник 5 дв.</body_type><engine_type>Гибрид</engine_type><engine_volume>1496</engine_volume>
     <engine_power>449</engine_power><drive>Полный</drive><state>Новый</state><run>120</run><price>6990000</price>
     <availability>в наличии</availability></car></cars></data>`,
  );
  expect(vehicle).toMatchObject({ condition: 'new', mileageKm: 120, gearType: 'reducer' });
});

const soldOffer = (
  params: string,
) => `<yml_catalog><shop><offers><offer id="7" available="false"><vendor>Kia</vendor><model>EV6 4WD</model>
  <price>4490000</price><param name="VIN">KNA2BVP04NA455471</param><param name="Год">2022</param><param name="Пробег" unit="км">28 700</param>
  <param name="Кузов">кроссовер</param><param name="Двигатель">электро</param><param name="Мощность" unit="кВт">239</param>
  <param name="Привод">полный</param><param name="Цвет">голубой</param>${params}</offer></offers></shop></yml_catalog>`;

test('kilowatts of a parameter’s unit are horsepower, and what cannot be bought now is to order', async () => {
  const { vehicle, gone } = await readOne(soldOffer(''));
  expect(gone).toBeUndefined();
  expect(vehicle).toMatchObject({ power: 325, price: null });
});

test('a status in words outranks `available`', async () => {
  expect((await readOne(soldOffer('<param name="Статус">снят с продажи</param>'))).gone).toBeDefined();
  expect((await readOne(soldOffer('<param name="Статус">в пути</param>'))).vehicle).toMatchObject({
    price: 449_000_000,
  });
});
