import { expect, test } from 'vitest';
import { isBuiltFile, isKept, isPage } from './answered.ts';

const at = (path: string, isNavigation = true) => ({ path, isNavigation });

test.each(['/', '/cars/', '/catalog/7/', '/lk/', '/ordering/', '/iframes/'])(
  'in place of %s stands the page without a network',
  (path) => {
    expect(isPage(at(path))).toBe(true);
    expect(isPage(at(path, false))).toBe(false);
  },
);

test.each(['/iframe/service/online/', '/dev/outbox', '/api/lead', '/reports/', '/reports'])(
  '%s is left alone',
  (path) => {
    expect(isPage(at(path))).toBe(false);
  },
);

test.each(['/api/cards', '/lk/orders/', '/basket/', '/cars/', '/media/a.webp', '/build.json', '/_next/data/x.json'])(
  'nothing of %s is kept',
  (path) => {
    expect(isBuiltFile(at(path, false)) || isKept(at(path, false))).toBe(false);
  },
);

test('files of a build and what a page put aside come from what is kept', () => {
  expect(isBuiltFile(at('/_next/static/chunks/a.js', false))).toBe(true);
  expect(isKept(at('/offline/vehicles.json', false))).toBe(true);
  expect(isKept(at('/offline.html', false))).toBe(false);
});
