import { expect, test } from 'vitest';
import { fromMoscowIso, moscowIso } from '../booking/moscow-time.ts';
import { smsDueAt } from './notice.ts';

const due = (text: string) => {
  const at = smsDueAt(fromMoscowIso(`${text}:00+03:00`) ?? Number.NaN);
  return at === undefined ? 'now' : moscowIso(at).slice(0, 16);
};

test.each([
  ['2026-11-23T08:00', 'now'],
  ['2026-11-23T21:59', 'now'],
  ['2026-11-23T22:00', '2026-11-24T08:00'],
  ['2026-11-30T23:59', '2026-12-01T08:00'],
  ['2026-11-23T00:00', '2026-11-23T08:00'],
  ['2026-11-23T07:59', '2026-11-23T08:00'],
])('an SMS notice of %s goes %s', (now, expected) => {
  expect(due(now)).toBe(expected);
});
