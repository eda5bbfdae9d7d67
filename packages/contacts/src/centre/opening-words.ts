import { addDays, clockText, dayOf, minutesOf, weekdayOf } from '@showroom/domain/booking/moscow-time';
import { hoursOn } from '@showroom/domain/booking/working-hours';

type Rows = readonly { days: string; hours: string }[];
export type Opening = { isOpen: boolean; words: string };

/** After `откроется`. */
const onDays = ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'];
/** So far ahead holidays can reach. */
const farthest = 14;

/** `9:00`, as people write an hour. */
const hourText = (minutes: number): string => clockText(minutes).replace(/^0/, '');

function dayWords(ahead: number, day: string): string {
  if (ahead === 0) return 'сегодня';
  if (ahead === 1) return 'завтра';
  if (ahead < 7) return onDays[weekdayOf(day)] ?? '';
  return `${Number(day.slice(8))}.${day.slice(5, 7)}`;
}

/** Whether a department is open at an instant, and until when or from when; undefined for hours that cannot be read. */
export function openingAt(rows: Rows, instant: number): Opening | undefined {
  const today = dayOf(instant);
  const now = minutesOf(instant);
  const hours = hoursOn(rows, today);
  if (hours && hours.from <= now && now < hours.to)
    return { isOpen: true, words: `открыто до\u00a0${hourText(hours.to)}` };
  for (let ahead = 0; ahead <= farthest; ahead += 1) {
    const day = addDays(today, ahead);
    const next = hoursOn(rows, day);
    if (!next || (ahead === 0 && now >= next.from)) continue;
    return { isOpen: false, words: `откроется ${dayWords(ahead, day)} в\u00a0${hourText(next.from)}` };
  }
  return undefined;
}
