import { expect, test } from 'vitest';
import { broughtOn, type GoodsPlace, keptUntil, readyDay } from './pickup-day.ts';

const at = (moscow: string) => Date.parse(`${moscow}:00+03:00`);
const weekdays = [{ days: 'пн–пт', hours: '09:00–20:00' }];
const everyDay = [
  { days: 'пн–пт', hours: '09:00–20:00' },
  { days: 'сб, вс', hours: '10:00–18:00' },
];
const ready = (moscow: string, place: GoodsPlace, rows = everyDay) => readyDay(at(moscow), place, rows).day;

test('what lies at the centre is ready today while two working hours are left', () => {
  expect(ready('2026-11-25T17:59', 'here')).toBe('2026-11-25');
  expect(ready('2026-11-25T18:00', 'here')).toBe('2026-11-25');
  expect(ready('2026-11-25T18:01', 'here')).toBe('2026-11-26');
  // Before the doors open the hours count from there.
  expect(ready('2026-11-25T00:01', 'here')).toBe('2026-11-25');
  // On Saturday the centre closes two hours sooner.
  expect(ready('2026-11-28T16:30', 'here')).toBe('2026-11-29');
});

test('days are those of Moscow, whatever the clock of the server says', () => {
  expect(readyDay(Date.parse('2026-11-25T21:30:00Z'), 'here', everyDay).day).toBe('2026-11-26');
  expect(readyDay(Date.parse('2026-11-25T21:30:00Z'), 'elsewhere', everyDay).day).toBe('2026-11-30');
});

test('a day on the way within the city, four from another one, then the first day that the centre works', () => {
  expect(ready('2026-11-25T12:00', 'city')).toBe('2026-11-26');
  expect(ready('2026-11-25T12:00', 'elsewhere')).toBe('2026-11-29');
  expect(ready('2026-11-25T12:00', 'elsewhere', weekdays)).toBe('2026-11-30');
  expect(ready('2026-11-27T19:00', 'here', weekdays)).toBe('2026-11-30');
});

test('months, years and holidays end', () => {
  expect(ready('2026-02-27T12:00', 'elsewhere')).toBe('2026-03-03');
  expect(ready('2026-12-30T12:00', 'city')).toBe('2026-12-31');
  // 1 and 2 January nobody works.
  expect(ready('2026-12-31T20:00', 'here')).toBe('2027-01-03');
});

test('delivery comes two days after the order could have been taken, from wherever its goods come', () => {
  const brought = (moscow: string, place: GoodsPlace, rows = everyDay) => broughtOn(ready(moscow, place, rows));
  expect(brought('2026-11-25T12:00', 'here')).toBe('2026-11-27');
  expect(brought('2026-11-25T19:00', 'here')).toBe('2026-11-28');
  expect(brought('2026-11-25T12:00', 'city')).toBe('2026-11-28');
  expect(brought('2026-11-25T12:00', 'elsewhere')).toBe('2026-12-01');
  expect(brought('2026-11-27T19:00', 'here', weekdays)).toBe('2026-12-02');
});

test('an order waits until the end of its last day in Moscow', () => {
  expect(new Date(keptUntil('2026-11-29', 3)).toISOString()).toBe('2026-12-02T21:00:00.000Z');
});
