import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@showroom/launcher/env';
import { expect, test } from 'vitest';
import { sharedTexts } from './shared-texts.ts';
import { writtenMenu } from './written-menu.ts';

const listings = { cars: ['new', 'used'] } as never;
const features = { loyalty: false };
const isWritten = sharedTexts(root, { code: 'volna', listings, features } as never);
const model = readFileSync(join(root, 'apps/asc/brand/menu.ts'), 'utf8');
const hrefs = (menu: string) => [...menu.matchAll(/href: '([^'?#]*)/g)].map(([, path = '']) => path);

test('a menu of a new brand names no page without a text, and keeps the rest', () => {
  expect(hrefs(model).filter((path) => !isWritten(path))).toContain('/about/career/');
  const menu = writtenMenu(model, isWritten);
  expect(hrefs(menu).filter((path) => !isWritten(path))).toEqual([]);
  for (const path of [
    '/about/',
    '/service/',
    '/service/to/',
    '/services/credit/',
    '/services/trade-in/',
    '/faq/',
    '/news/',
  ])
    expect(hrefs(menu)).toContain(path);
});

test('rows over several lines and addresses with a query stay', () => {
  const source =
    "x = [\n  { name: 'А', href: '/a/' },\n  { name: 'Б', href: '/cars/?x=1' },\n  {\n    href: '/a/',\n  },\n]";
  expect(writtenMenu(source, (path) => path !== '/a/')).toBe(
    "x = [\n  { name: 'Б', href: '/cars/?x=1' },\n  {\n    href: '/a/',\n  },\n]",
  );
});
