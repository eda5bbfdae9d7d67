import { escapeText, foldLine } from '../vcard/vcard.ts';

export type CalendarEvent = {
  /** Stays the same over all changes. */
  uid: string;
  sequence: number;
  isCancelled: boolean;
  /** Instants, ms. */
  from: number;
  to: number;
  /** When the file is made. */
  madeAt: number;
  summary: string;
  location: string;
  description: string;
};

const utc = (instant: number) =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`;

/** An event as an `.ics` file: UTF-8, folded lines, times in UTC, with reminders a day and two hours before. */
export function calendarFile(event: CalendarEvent): string {
  const alarm = (before: string) => [
    ...[
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-${before}`,
      `DESCRIPTION:${escapeText(event.summary)}`,
      'END:VALARM',
    ],
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Showroom//Booking//RU',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `DTSTART:${utc(event.from)}`,
    `DTEND:${utc(event.to)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.isCancelled ? [] : [...alarm('P1D'), ...alarm('PT2H')]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
