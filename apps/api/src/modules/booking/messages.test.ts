import { fromMoscowIso, moscowIso } from '@showroom/domain/booking/moscow-time';
import { expect, test } from 'vitest';
import { remindersOf } from './messages.ts';

const at = (text: string) => fromMoscowIso(`${text}:00+03:00`) ?? Number.NaN;
const dealer = { id: 1, code: 'north', name: 'Север', address: 'Дорога, 1', phone: '74951234567' };
const to = { leadId: 'lead', phone: '79161234567', email: 'anna@example.com' };

/** When the reminders of a visit go, by the channel. */
function reminded(visit: string, now: string, recipient: Partial<typeof to> = {}) {
  const facts = {
    kind: 'service' as const,
    from: at(visit),
    works: [],
    holding: { host: 'example.com' },
    number: '10 001',
  };
  const drafts = remindersOf({ ...facts, dealer: dealer as never }, { ...to, ...recipient }, at(now));
  return drafts.map(({ channel, dueAt }) => [channel, moscowIso(dueAt ?? 0).slice(0, 16)]);
}
const sms = (...times: string[]) => times.map((time) => ['sms', time]);

test.each([
  ['2026-12-01T14:00', sms('2026-11-30T14:00', '2026-12-01T12:00')],
  ['2026-12-01T10:00', sms('2026-11-30T10:00', '2026-12-01T08:00')],
  // Two hours before is night: the message waits for the morning.
  ['2026-12-01T09:00', sms('2026-11-30T09:00', '2026-12-01T08:00')],
  ['2026-12-01T08:30', sms('2026-11-30T08:30', '2026-12-01T08:00')],
  // By the morning it is too late: the one of the day before was told.
  ['2026-12-01T08:00', sms('2026-11-30T08:00')],
  ['2026-12-01T07:00', sms('2026-11-30T08:00')],
  ['2026-12-01T23:00', sms('2026-12-01T08:00', '2026-12-01T21:00')],
])('text messages of a visit at %s', (visit, expected) => {
  expect(reminded(visit, '2026-11-25T12:00')).toEqual(expected);
});

test('a letter wakes nobody: it goes at its time, one alone', () => {
  expect(reminded('2026-12-01T07:00', '2026-11-25T12:00', { phone: '73431234567' })).toEqual([
    ['mail', '2026-11-30T07:00'],
  ]);
});

test('what is over is not told', () => {
  expect(reminded('2026-12-01T14:00', '2026-11-30T15:00')).toEqual(sms('2026-12-01T12:00'));
});
