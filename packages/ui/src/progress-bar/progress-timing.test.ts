import { expect, test } from 'vitest';
import { leavesPage } from './progress-timing.ts';

const here = 'https://showroom.test/cars/new/?page=2';
const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const link = (href: string, target = '', download = false) => ({ href, target, hasAttribute: () => download });

test.each([
  ['another page', plain, link('https://showroom.test/brands/'), true],
  ['another page of the list', plain, link('https://showroom.test/cars/new/?page=3'), true],
  ['a place on this page', plain, link(`${here}#facts`), false],
  ['another site', plain, link('https://vk.com/'), false],
  ['a phone number', plain, link('tel:+74951234567'), false],
  ['a new tab', plain, link('https://showroom.test/', '_blank'), false],
  ['a file to keep', plain, link('https://showroom.test/a.pdf', '', true), false],
  ['a click that opens a tab', { ...plain, metaKey: true }, link('https://showroom.test/'), false],
])('the indicator follows a click to %s: %#', (_name, click, target, expected) => {
  expect(leavesPage(click, target, here)).toBe(expected);
});
