import { expect, test } from 'vitest';
import { generationCodes } from './generations.data.ts';
import { buildCodeTable, nameOfGeneration, readCodes, saysGeneration } from './read-codes.ts';

const rows = ['toyota/camry', 'kia/sorento', 'lada/granta', 'mercedes-benz/e-class', 'infiniti/m', 'opel/astra'];
const parts = rows.map((row) => row.split('/') as [string, string]);
const table = buildCodeTable(
  parts.map(([mark]) => mark),
  parts.map(([, code]) => ({ code })),
  Int32Array.from(parts.keys()),
);
const generationOf = (code: string, row: string) => table.get(code)?.get(rows.indexOf(row));

test.each([
  ['70', 'toyota/camry', 'XV70', 2017],
  ['viii', 'toyota/camry', 'VIII', 2017],
  ['прайм', 'kia/sorento', 'Prime', 2014],
  ['mk2', 'kia/sorento', 'II', 2009],
  ['124', 'mercedes-benz/e-class', 'W124', 1984],
  ['h', 'opel/astra', 'H', 2004],
])('«%s» of %s is said as %s', (code, row, said, from) => {
  const generation = generationOf(code, row);
  expect([generation && nameOfGeneration(code, generation), generation?.from]).toEqual([said, from]);
});

test('two figures of a code are no name beside a model of one letter, and «и» is no first generation', () => {
  expect(generationOf('50', 'infiniti/m')).toBeUndefined();
  expect(table.get('i')).toBeUndefined();
});

test.each([
  ['70', 'toyota/camry', 'XV70', true],
  ['70', 'toyota/camry', 'XV50 рестайлинг', false],
  ['3', 'kia/sorento', 'III Prime', true],
  ['3', 'kia/sorento', 'II рестайлинг', false],
  ['3', 'kia/sorento', '', undefined],
  ['fl', 'lada/granta', 'I рестайлинг', undefined],
])('whether %s of %s is what «%s» says: %s', (code, row, text, is) => {
  const generation = generationOf(code, row);
  expect(generation && saysGeneration(text, generation)).toBe(is);
});

test('codes are read in Russian letters and over words', () => {
  const codes = readCodes(table, ['ешка', 'в', '213']).map(({ code }) => code);
  expect(codes).toContain('w213');
});

test('every row of generations has years that begin before they end', () => {
  const wrong = Object.entries(generationCodes).flatMap(([model, row]) =>
    row.split(' ').flatMap((entry) => {
      const [, from, to] = /^[\p{L}\d=]+:(\d{4})-(\d{4})?(?:@[\dh.,]+)?$/u.exec(entry) ?? [];
      return from !== undefined && (to === undefined || from <= to) ? [] : [`${model} ${entry}`];
    }),
  );
  expect(wrong).toEqual([]);
});
