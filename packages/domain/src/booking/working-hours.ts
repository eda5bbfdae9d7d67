import { isClosedEverywhere, isHoliday } from './holidays.data.ts';
import { weekdayOf } from './moscow-time.ts';

const week = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const sunday = 6;

/** Minutes after midnight, Moscow time. */
export type OpenHours = { from: number; to: number };

function covers(days: string, weekday: number): boolean {
  return days.split(',').some((part) => {
    const [from = -1, to = from] = part.split('–').map((name) => week.indexOf(name.trim()));
    return from >= 0 && from <= weekday && weekday <= to;
  });
}

/**
 * When a department is open on a day, by its rows (`пн–пт`, `08:00–21:00`); undefined when it is closed or the hours cannot be
 * read. On public holidays a centre works as on Sunday; on 1 and 2 January it is closed.
 */
export function hoursOn(rows: readonly { days: string; hours: string }[], day: string): OpenHours | undefined {
  if (isClosedEverywhere(day)) return undefined;
  const weekday = isHoliday(day) ? sunday : weekdayOf(day);
  const row = rows.find(({ days }) => covers(days, weekday));
  const [, h1, m1, h2, m2] = /^(\d\d):(\d\d)–(\d\d):(\d\d)$/.exec(row?.hours ?? '') ?? [];
  const hours = { from: Number(h1) * 60 + Number(m1), to: Number(h2) * 60 + Number(m2) };
  return hours.from < hours.to ? hours : undefined;
}
