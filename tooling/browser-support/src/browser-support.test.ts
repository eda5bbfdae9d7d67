import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@showroom/checks/source-files';
import { expect, test } from 'vitest';
import { lackingFeatures } from './lacking-features.ts';
import { readSupportedBrowsers } from './supported-browsers.ts';
import { withoutFeatures } from './without.data.ts';

const listed = new Set(withoutFeatures.flatMap(({ keys }) => keys));

const lacking = await lackingFeatures(readSupportedBrowsers());

test('whatever a supported browser lacks is listed with what happens without it, and nothing else is', () => {
  const unlisted = [...lacking].filter(([key]) => !listed.has(key));
  expect(
    unlisted.map(([key, { browsers, files }]) => `${key} (${browsers.join(', ')}) in ${[...files].join(', ')}`),
    'not in without.data.ts: do without it, stand in for it, or say why nothing is lost',
  ).toEqual([]);
  expect(
    [...listed].filter((key) => !lacking.has(key)),
    'listed, but not in use or supported by now',
  ).toEqual([]);
});

test('a feature is listed once, and what stands in for it is there', () => {
  expect(withoutFeatures.flatMap(({ keys }) => keys)).toHaveLength(listed.size);
  for (const { polyfill } of withoutFeatures)
    if (polyfill !== undefined) expect(existsSync(join(root, polyfill)), polyfill).toBe(true);
});
