import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openTestDatabase } from '../../../db/testing.ts';
import { createNameMatcher, type NameMatcher } from './match-names.ts';
import { loadStockDictionary } from './stock-dictionary.ts';

let database: Database;
let names: NameMatcher;
beforeAll(async () => {
  database = await openTestDatabase('pglite', { vehicles: 1, accessories: 1 });
  names = createNameMatcher(await loadStockDictionary(database, 1));
});
afterAll(() => database.close());

const match = (mark: string, model: string, loosely = false) => {
  const found = names.match(names.marksOf(mark), model, loosely);
  return found && [`${found.mark.code}/${found.model.code}`, found.generation || found.rest];
};

test.each([
  ['BMW', 'X5, IV (G05)', ['bmw/x5', 'IV (G05)']],
  ['БМВ', 'Х5', ['bmw/x5', '']],
  ['bmw', 'BMW X5', ['bmw/x5', '']],
  ['Тойота', 'Камри', ['toyota/camry', '']],
  ['Toyota', 'Camry VIII (XV70) Рестайлинг', ['toyota/camry', 'VIII (XV70) Рестайлинг']],
  ['Toyota', 'Land Cruiser Prado', ['toyota/land-cruiser-prado', '']],
  ['Мерседес', 'E-Класс', ['mercedes-benz/e-class', '']],
  ['ВАЗ', 'Vesta', ['lada/vesta', '']],
  ['NIO', 'EC6, I', ['nio/ec6', 'I']],
  ['Xpeng', 'P7', ['xpeng/p7', '']],
  ['Toyota', 'Camry 4', undefined],
  ['Toyota', 'X5', undefined],
  ['Нет такой', 'X5', undefined],
])('%s %s', (mark, model, found) => {
  expect(match(mark, model)).toEqual(found);
});

test('where a model and its version share an element, the longest name of a model is taken', () => {
  expect(match('Toyota', 'Land Cruiser Prado 2.8d AT', true)).toEqual(['toyota/land-cruiser-prado', '2.8d AT']);
  expect(match('BMW', 'X5 30d 3.0d AT (249 л.с.) 4WD', true)).toEqual(['bmw/x5', '30d 3.0d AT (249 л.с.) 4WD']);
});

test('every model of the dictionaries is found by its own mark, name and code', async () => {
  const rows = await database.query<{ mark: string; code: string; model: string; name: string }>(
    'select m.name as mark, m.code, o.code as model, o.name from model o join mark m on m.id = o.mark_id',
  );
  for (const { mark, code, model, name } of rows) {
    expect([mark, name, match(mark, name)?.[0]]).toEqual([mark, name, `${code}/${model}`]);
    expect([code, model, match(code, model)?.[0]]).toEqual([code, model, `${code}/${model}`]);
  }
});
