import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, fromMoscowIso, instantOf, minutesOf } from '../booking/moscow-time.ts';
import { hoursOn } from '../booking/working-hours.ts';
import { contactCentreHours, deadlineText, promisedInstant, promisedMinutes, promiseText } from './answer-promise.ts';

const at = (text: string) => fromMoscowIso(`${text}:00+03:00`) ?? Number.NaN;
const office = [
  { days: 'пн–пт', hours: '10:00–19:00' },
  { days: 'сб–вс', hours: 'выходной' },
];
const said = (now: string, hours = office) => promiseText(promisedInstant(at(now), hours), at(now));

test.each([
  ['2026-11-23T12:00', 'Ответим в\u00a0течение 15\u00a0минут.'],
  ['2026-11-23T18:45', 'Ответим в\u00a0течение 15\u00a0минут.'],
  ['2026-11-23T18:46', 'Ответим до\u00a011:00 завтра.'],
  ['2026-11-23T08:00', 'Ответим до\u00a011:00.'],
  ['2026-11-27T20:00', 'Ответим до\u00a011:00 понедельника.'],
  ['2026-12-31T12:00', 'Ответим до\u00a011:00 11\u00a0января.'],
])('at %s: %s', (now, text) => {
  expect(said(now)).toBe(text);
});

test('the eve of a day off of the calendar promises the working day after it', () => {
  expect(said('2026-06-11T20:00')).toBe('Ответим до\u00a011:00 понедельника.');
});

const department = fc.constantFrom(
  office,
  contactCentreHours,
  [
    { days: 'пн–пт', hours: '08:00–21:00' },
    { days: 'сб–вс', hours: '09:00–20:00' },
  ],
  [{ days: 'вт,чт', hours: '12:00–12:30' }],
);
const moment = fc.integer({ min: instantOf('2026-01-01'), max: instantOf('2027-12-01') });

/** Sent while the department was open, with time left for an answer. */
const isAtOnce = (promised: number, now: number) => promised - now === promisedMinutes * 60_000;

// The queue of the night is worked off within an hour; who writes meanwhile is answered at once (ADR-039).
test('what is promised is in the future, within opening hours, and never sooner for a later request of the same queue', () => {
  fc.assert(
    fc.property(department, moment, fc.integer({ min: 0, max: 5 * 86_400_000 }), (hours, now, more) => {
      const promised = promisedInstant(now, hours);
      expect(promised).toBeGreaterThan(now);
      const open = hoursOn(hours, dayOf(promised));
      expect(open).toBeDefined();
      expect(minutesOf(promised)).toBeGreaterThanOrEqual(open?.from ?? Number.NaN);
      expect(minutesOf(promised)).toBeLessThanOrEqual(open?.to ?? Number.NaN);
      const later = promisedInstant(now + more, hours);
      if (isAtOnce(promised, now) || !isAtOnce(later, now + more)) expect(later).toBeGreaterThanOrEqual(promised);
      expect(deadlineText(promised, now)).toMatch(/^до\u00a0\d\d:\d\d/);
    }),
  );
});

test('hours that nobody can read are those of the contact centre', () => {
  const now = at('2026-11-23T22:00');
  expect(promisedInstant(now, [{ days: 'ежедневно', hours: 'уточняйте' }])).toBe(at('2026-11-24T10:00'));
});
