import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shellFolders } from './shell-folders.ts';
import { root } from './source-files.ts';

const folder = join(root, 'apps/api/src/modules/holdings/facts');
const shells = shellFolders();

test.each(shells)('%s says what the API decides by', async (shell) => {
  const facts = JSON.parse(readFileSync(join(folder, `${shell}.json`), 'utf8')) as Record<string, unknown>;
  const { brand } = (await import(join(root, 'apps', shell, 'brand/brand.ts'))) as { brand: Record<string, unknown> };
  expect(Object.keys(facts).sort()).toEqual([
    'code',
    'complianceMail',
    'consentMode',
    // A brand that reserves nothing by a deposit says none.
    ...(brand.deposits ? ['deposits'] : []),
    'features',
    'forms',
    'holdingId',
    'host',
    'legal',
    ...(brand.light ? ['light'] : []),
    'name',
    'phones',
  ]);
  expect(Object.fromEntries(Object.keys(facts).map((name) => [name, brand[name]]))).toEqual(facts);
});

test('the API knows no holding without a shell', async () => {
  const known = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  expect(known.sort()).toEqual(shells.map((shell) => `${shell}.json`).sort());
});
