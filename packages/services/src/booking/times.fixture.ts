import { addDays, weekdayOf } from '@showroom/domain/booking/moscow-time';
import type { FreeTimes } from './use-free-times.ts';

const times = ['09:00', '09:30', '10:00', '11:30', '12:00', '14:00', '14:30', '16:00', '17:30', '18:00'];

/** Free times of 30 days from 24 November 2026: Sundays closed, the first `full` days taken. */
export function timesWith({ full }: { full: number }): FreeTimes {
  const days = Array.from({ length: 30 }, (_, place): FreeTimes['days'][number] => {
    const date = addDays('2026-11-24', place);
    if (weekdayOf(date) === 6) return { date, state: 'closed', times: [] };
    return place < full || place === 9 ? { date, state: 'full', times: [] } : { date, state: 'free', times };
  });
  return { minutes: 120, price: 890_000, days };
}
