import { expect, test } from 'vitest';
import { escapeMarkup } from './markup.ts';

test('signs of markup are named, everything else stays, what markup cannot hold goes', () => {
  expect(escapeMarkup(`<a href="x" title='y'>М&М</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&apos;y&apos;&gt;М&amp;М&lt;/a&gt;',
  );
  expect(escapeMarkup('\u0000а\u0008\tб\ud800\n🚗')).toBe('а\tб\n🚗');
});
