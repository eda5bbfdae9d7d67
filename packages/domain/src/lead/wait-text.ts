import { countOf } from '../text.ts';

const minute = 60;
const hour = 60 * minute;

/** How long to wait, rounded up: `через 45 секунд`, `через 12 минут`, `через 2 часа`. `seconds` is a whole number from 1 on. */
export function waitText(seconds: number): string {
  if (seconds < minute) return `через\u00a0${countOf(seconds, ['секунду', 'секунды', 'секунд'])}`;
  // Up to an hour and a half in minutes: an hour rounded up would be nearly twice too long.
  if (seconds <= 1.5 * hour) return `через\u00a0${countOf(Math.ceil(seconds / minute), ['минуту', 'минуты', 'минут'])}`;
  return `через\u00a0${countOf(Math.ceil(seconds / hour), ['час', 'часа', 'часов'])}`;
}
