import { expect, test } from 'vitest';
import { absoluteUrl } from './brand.ts';

test.each([
  ['/contacts/', 'https://house.example/contacts/'],
  ['https://other.example/a/', 'https://other.example/a/'],
])('%s is %s on the host of the brand', (path, url) => {
  expect(absoluteUrl({ host: 'house.example' }, path)).toBe(url);
});
