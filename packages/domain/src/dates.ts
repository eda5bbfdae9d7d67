const NBSP = '\u00a0';

const longDate = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Moscow',
});

const dayMonth = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });
const clock = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'short', timeZone: 'Europe/Moscow' });

/** `2026-11-20` or a timestamp → `20 ноября 2026`, Moscow time. */
export function formatDate(value: string | Date): string {
  return longDate
    .format(typeof value === 'string' ? new Date(value) : value)
    .replace(/\s?г\.$/, '')
    .replace(/ /g, NBSP);
}

/** A moment → `20 ноября 2026, 12:04 мск`. */
export const formatMoment = (value: string | Date): string =>
  `${formatDate(value)}, ${clock.format(new Date(value))}${NBSP}мск`;

/** `2026-12-31` → `31 декабря`, Moscow time. */
export const formatDayMonth = (value: string): string => dayMonth.format(new Date(value)).replace(/ /g, NBSP);
