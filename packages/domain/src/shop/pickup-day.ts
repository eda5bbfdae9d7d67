import { addDays, dayOf, instantOf, minutesOf } from '../booking/moscow-time.ts';
import { type HoursRow, hoursOn } from '../booking/working-hours.ts';
import { deliveryRule } from './order-sums.ts';

/** Where the goods lie that come last: at the centre, elsewhere in its city, in another city. */
export type GoodsPlace = 'here' | 'city' | 'elsewhere';

/** Working minutes that a centre needs to pick what lies there. */
const pickingMinutes = 120;
/** Days on the way to the centre. */
const daysOnTheWay: Readonly<Record<Exclude<GoodsPlace, 'here'>, number>> = { city: 1, elsewhere: 4 };
/** Nobody is closed for so long; ends the search where hours cannot be read. */
const longestPause = 30;

export type PickupReady = { day: string; hours: string | undefined };

const hoursText = (rows: readonly HoursRow[], day: string): string | undefined => {
  const open = hoursOn(rows, day);
  const text = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return open && `${text(open.from)}–${text(open.to)}`;
};

/**
 * The first day on which an order can be taken from a centre, in Moscow, and the centre's hours of it. What lies there is picked in two
 * working hours; what lies elsewhere is ready on the first working day after the way.
 * @param now ms
 */
export function readyDay(now: number, place: GoodsPlace, rows: readonly HoursRow[]): PickupReady {
  const today = dayOf(now);
  const isEnough = (day: string): boolean => {
    const open = hoursOn(rows, day);
    if (!open) return false;
    if (place !== 'here' || day !== today) return true;
    return Math.max(minutesOf(now), open.from) + pickingMinutes <= open.to;
  };
  const first = place === 'here' ? today : addDays(today, daysOnTheWay[place]);
  for (let at = 0; at <= longestPause; at += 1) {
    const day = addDays(first, at);
    if (isEnough(day)) return { day, hours: hoursText(rows, day) };
  }
  return { day: first, hours: undefined };
}

/** The day on which an order is brought that could be taken from its centre on a day. */
export const broughtOn = (readyOn: string): string => addDays(readyOn, deliveryRule.days);

/** Until when an order that is paid on receipt is kept: the end of the last day in Moscow, ms. */
export const keptUntil = (readyOn: string, days: number): number => instantOf(addDays(readyOn, days + 1));
