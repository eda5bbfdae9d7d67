/**
 * Booking counts in Moscow time: both cities keep UTC+3, without summer time. A day is `YYYY-MM-DD`, an hour of it minutes
 * after midnight, an instant milliseconds since 1970.
 */
const offset = '+03:00';
const minuteMs = 60_000;
const dayMs = 86_400_000;
const moscowMs = 3 * 60 * minuteMs;

/** The instant of a day and an hour in Moscow. */
export const instantOf = (day: string, minutes = 0): number =>
  Date.parse(`${day}T00:00:00${offset}`) + minutes * minuteMs;

/** The day in Moscow at an instant. */
export const dayOf = (instant: number): string => new Date(instant + moscowMs).toISOString().slice(0, 10);

/** Minutes after midnight in Moscow at an instant. */
export const minutesOf = (instant: number): number => Math.floor((instant - instantOf(dayOf(instant))) / minuteMs);

export const addDays = (day: string, count: number): string => dayOf(instantOf(day) + count * dayMs);

/** 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** `570` → `09:30`. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** `2026-11-24T10:00:00+03:00`: an instant as it travels, with its zone. */
export const moscowIso = (instant: number): string => `${dayOf(instant)}T${clockText(minutesOf(instant))}:00${offset}`;

/** The instant of such a text; undefined for any other text and for what is no time. */
export function fromMoscowIso(text: string): number | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):00\+03:00$/.exec(text);
  const instant = match ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) || moscowIso(instant) !== text ? undefined : instant;
}
