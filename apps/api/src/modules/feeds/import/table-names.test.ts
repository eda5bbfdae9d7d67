import { expect, test } from 'vitest';
import { loadFacts } from '../../../seed/load-facts.ts';
import { referenceRows } from '../../../seed/reference-rows.ts';
import { createReadWord } from '../dictionary/dealer-words.ts';
import { parseFeed } from '../parse/parse-feed.ts';
import { bytesOf } from '../testing/feed-files.ts';
import { createNameMatcher } from './match-names.ts';
import { toVehicle } from './to-vehicle.ts';

const { marks, models } = referenceRows(loadFacts());
const dealers = [{ id: 1, code: 'one', name: 'Один', address: 'Ленинградское шоссе, 71', markIds: [] }];
const context = {
  ...{ holdingId: 1, source: 'one', dealers, fileDealer: dealers[0], now: new Date('2026-11-27T00:00:00Z') },
  names: createNameMatcher({
    marks,
    models: models.map((one) => ({ ...one, twoWheelDrive: null })),
    dealers,
    words: [],
  }),
  word: createReadWord([]),
};

const table = {
  ...{ VIN: 'XW7BF4FK0PS000001', Марка: 'Toyota', Модель: 'Camry', Год: '2019', Пробег: '98000', Цена: '2500000' },
  ...{ 'Тип кузова': 'Седан', Топливо: 'бензин', Объем: '2494', Мощность: '181', КПП: 'АКПП', Привод: 'передний' },
  ...{ Руль: 'левый', Цвет: 'белый', Состояние: 'б/у', Наличие: 'в наличии' },
};
type Table = Readonly<Record<string, string>>;
const expected = {
  ...{ year: 2019, mileageKm: 98_000, price: 250_000_000, bodyType: 'sedan', engineType: 'petrol', engineVolume: 2494 },
  ...{ power: 181, gearType: 'automatic', driveType: 'front', wheel: 'left', colorGroup: 'white', condition: 'used' },
  status: 'on-sale',
};

async function readText(text: string) {
  for await (const [record] of parseFeed(bytesOf(Buffer.from(text))))
    if (record) return toVehicle(record, context).vehicle;
  return undefined;
}
const print = (cells: Table, separator = ';') =>
  [Object.keys(cells), Object.values(cells)].map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\n');
/** The table with its column under another name, and with another value where one is given. */
const renamed = (column: string, name: string, value?: string): Table =>
  Object.fromEntries(
    Object.entries(table).map(([key, cell]) => (key === column ? [name, value ?? cell] : [key, cell])),
  );

test.each(
  `VIN: VIN-код|ВИН|Идентификационный номер (VIN)|VIN/№ кузова|№ кузова|Кузов №
Марка: Бренд|Производитель|Марка ТС|Марка автомобиля
Модель: Модель ТС|Модель авто|Модель, комплектация|Модель и модификация
Год: Год вып.|г.в.|Г/в|Дата выпуска|Модельный год
Пробег: Пробег (км)|Текущий пробег|Показания одометра
Цена: Стоимость, руб.|Розничная цена|РРЦ|Цена с НДС
Топливо: Вид топлива|Двигатель|Тип двиг.|Fuel
Объем: Объём двигателя, л|V, л|V двигателя|Литраж|Рабочий объем, куб. см
Мощность: Мощн., л.с.|л.с.|ЛС|Лошадиные силы|Л/с
КПП: Коробка передач|КП|Тип трансмиссии
Привод: Тип привода|Ведущие колеса
Цвет: Цвет ТС|Окрас`
    .split('\n')
    .flatMap((line) => {
      const [column = '', names = ''] = line.split(': ');
      return names.split('|').map((name) => [name, column] as const);
    }),
)('the column «%s» is «%s»', async (name, column) => {
  expect(await readText(print(renamed(column, name)))).toMatchObject(expected);
});

test.each([
  ['Пробег', 'Пробег, тыс. км', '98'],
  ['Цена', 'Цена (тыс. руб)', '2500'],
  ['Цена', 'Цена, т.р.', '2 500'],
  ['Цена', 'Цена', '2 500 000 руб., торг'],
  ['Мощность', 'Мощность', '181/133'],
  ['Мощность', 'Мощность', '133 кВт (181 л.с.)'],
  ['КПП', 'КПП', 'А/т'],
  ['Топливо', 'Топливо', 'Б'],
])('«%s» as «%s» of «%s»', async (column, name, value) => {
  expect(await readText(print(renamed(column, name, value)))).toMatchObject(expected);
});

test('thousands of a parameter’s unit count, other units do not', async () => {
  const offer = (unit: string, run: string) =>
    `<yml_catalog><shop><offers><offer id="1" available="true"><vendor>Toyota</vendor><model>Camry</model><price>2500000</price>${Object.entries(
      renamed('Пробег', 'Пробег', run),
    )
      .filter(([name]) => !['Марка', 'Модель', 'Цена'].includes(name))
      .map(([name, value]) => `<param name="${name}"${name === 'Пробег' ? ` unit="${unit}"` : ''}>${value}</param>`)
      .join('')}</offer></offers></shop></yml_catalog>`;
  expect(await readText(offer('тыс. км', '98'))).toMatchObject(expected);
  expect(await readText(offer('км', '98000'))).toMatchObject(expected);
});

test('mark and model may share a column, and the volume the one of the engine', async () => {
  const { Марка: mark, Модель: model, ...rest } = table;
  for (const name of ['Наименование', 'Марка, модель', 'Автомобиль'])
    expect(await readText(print({ [name]: `${mark} ${model}`, ...rest }))).toMatchObject({
      ...expected,
      markId: expect.any(Number),
    });
  const { Объем: _, ...bare } = renamed('Топливо', 'Двигатель', 'бензин, 2494 см³') as typeof table;
  expect(await readText(print(bare))).toMatchObject(expected);
});

test('a title may stand above the columns, and they may be parted by any usual sign', async () => {
  for (const separator of [';', ',', '\t', '|'])
    expect(await readText(`Прайс-лист на 26.11.2026\n\n${print(table, separator)}`)).toMatchObject(expected);
  await expect(readText(`Прайс-лист\n${print(renamed('VIN', 'Код'))}`)).rejects.toThrow('lacks the columns vin');
});
