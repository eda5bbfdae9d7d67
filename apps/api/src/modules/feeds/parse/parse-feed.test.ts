import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '../testing/feed-files.ts';
import type { FeedFormat } from './feed-shapes.data.ts';
import { parseFeed } from './parse-feed.ts';
import type { RawRecord } from './raw-record.ts';

async function read(text: string | Uint8Array, format?: FeedFormat, piece = 7): Promise<RawRecord[]> {
  const records: RawRecord[] = [];
  for await (const batch of parseFeed(bytesOf(text, piece), format)) records.push(...batch);
  return records;
}
const plain = ({ values, photos }: RawRecord) => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.text])),
  ...(photos.length > 0 ? { photos } : {}),
});
/** Windows-1251, as its own encoder: letters of the alphabet and ё. */
function toCp1251(text: string): Buffer {
  return Buffer.from(
    [...text].map((char) => {
      const code = char.codePointAt(0) ?? 0;
      if (char === 'ё') return 0xb8;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );
}

const shapes: readonly (readonly [FeedFormat, string])[] = [
  [
    'auto-ru',
    '<data><cars><car><vin>V1</vin><mark_id>BMW</mark_id><folder_id>X5, IV (G05)</folder_id><run>5</run><color>чёрный</color><images><image>https://p/1</image><image>https://p/2</image></images><max_discount>7</max_discount><unknown><vin>no</vin></unknown></car></cars></data>',
  ],
  [
    'autohub',
    '<vehicles><vehicle><vin>V1</vin><brand id="9">BMW</brand><model id="3">X5, IV (G05)</model><mileage>5</mileage><bodyColor>чёрный</bodyColor><photos><photo>https://p/1</photo><photo>https://p/2</photo></photos><maxDiscount>7</maxDiscount></vehicle></vehicles>',
  ],
  [
    'avito',
    '<Ads formatVersion="3"><Ad><VIN>V1</VIN><Make>BMW</Make><Model>X5, IV (G05)</Model><Kilometrage>5</Kilometrage><Color><![CDATA[чёрный]]></Color><Images><Image url="https://p/1"/><Image url="https://p/2"/></Images><MaxDiscount>7</MaxDiscount></Ad></Ads>',
  ],
  [
    'carcopy',
    '<carcopy><offers><offer><vin>V1</vin><make>BMW</make><model>X5, IV (G05)</model><run>5</run><color>чёрный</color><photos><photo>https://p/1</photo><photo>https://p/2</photo></photos><max-discount>7</max-discount></offer></offers></carcopy>',
  ],
];
const expected = {
  vin: 'V1',
  mark: 'BMW',
  model: 'X5, IV (G05)',
  mileage: '5',
  color: 'чёрный',
  maxDiscount: '7',
  photos: ['https://p/1', 'https://p/2'],
};

test('elements are known by the names that other shapes give them, and those of the shape itself go first', async () => {
  const body =
    '<data><cars><car><vin>V1</vin><driveType>полный</driveType><gear_type>передний</gear_type><engine-type>бензин</engine-type>' +
    '<photos><photo>https://p/1</photo></photos><runMetric>км</runMetric><type>used</type></car></cars></data>';
  expect((await read(body)).map(plain)).toEqual([
    { vin: 'V1', drive: 'передний', engine: 'бензин', mileageUnit: 'км', photos: ['https://p/1'] },
  ]);
});

describe.each(shapes)('%s', (_format, body) => {
  test('is told by its root in UTF-8, with a byte order mark, and in windows-1251', async () => {
    expect((await read(body)).map(plain)).toEqual([expected]);
    expect((await read(`\ufeff<?xml version="1.0" encoding="windows-1251"?>${body}`)).map(plain)).toEqual([expected]);
    const cp1251 = toCp1251(`<?xml version="1.0" encoding="windows-1251"?>\n${body}`);
    expect((await read(cp1251)).map(plain)).toEqual([expected]);
  });
});

test('YML keeps what it has in parameters and attributes; its reference to a grammar is not followed', async () => {
  const records = await read(
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog date="2026-11-20"><shop><name>A</name>
    <offers><offer id="1" available="true"><vendor>BMW</vendor><model>X5 30d</model><param name="VIN">V1</param>
    <param name="КПП">автомат</param><param name="Что-то">x</param><picture>https://p/1</picture></offer></offers></shop></yml_catalog>`,
  );
  expect(records.map(plain)).toEqual([
    {
      vin: 'V1',
      mark: 'BMW',
      model: 'X5 30d',
      gear: 'автомат',
      available: 'true',
      recordId: '1',
      photos: ['https://p/1'],
    },
  ]);
  expect(records[0]?.values.gear?.line).toBe(3);
});

test('a table is read with either separator, quotes over several lines, and in the code page of Excel', async () => {
  const table =
    'VIN;Марка;Модель;Описание;Фото\r\nV1;BMW;X5;"Чистая; ""своя""\r\nмашина";https://p/1, https://p/2\r\n\r\nV2;Лада;Веста;;\r\n';
  const wanted = [
    {
      vin: 'V1',
      mark: 'BMW',
      model: 'X5',
      description: 'Чистая; "своя"\r\nмашина',
      photos: ['https://p/1', 'https://p/2'],
    },
    { vin: 'V2', mark: 'Лада', model: 'Веста' },
  ];
  for (const bytes of [Buffer.from(table), Buffer.from(`\ufeff${table}`), toCp1251(table)]) {
    const records = await read(bytes);
    expect(records.map(plain)).toEqual(wanted);
    expect(records.map(({ line }) => line)).toEqual([2, 5]);
  }
  expect((await read('vin,mark,model\nV1,BMW,"X5, IV"')).map(plain)).toEqual([
    { vin: 'V1', mark: 'BMW', model: 'X5, IV' },
  ]);
  expect((await read('sep=|\nvin|mark|model\nV1|BMW|X5')).map(plain)).toEqual([
    { vin: 'V1', mark: 'BMW', model: 'X5' },
  ]);
});

test('quotes of a table that RFC 4180 does not know refuse nothing, and lines are counted through them', async () => {
  const table =
    'vin;mark;model;description\r\nV1;BMW; "X5" ;"две\r\n\r\nстроки"\r\n;;\r\nV2;BMW;"X5 "M"";диск 17"\r\n"V3";"BMW"x;X5\r\n';
  const records = await read(table);
  expect(records.map(({ line }) => line)).toEqual([2, 6, 7]);
  expect(records.map(plain)).toEqual([
    { vin: 'V1', mark: 'BMW', model: 'X5', description: 'две\r\n\r\nстроки' },
    { vin: 'V2', mark: 'BMW', model: 'X5 "M"', description: 'диск 17"' },
    { vin: 'V3', mark: '"BMW"x', model: 'X5' },
  ]);
});

test('a table whose bytes break off fails with the reason of its source', async () => {
  const bytes = async function* () {
    yield Buffer.from('vin;mark;model\nV1;BMW;X5\n');
    throw new Error('the line broke');
  };
  const readAll = async () => {
    for await (const _batch of parseFeed(bytes()));
  };
  await expect(readAll()).rejects.toThrow('the line broke');
});

test.each([
  ['a table without its columns', 'a;b;c\n1;2;3', undefined, /lacks the columns vin, mark, model/],
  ['a table that ends within quotes', 'vin;mark;model\nV1;"BMW;X5', undefined, /quote is not closed/],
  ['a row without end', `vin;mark;model\nV1;${'x'.repeat(9_000_000)}`, undefined, /Line 2 is too long/],
  ['UTF-16', Buffer.from('\ufeffvin;mark', 'utf16le'), undefined, /UTF-16/],
  ['a compressed file that is cut off', gzipSync('<data/>').subarray(0, 20), undefined, /compressed/],
  ['an unknown encoding', '<?xml version="1.0" encoding="koi8-r"?><data/>', undefined, /encoding "koi8-r"/],
  [
    'bytes that are no UTF-8',
    Buffer.from([...Buffer.from('<data><cars>'), 0xc3, 0x28]),
    undefined,
    /cannot be read as utf-8/,
  ],
  ['two roots', '<data></data><data></data>', undefined, /XML is malformed/],
  ['a text without end', `<data><cars><car><vin>${'x'.repeat(400_000)}`, undefined, /malformed or cut off/],
  ['a very deep file', `<data>${'<a>'.repeat(100)}`, undefined, /nested/],
  ['another shape than was asked for', '<Ads></Ads>', 'yml' as const, /avito feed/],
  ['a table in place of XML', 'vin;mark;model', 'avito' as const, /no XML/],
])('%s is refused', async (_what, text, format, sentence) => {
  await expect(read(text, format, 4_096)).rejects.toThrow(sentence);
});

test.each([
  ['a raw ampersand and an entity of HTML', 'AT&T&nbsp;и 5 < 6', 'AT&T&nbsp;и 5 < 6'],
  ['a control character, raw and as a number', 'чи\u0001сто&#11;', 'чисто'],
  ['entities that are right', 'a&amp;b &lt;c&gt; &#8470;', 'a&b <c> №'],
])('%s of one record refuses nothing, wherever a chunk ends', async (_what, text, read_) => {
  const body = `<data><cars><car><vin>V1</vin><description>${text}</description></car><car><vin>V2</vin><description><![CDATA[a & b &amp; <br>]]></description></car></cars></data>`;
  for (const piece of [1, 7, 4_096])
    expect((await read(body, undefined, piece)).map(plain)).toEqual([
      { vin: 'V1', description: read_ },
      { vin: 'V2', description: 'a & b &amp; <br>' },
    ]);
});

test('a text of megabytes is cut and takes nothing else along', async () => {
  const long = 'слово '.repeat(800_000);
  for (const inner of [long, `<![CDATA[${long}]]>`]) {
    const records = await read(
      `<data><cars><car><vin>V1</vin><description>${inner}</description><year>2020</year></car><car><vin>V2</vin></car></cars></data>`,
      undefined,
      65_536,
    );
    expect(records.map(({ values }) => [values.vin?.text, values.year?.text])).toEqual([
      ['V1', '2020'],
      ['V2', undefined],
    ]);
    expect(records[0]?.values.description?.text.length).toBeLessThan(300_000);
  }
});

test('a gzip is unpacked, sections of other vehicles are read, options become lines', async () => {
  const body =
    '<data><motos><moto><vin>V1</vin><mark_id>Yamaha</mark_id><extras>ABS</extras><extras>Кофры</extras></moto></motos><trucks><truck><vin>V2</vin></truck></trucks></data>';
  expect((await read(gzipSync(body))).map(plain)).toEqual([
    { vin: 'V1', mark: 'Yamaha', extras: 'ABS\nКофры' },
    { vin: 'V2' },
  ]);
});
