import { expect, test } from 'vitest';
import { parseFeed } from '../parse/parse-feed.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import { bytesOf } from '../testing/feed-files.ts';
import { collectProblems } from './problem.ts';
import { readSheet } from './read-sheet.ts';

async function recordOf(columns: Record<string, string>): Promise<RawRecord> {
  const all: Record<string, string> = { VIN: 'XW7BF4FK0PS000001', Марка: 'Toyota', Модель: 'Camry', ...columns };
  const text = [Object.keys(all), Object.values(all)].map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\n');
  for await (const [record] of parseFeed(bytesOf(text))) if (record) return record;
  throw new Error('no record');
}

test('figures of the sheet are read with their measures, wherever those stand', async () => {
  const record = await recordOf({
    'Длина, м': '4,88',
    Ширина: '184 см',
    'Высота (мм)': '1 445',
    'Колёсная база': '2825 мм',
    Клиренс: '155',
    'Объём багажника, л': '493-560',
    'Объём топливного бака': '60 л',
    'Снаряжённая масса': '1,57 т',
    'Полная масса, кг': '2030',
    'Максимальная скорость': '210 км/ч',
    'Крутящий момент, Н·м': '243/4000',
    'Объём двигателя': '2.5',
    'Расход топлива': '7,1',
    'Тип топлива': 'бензин',
  });
  const problems = collectProblems(1);
  expect(readSheet(record, problems)).toEqual({
    ...{ length: 4880, width: 1840, height: 1445, wheelbase: 2825, clearance: 155, boot: 493, tank: 60 },
    ...{ kerbWeight: 1570, grossWeight: 2030, topSpeed: 210, torque: 243 },
  });
  expect(problems.list).toEqual([]);
  // What is told of a boot, a tank or a thirst is no engine.
  expect(record.values.volume?.text).toBe('2.5');
  expect(record.values.engine?.text).toBe('бензин');
});

test.each([
  ['Клиренс', '18'],
  ['Длина', 'стандартная'],
  ['Снаряжённая масса', '1,57'],
])('%s of %s cannot be a figure: left out and noted', async (column, text) => {
  const problems = collectProblems(1);
  expect(readSheet(await recordOf({ [column]: text }), problems)).toEqual({});
  expect(problems.list).toMatchObject([{ outcome: 'kept', element: column, value: text }]);
});

test.each(['Объём кузова, м³', 'Максимальная масса прицепа', 'Длина кузова', 'Высота борта'])(
  '%s says nothing of engine or vehicle',
  async (column) => {
    const { values } = await recordOf({ [column]: '2000' });
    expect(Object.keys(values).toSorted()).toEqual(['mark', 'model', 'vin']);
  },
);
