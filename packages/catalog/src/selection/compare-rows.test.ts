import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { expect, test } from 'vitest';
import { camryDetail, trailer } from '../fixtures/vehicle.data.ts';
import { everyKind } from '../fixtures/vehicle-types.data.ts';
import { bestFigures, compareTable } from './compare-rows.ts';
import { type Compared, compareFigure } from './compare-values.ts';

function compared(detail: typeof camryDetail, state: ShortVehicle['state'] = 'on-sale'): Compared {
  return { state, card: detail, traits: detail };
}
const camry = compared(camryDetail);
const other = compared({
  ...camryDetail,
  id: 1002,
  price: 300_000_000,
  oldPrice: null,
  monthly: 5_000_000,
  year: 2019,
  mileageKm: 90_000,
  power: 249,
  consumption: 10.4,
  equipment: [{ group: 'Комфорт', items: ['Двухзонный климат-контроль', 'Панорамная крыша'] }],
  specification: { ...camryDetail.specification, boot: 520, kerbWeight: 1600 },
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rowOf = (vehicles: readonly Compared[], label: string, only = false) =>
  compareTable(vehicles, only)
    .flatMap(({ rows }) => rows)
    .find((row) => plain(row.label) === label);
const bestOf = (vehicles: readonly Compared[], label: string) => rowOf(vehicles, label)?.cells.map(({ best }) => best);

test.each([
  ['the lower price', 'Цена', [false, true]],
  ['the newer year', 'Год выпуска', [true, false]],
  ['the lower mileage', 'Пробег', [true, false]],
  ['the higher power', 'Мощность', [false, true]],
  ['the larger boot', 'Багажник', [false, true]],
  ['the lower consumption', 'Расход, смешанный', [true, false]],
])('%s is the best one', (_name, label, best) => {
  expect(bestOf([camry, other], label)).toEqual(best);
});

test('the sheets stand side by side: what is the same is no difference, what one lacks is a dash', () => {
  expect(rowOf([camry, other], 'Длина')?.same).toBe(true);
  expect(rowOf([camry, other], 'Длина', true)).toBeUndefined();
  expect(rowOf([camry, other], 'Снаряжённая масса')?.cells.map(({ text }) => plain(text))).toEqual(['—', '1 600 кг']);
});

test.each(['Цвет', 'Привод', 'Коробка передач', 'Дилерский центр', 'Состояние', 'Платёж в месяц'])(
  'there is no better «%s»',
  (label) => {
    expect(bestOf([camry, other], label)).toEqual([false, false]);
  },
);

test('the best is marked only where there is something to choose between', () => {
  expect(bestFigures([1, 1], 'lower')).toEqual([false, false]);
  expect(bestFigures([1, null], 'lower')).toEqual([false, false]);
  expect(bestFigures([null, null], 'higher')).toEqual([false, false]);
  expect(bestFigures([3, 1, 1, null], 'lower')).toEqual([false, true, true, false]);
  expect(bestFigures([3, 1], undefined)).toEqual([false, false]);
});

test('what is sold takes part in no contest and tells no price', () => {
  const sold = compared({ ...camryDetail, id: 1003, price: null, monthly: null, year: 2030 }, 'gone');
  expect(bestOf([camry, other, sold], 'Год выпуска')).toEqual([true, false, false]);
  expect(rowOf([camry, sold], 'Цена')?.cells[1]?.text).toBe('—');
});

test('a version is called as on the page of its vehicle', () => {
  const [one, two] = [1, 2].map((id) => compared({ ...everyKind.truck, id })) as [Compared, Compared];
  expect(rowOf([one, two], 'Исполнение')?.cells[0]?.text).toBe('Самосвал');
  expect(rowOf([camry, other], 'Комплектация')?.cells[0]?.text).toBe('Престиж');
});

test('a new vehicle has no owners to count', () => {
  expect(compareFigure(compared({ ...camryDetail, condition: 'new', owners: 0 }), 'owners')).toBeNull();
});

test('quads are compared by their owners, whom no ПТС counts', () => {
  const [one, two] = [1, 2].map((owners) =>
    compared({ ...camryDetail, id: owners, type: 'atv', bodyType: 'atv', condition: 'used', owners }),
  ) as [Compared, Compared];
  expect(bestOf([one, two], 'Владельцев')).toEqual([true, false]);
});

test('only differences: rows that are alike go, and groups that have no other', () => {
  const all = compareTable([camry, other], false);
  const differing = compareTable([camry, other], true);
  expect(rowOf([camry, other], 'Привод')).toBeDefined();
  expect(rowOf([camry, other], 'Привод', true)).toBeUndefined();
  expect(rowOf([camry, other], 'Пробег', true)).toBeDefined();
  expect(all.map(({ title }) => title)).toContain('Трансмиссия');
  expect(differing.map(({ title }) => title)).not.toContain('Трансмиссия');
  expect(differing.flatMap(({ rows }) => rows).every(({ same }) => !same)).toBe(true);
  expect(compareTable([camry, camry], true)).toEqual([]);
});

test('equipment says who has it, under the names of its groups', () => {
  expect(rowOf([camry, other], 'Двухзонный климат-контроль')?.cells.map(({ text }) => text)).toEqual(['есть', 'есть']);
  expect(rowOf([camry, other], 'Панорамная крыша')?.cells.map(({ text }) => text)).toEqual(['нет', 'есть']);
  expect(rowOf([camry, other], '7 подушек безопасности')?.cells.map(({ has }) => has)).toEqual([true, false]);
  expect(compareTable([camry], false).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Комфорт', 'Безопасность']),
  );
});

test('a thing that two kinds have in groups of their own stands once', () => {
  const of = (id: number, group: string) =>
    compared({ ...camryDetail, id, equipment: [{ group, items: ['Усилитель руля'] }] });
  const rows = compareTable([of(1, 'Кабина'), of(2, 'Шасси')], false).flatMap(({ rows }) => rows);
  const found = rows.filter(({ label }) => label === 'Усилитель руля');
  expect(found.map(({ cells }) => cells.map(({ has }) => has))).toEqual([[true, true]]);
});

test('a row that no vehicle fills is not there', () => {
  expect(rowOf([camry, other], 'Запас хода')).toBeUndefined();
  const trailers = compareTable([compared(trailer)], false);
  expect(trailers.map(({ title }) => title)).not.toContain('Двигатель и ходовые качества');
  expect(trailers.every(({ rows }) => rows.every(({ cells }) => cells.length === 1))).toBe(true);
});
