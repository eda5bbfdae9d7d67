import type { Order } from './order-calls.ts';

const stamp = (day: string) => day.replaceAll('-', '');
const dayMs = 86_400_000;
const after = (day: string) => stamp(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10));
/** RFC 5545: what separates is escaped. */
const text = (words: string) => words.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** The day of pick-up for a calendar (RFC 5545), as a whole-day event. Names nobody. */
export function calendarFile({ id, number, readyOn, readyHours, centre }: Order, host: string): string {
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//store//RU`, 'BEGIN:VEVENT'],
    ...[`UID:${id}@${host}`, `DTSTAMP:${stamp(readyOn)}T000000Z`],
    ...[`DTSTART;VALUE=DATE:${stamp(readyOn)}`, `DTEND;VALUE=DATE:${after(readyOn)}`],
    `SUMMARY:${text(`Забрать заказ ${number}`)}`,
    ...(centre ? [`LOCATION:${text(`${centre.name}, ${centre.address}`)}`] : []),
    ...(readyHours ? [`DESCRIPTION:${text(`Отдел запчастей: ${readyHours}`)}`] : []),
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
}

/** Saves the file of an order's day. */
export function saveCalendarFile(order: Order, host: string): void {
  const href = URL.createObjectURL(new Blob([calendarFile(order, host)], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href, download: `${order.number}.ics` });
  link.click();
  URL.revokeObjectURL(href);
}
