import { expect, test } from 'vitest';
import { formatDate, formatDayMonth, formatMoment } from './dates.ts';
import { formatEnglishDate } from './english-date.ts';

test('dates are written the Russian way, in one line', () => {
  expect(formatDate('2026-11-20')).toBe('20\u00a0ноября\u00a02026');
  expect(formatDayMonth('2026-12-31')).toBe('31\u00a0декабря');
  expect(formatEnglishDate('2026-11-20')).toBe('20\u00a0November\u00a02026');
});

test('a date is told in Moscow time', () => {
  expect(formatDate('2026-12-31T22:30:00Z')).toBe('1\u00a0января\u00a02027');
  expect(formatMoment('2026-11-20T21:05:00.000Z')).toBe('21\u00a0ноября\u00a02026, 00:05\u00a0мск');
});
