import { instantOf } from '@showroom/domain/booking/moscow-time';
import { expect, test } from 'vitest';
import { openingAt } from './opening-words.ts';

const everyDay = [{ days: 'пн–вс', hours: '09:00–21:00' }];
const office = [
  { days: 'пн–пт', hours: '09:00–18:00' },
  { days: 'сб–вс', hours: 'выходной' },
];
const at = (day: string, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return instantOf(day, hours * 60 + minutes);
};

// 2026-11-23 is a Monday.
test.each([
  ['the first minute', everyDay, '2026-11-23', '09:00', true, 'открыто до 21:00'],
  ['the last minute', everyDay, '2026-11-23', '20:59', true, 'открыто до 21:00'],
  ['after closing', everyDay, '2026-11-23', '21:00', false, 'откроется завтра в 9:00'],
  ['before opening', everyDay, '2026-11-23', '07:30', false, 'откроется сегодня в 9:00'],
  ['Friday evening of an office', office, '2026-11-27', '19:00', false, 'откроется в понедельник в 9:00'],
  ['a holiday of an office', office, '2026-11-04', '12:00', false, 'откроется завтра в 9:00'],
  ['New Year', everyDay, '2027-01-01', '12:00', false, 'откроется в воскресенье в 9:00'],
  ['the long holidays of an office', office, '2026-12-31', '12:00', false, 'откроется 11.01 в 9:00'],
] as const)('%s', (_name, rows, day, clock, isOpen, words) =>
  expect(openingAt(rows, at(day, clock))).toEqual({ isOpen, words: words.replace(/(до|в) (?=\d)/, '$1\u00a0') }),
);

test('hours that cannot be read say nothing', () =>
  expect(openingAt([{ days: 'по записи', hours: 'звоните' }], at('2026-11-23', '12:00'))).toBeUndefined());
