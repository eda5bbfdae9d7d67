import { addDays, clockText, dayOf, instantOf, minutesOf, weekdayOf } from '../booking/moscow-time.ts';
import { hoursOn } from '../booking/working-hours.ts';

type Hours = readonly { days: string; hours: string }[];

/** Within so many minutes a request is answered while the department is open. */
export const promisedMinutes = 15;
/** A request of the night is answered within this time after the department opens, minutes. */
const morningMinutes = 60;
const minuteMs = 60_000;
/** The longest row of days off is shorter. */
const searchedDays = 21;

/** When no centre was asked, or its hours cannot be read: those of the contact centre (ADR-039). */
export const contactCentreHours: Hours = [{ days: 'пн–вс', hours: '09:00–21:00' }];

const genitives = ['понедельника', 'вторника', 'среды', 'четверга', 'пятницы', 'субботы', 'воскресенья'];
const months = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];

/** The instant by which a request of `now` is answered by a department with these hours; ms since 1970. */
export function promisedInstant(now: number, hours: Hours): number {
  return instantBy(now, hours) ?? instantBy(now, contactCentreHours) ?? now + promisedMinutes * minuteMs;
}

function instantBy(now: number, hours: Hours): number | undefined {
  const today = dayOf(now);
  const minutes = minutesOf(now);
  for (let n = 0; n < searchedDays; n++) {
    const day = addDays(today, n);
    const open = hoursOn(hours, day);
    if (!open) continue;
    if (n === 0 && minutes >= open.from) {
      if (minutes + promisedMinutes <= open.to) return now + promisedMinutes * minuteMs;
      continue;
    }
    return instantOf(day, Math.min(open.from + morningMinutes, open.to));
  }
  return undefined;
}

/** `до 11:00`, `до 11:00 завтра`, `до 11:00 понедельника`, `до 11:00 11 января`: a deadline as it is said at `now`. */
export function deadlineText(at: number, now: number): string {
  const [day, today] = [dayOf(at), dayOf(now)];
  const clock = `до\u00a0${clockText(minutesOf(at))}`;
  if (day === today) return clock;
  if (day === addDays(today, 1)) return `${clock} завтра`;
  if (day > today && day < addDays(today, 7)) return `${clock} ${genitives[weekdayOf(day)]}`;
  return `${clock} ${Number(day.slice(8))}\u00a0${months[Number(day.slice(5, 7)) - 1]}`;
}

/** What is promised at the moment of sending: `Ответим в течение 15 минут.` */
export const promiseText = (at: number, now: number): string =>
  at - now <= promisedMinutes * minuteMs
    ? `Ответим в\u00a0течение ${promisedMinutes}\u00a0минут.`
    : `Ответим ${deadlineText(at, now)}.`;
