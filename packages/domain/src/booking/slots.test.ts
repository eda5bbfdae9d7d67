import fc from 'fast-check';
import { expect, test } from 'vitest';
import { horizonDays, leastNotice, slotStep } from './booking-rules.data.ts';
import { clockText, dayOf, fromMoscowIso, instantOf, minutesOf, moscowIso } from './moscow-time.ts';
import { findPlace, freeDays, nearestSlots, type Taken, type Workplace } from './slots.ts';
import { hoursOn } from './working-hours.ts';

const hours = [
  { days: 'пн–пт', hours: '08:00–21:00' },
  { days: 'сб–вс', hours: '09:00–20:00' },
];
const minuteMs = 60_000;
const start = instantOf('2026-11-23');

const resources = ['bay:1', 'bay:2', 'bay:3'];
const advisers = ['adviser:1', 'adviser:2'];
const takenOf = fc.record({
  resourceId: fc.constantFrom(...resources),
  adviserId: fc.constantFrom(...advisers),
  // Also off the step: what somebody wrote by hand.
  at: fc.integer({ min: -600, max: horizonDays * 1_440 }),
  minutes: fc.integer({ min: 1, max: 600 }),
});
const workplaces = fc.array(takenOf, { maxLength: 60 }).map(
  (rows): Workplace => ({
    hours,
    resources,
    advisers,
    taken: rows.map(({ at, minutes, ...who }): Taken => {
      const from = start + at * minuteMs;
      return { ...who, from, to: from + minutes * minuteMs, receptionTo: from + Math.min(30, minutes) * minuteMs };
    }),
  }),
);
const visits = fc.record({
  minutes: fc.integer({ min: 1, max: 16 }).map((steps) => steps * slotStep),
  reception: fc.constant(30),
});
const moments = fc.integer({ min: 0, max: 1_440 }).map((minutes) => start + minutes * minuteMs);

test('whatever is offered is open, noticed in time, on the step, within the horizon, and somebody is free for all of it', () => {
  fc.assert(
    fc.property(workplaces, visits, moments, (workplace, visit, now) => {
      const days = freeDays(workplace, visit, now);
      expect(days).toHaveLength(horizonDays);
      for (const { date, slots } of days) {
        const open = hoursOn(hours, date);
        for (const slot of slots) {
          expect(dayOf(slot)).toBe(date);
          expect(minutesOf(slot) % slotStep).toBe(0);
          expect(slot).toBeGreaterThanOrEqual(now + leastNotice * minuteMs);
          expect(minutesOf(slot)).toBeGreaterThanOrEqual(open?.from ?? Number.POSITIVE_INFINITY);
          expect(minutesOf(slot) + visit.minutes).toBeLessThanOrEqual(open?.to ?? 0);
          const place = findPlace(workplace, visit, slot, now);
          const clash = workplace.taken.some(
            ({ resourceId, adviserId, from, to, receptionTo }) =>
              (resourceId === place?.resourceId && from < slot + visit.minutes * minuteMs && to > slot) ||
              (adviserId === place?.adviserId && from < slot + visit.reception * minuteMs && receptionTo > slot),
          );
          expect([place === undefined, clash]).toEqual([false, false]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('what is not offered is given to nobody', () => {
  fc.assert(
    fc.property(workplaces, visits, moments, fc.integer({ min: -100, max: 33 * 48 }), (workplace, visit, now, step) => {
      const at = start + step * slotStep * minuteMs;
      const offered = freeDays(workplace, visit, now).some(({ slots }) => slots.includes(at));
      expect(findPlace(workplace, visit, at, now) !== undefined).toBe(offered);
    }),
  );
});

test('one more booking never frees a time', () => {
  fc.assert(
    fc.property(workplaces, visits, (workplace, visit) => {
      const fewer = { ...workplace, taken: workplace.taken.slice(1) };
      const before = new Set(freeDays(fewer, visit, start).flatMap(({ slots }) => slots));
      const after = freeDays(workplace, visit, start).flatMap(({ slots }) => slots);
      expect(after.every((slot) => before.has(slot))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a day whose people are all busy is full, a day off is closed', () => {
  const day = instantOf('2026-11-24', 480);
  const taken = advisers.map((adviserId, n) => {
    const to = day + 13 * 60 * minuteMs;
    return { resourceId: `bay:${n + 1}`, adviserId, from: day, to, receptionTo: to };
  });
  const days = freeDays(
    { hours: hours.slice(0, 1), resources, advisers, taken },
    { minutes: 30, reception: 30 },
    start,
  );
  expect(days.slice(0, 6).map(({ state }) => state)).toEqual(['free', 'full', 'free', 'free', 'free', 'closed']);
});

test('the nearest times to a wanted one come by the clock', () => {
  const at = (text: string) => fromMoscowIso(`2026-11-24T${text}:00+03:00`) ?? 0;
  const slots = ['10:00', '11:00', '15:00', '15:30', '18:00'].map(at);
  const near = nearestSlots([{ date: '2026-11-24', state: 'free', slots }], at('14:30'), 3);
  expect(near.map((slot) => clockText(minutesOf(slot)))).toEqual(['11:00', '15:00', '15:30']);
});

test('hours: weekend, holiday as Sunday, closed on 1 January, a day off', () => {
  expect(hoursOn(hours, '2026-11-24')).toEqual({ from: 480, to: 1_260 });
  expect(hoursOn(hours, '2026-11-28')).toEqual({ from: 540, to: 1_200 });
  expect(hoursOn(hours, '2026-12-31')).toEqual({ from: 540, to: 1_200 });
  expect(hoursOn(hours, '2027-01-01')).toBeUndefined();
  expect(
    hoursOn(
      [
        { days: 'пн–пт', hours: '09:00–18:00' },
        { days: 'сб–вс', hours: 'выходной' },
      ],
      '2027-02-23',
    ),
  ).toBe(undefined);
  expect(hoursOn([{ days: 'вт, чт', hours: '09:00–18:00' }], '2026-11-26')).toEqual({ from: 540, to: 1_080 });
});

test('an instant travels with its zone, and comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (steps) => {
      const at = start + steps * minuteMs;
      expect(fromMoscowIso(moscowIso(at))).toBe(at);
    }),
  );
  expect(moscowIso(Date.parse('2026-11-23T22:30:00Z'))).toBe('2026-11-24T01:30:00+03:00');
  for (const wrong of [
    '',
    '2026-11-24',
    '2026-11-24T10:00:00Z',
    '2026-02-30T10:00:00+03:00',
    '2026-11-24T25:00:00+03:00',
  ])
    expect(fromMoscowIso(wrong)).toBeUndefined();
});
