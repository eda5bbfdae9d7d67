import { expect, test } from 'vitest';
import { isPlainPress, leadsToPage } from './site-link.ts';

const here = 'https://showroom.test/cars/new/?page=2';
const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const link = (href: string, target = '', download = false) =>
  Object.assign(new URL(href), { target, hasAttribute: () => download });

test('a plain press means here; another button or a held key asks for something else', () => {
  expect(isPlainPress(plain)).toBe(true);
  for (const button of [1, 2]) expect(isPlainPress({ ...plain, button })).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainPress({ ...plain, [key]: true })).toBe(false);
});

test.each([
  ['another page', link('https://showroom.test/brands/'), true],
  ['another page of the list', link('https://showroom.test/cars/new/?page=3'), true],
  ['this very page', link(here), true],
  ['a place on another page', link('https://showroom.test/contacts/#map'), true],
  ['a place on this page', link(`${here}#facts`), false],
  ['another site', link('https://vk.com/'), false],
  ['a phone number', link('tel:+74951234567'), false],
  ['a new tab', link('https://showroom.test/', '_blank'), false],
  ['this tab, said aloud', link('https://showroom.test/', '_self'), true],
  ['a file to keep', link('https://showroom.test/terms/', '', true), false],
  ['a file to look at', link('https://showroom.test/files/terms.pdf'), false],
])('%s: %#', (_name, target, expected) => {
  expect(leadsToPage(target, here)).toBe(expected);
});
