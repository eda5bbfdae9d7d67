import { describe, expect, test } from 'vitest';
import { isSurrogate, surrogateNumber } from '../../catalog/surrogate-number.ts';
import { parseFeed } from '../parse/parse-feed.ts';
import { bytesOf } from '../testing/feed-files.ts';
import { collectProblems } from './problem.ts';
import { readIdentity } from './read-identity.ts';

async function identify(text: string) {
  for await (const [record] of parseFeed(bytesOf(Buffer.from(text)))) {
    if (!record) continue;
    const problems = collectProblems(record.line);
    return { number: readIdentity(record, 'one', problems), vin: problems.vin, problems: problems.list };
  }
  throw new Error('no record');
}

/** A record of each shape by its id and what stands in the place of its VIN; undefined: the element is not there. */
type Print = (id: string, vin?: string) => string;
const within = (name: string, text?: string) => (text === undefined ? '' : `<${name}>${text}</${name}>`);
const table: (name: string) => Print =
  (name) =>
  (id, vin = '') =>
    `${name};VIN / № кузова;Марка;Модель\n${id};"${vin}";Toyota;Camry`;
const shapes: readonly (readonly [name: string, element: string, print: Print])[] = [
  [
    'auto.ru',
    'unique_id',
    (id, vin) => `<data><cars><car>${within('vin', vin)}${within('unique_id', id)}</car></cars></data>`,
  ],
  ['Avito', 'Id', (id, vin) => `<Ads><Ad>${within('Id', id)}<AvitoId>77</AvitoId>${within('VIN', vin)}</Ad></Ads>`],
  [
    'Autohub, an element',
    'id',
    (id, vin) =>
      `<vehicles><vehicle>${within('id', id)}<brand id="7">Kia</brand>${within('vin', vin)}</vehicle></vehicles>`,
  ],
  [
    'Autohub, an attribute',
    '@id',
    (id, vin) => `<vehicles><vehicle id="${id}">${within('vin', vin)}</vehicle></vehicles>`,
  ],
  [
    'Carcopy, an attribute',
    '@id',
    (id, vin) => `<carcopy><offers><offer id="${id}">${within('vin', vin)}</offer></offers></carcopy>`,
  ],
  [
    'Carcopy, an element',
    'id',
    (id, vin) => `<carcopy><offers><offer>${within('id', id)}${within('vin', vin)}</offer></offers></carcopy>`,
  ],
  [
    'YML',
    '@id',
    (id, vin) =>
      `<yml_catalog><shop><offers><offer id="${id}" available="true">${
        vin === undefined ? '' : `<param name="VIN">${vin}</param>`
      }</offer></offers></shop></yml_catalog>`,
  ],
  ...['Код', 'ID', 'Номер', 'Внутренний номер', 'Внутренний №', 'Артикул', 'Код 1С', 'Код авто'].map(
    (name) => [`a table, «${name}»`, name, table(name)] as const,
  ),
];

const words = [
  undefined,
  '',
  '-',
  '—',
  'нет',
  'Отсутствует',
  'VIN отсутствует',
  'нет данных',
  'б/н',
  'Без VIN',
  'не указан',
  'N/A',
  'none',
  '0',
  '00000000000000000',
  'XXXXXXXXXXXXXXXXX',
  'уточняется',
];

describe.each(shapes)('%s', (_name, element, print) => {
  test.each(words)('where «%s» stands for the VIN the id counts', async (word) => {
    const { number, vin, problems } = await identify(print('А-3001', word));
    expect([number, vin]).toEqual([surrogateNumber('one', 'А-3001'), null]);
    expect(problems).toMatchObject([
      { element, value: 'А-3001', vin: null, message: 'no VIN: known by its id', outcome: 'kept' },
    ]);
  });

  test.each(['XTA21', '12345', 'нет, кузов 4471'])('«%s» may be a slip and is refused', async (slip) => {
    const { number, problems } = await identify(print('А-3001', slip));
    expect(number).toBeUndefined();
    expect(problems).toMatchObject([{ value: slip, message: expect.stringContaining('17 Latin'), outcome: 'refused' }]);
  });

  test('a number counts before the id', async () => {
    expect(await identify(print('А-3001', 'XW7BF4FK0PS000001'))).toMatchObject({
      number: 'XW7BF4FK0PS000001',
      problems: [],
    });
  });

  test.each(['', '-', 'нет'])('with the id «%s» too there is nothing to know it by', async (id) => {
    const { number, problems } = await identify(print(id, 'нет'));
    expect(number).toBeUndefined();
    expect(problems).toMatchObject([
      { message: 'the VIN is missing, and so is an id of the record', outcome: 'refused' },
    ]);
  });
});

test('a frame number counts where the VIN says none', async () => {
  const read = await identify(
    '<vehicles><vehicle><id>7</id><vin>отсутствует</vin><bodyNumber>AZE0-078214</bodyNumber></vehicle></vehicles>',
  );
  expect(read).toMatchObject({ number: 'AZE0-078214', vin: 'AZE0-078214', problems: [] });
});

test('a count of the lines is no id, and of several columns the first is it in every line', async () => {
  expect((await identify(table('№')('1', 'нет'))).number).toBeUndefined();
  expect((await identify(table('№ п/п')('1', 'нет'))).number).toBeUndefined();
  const two = (code: string) => `Код;Артикул;VIN;Марка;Модель\n${code};A77;нет;Toyota;Camry`;
  expect((await identify(two('411'))).number).toBe(surrogateNumber('one', '411'));
  expect((await identify(two(''))).number).toBeUndefined();
  const offer = shapes.find(([name]) => name === 'YML')?.[2]('411', 'нет') ?? '';
  expect((await identify(offer.replace('<param', '<param name="Код">9</param><param'))).number).toBe(
    surrogateNumber('one', '411'),
  );
});

test('what stands for a number is as wide as one, tells source from source and is neither', () => {
  const numbers = [surrogateNumber('one', '1'), surrogateNumber('two', '1'), surrogateNumber('one', '2')];
  expect(new Set(numbers).size).toBe(3);
  for (const number of numbers) expect([number.length, isSurrogate(number)]).toEqual([17, true]);
  expect(['XW7BF4FK0PS000001', 'AZE0-078214', 'AZE0-078214      '].some(isSurrogate)).toBe(false);
});
