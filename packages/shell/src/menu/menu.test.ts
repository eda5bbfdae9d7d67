import { expect, test } from 'vitest';
import { opensMore } from './menu.ts';

const entry = { code: 'store', name: 'Аксессуары', href: '/store/' };

test('an entry opens more when it gathers groups, marks or shelves, or has no page of its own', () => {
  expect(opensMore(entry)).toBe(false);
  expect(opensMore({ ...entry, groups: [] })).toBe(false);
  expect(opensMore({ ...entry, groups: [{ name: 'Мото', links: [{ name: 'Эндуро', href: '/moto/enduro/' }] }] })).toBe(
    true,
  );
  expect(opensMore({ ...entry, showsMarks: true })).toBe(true);
  expect(opensMore({ ...entry, shop: 'store' })).toBe(true);
  expect(opensMore({ ...entry, href: null })).toBe(true);
});
