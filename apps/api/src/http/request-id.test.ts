import { expect, test } from 'vitest';
import { requestIdOf } from './request-id.ts';

test('a caller may bring its own id', () => {
  expect(requestIdOf('shell-1_abc')).toBe('shell-1_abc');
});

test.each([undefined, '', 'a b', 'a\nb', 'x'.repeat(65), '{"level":50}'])('%j cannot stand in a log line', (given) => {
  expect(requestIdOf(given)).toMatch(/^[0-9a-f-]{36}$/);
});
