import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { instantOf } from './moscow-time.ts';

const event: CalendarEvent = {
  uid: '7c9e6679@brand-one.example',
  sequence: 2,
  isCancelled: false,
  from: instantOf('2026-11-24', 600),
  to: instantOf('2026-11-24', 690),
  madeAt: instantOf('2026-11-23', 0),
  summary: 'Сервис: Brand One Север',
  location: 'Москва, Ленинградское шоссе, 71; въезд со двора',
  description: 'Плановое ТО, замена масла\nТелефон +7 (495) 555-11-01',
};

test('a calendar takes it: UTF-8 in folded lines of at most 75 octets, times in UTC, special signs escaped', () => {
  const text = calendarFile(event);
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n/);
  const whole = text.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toEqual(
    expect.arrayContaining([
      'UID:7c9e6679@brand-one.example',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'METHOD:PUBLISH',
      'DTSTART:20261124T070000Z',
      'DTEND:20261124T083000Z',
      'LOCATION:Москва\\, Ленинградское шоссе\\, 71\\; въезд со двора',
      'DESCRIPTION:Плановое ТО\\, замена масла\\nТелефон +7 (495) 555-11-01',
    ]),
  );
});

test('a cancelled visit is taken out of the calendar', () => {
  const text = calendarFile({ ...event, isCancelled: true });
  expect(text).toContain('METHOD:CANCEL\r\n');
  expect(text).toContain('STATUS:CANCELLED\r\n');
  expect(text).not.toContain('VALARM');
});
