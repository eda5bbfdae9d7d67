import { isClosedEverywhere, isHoliday } from './holidays.data.ts';
import { weekdayOf } from './moscow-time.ts';

const week = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const sunday = 6;

/** Hours of some days, as a centre writes them: `пн–пт`, `08:00–21:00`. */
export type HoursRow = { days: string; hours: string };

/** Minutes after midnight, Moscow time. */
export type OpenHours = { from: number; to: number };

/** The days of `пн–пт` or `пн, ср`, 0 is Monday; none of what cannot be read is among them. */
export function weekdaysOf(days: string): number[] {
  const found = days.split(',').flatMap((part) => {
    const [from = -1, to = from] = part.split('–').map((name) => week.indexOf(name.trim()));
    return from < 0 ? [] : week.map((_, day) => day).filter((day) => from <= day && day <= to);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/** The hours of `08:00–21:00`; undefined for a day off and for what cannot be read. */
export function readHours(text: string): OpenHours | undefined {
  const [, h1, m1, h2, m2] = /^([01]\d|2[0-4]):([0-5]\d)–([01]\d|2[0-4]):([0-5]\d)$/.exec(text) ?? [];
  const hours = { from: Number(h1) * 60 + Number(m1), to: Number(h2) * 60 + Number(m2) };
  return hours.from < hours.to && hours.to <= 1_440 ? hours : undefined;
}

/**
 * When a department is open on a day, by its rows; undefined when it is closed or the hours cannot be read. On public holidays a
 * centre works as on Sunday; on 1 and 2 January it is closed.
 */
export function hoursOn(rows: readonly HoursRow[], day: string): OpenHours | undefined {
  if (isClosedEverywhere(day)) return undefined;
  const weekday = isHoliday(day) ? sunday : weekdayOf(day);
  return readHours(rows.find(({ days }) => weekdaysOf(days).includes(weekday))?.hours ?? '');
}
