import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

test.each([
  ['', '/lk/'],
  ['?next=%2Flk%2Forders%2F%3Ftab%3Dsales', '/lk/orders/?tab=sales'],
  ['?next=/cars/', '/cars/'],
  ['?next=/', '/'],
  ['?next=https://evil.example/', '/lk/'],
  ['?next=//evil.example/', '/lk/'],
  ['?next=/%5Cevil.example/', '/lk/'],
  ['?next=/cars/../lk/', '/lk/'],
  ['?next=/lk/auth/', '/lk/'],
  ['?next=/registration/?next=/', '/lk/'],
  ['?next=/api/auth/logout/', '/lk/'],
  ['?next=javascript:alert(1)', '/lk/'],
])('%s leads to %s', (query, path) => {
  expect(afterSignIn(query)).toBe(path);
});
