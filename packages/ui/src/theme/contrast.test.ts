import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, mix } from './color.ts';
import { contrastPairs } from './contrast.ts';
import type { ThemeTokens } from './tokens.ts';
import { wireframeTokens } from './wireframe.tokens.ts';

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

// Every shell's own tokens are weighed, a brand that is added tomorrow too.
const apps = join(import.meta.dirname, '../../../../apps');
const shells = readdirSync(apps).filter(
  (app) =>
    readdirSync(join(apps, app)).includes('brand') && readdirSync(join(apps, app, 'brand')).includes('theme.tokens.ts'),
);
const themes: [string, ThemeTokens][] = [['wireframe', wireframeTokens]];
for (const app of shells) {
  const { tokens } = (await import(join(apps, app, 'brand/theme.tokens.ts'))) as { tokens: ThemeTokens };
  themes.push([app, tokens]);
}

test('both brands are among the themes that are weighed', () => {
  expect(themes.map(([name]) => name)).toEqual(expect.arrayContaining(['wireframe', 'brand-one', 'asc']));
});

describe.each(themes)('%s', (_name, tokens) => {
  test.each(contrastPairs(tokens))('$name can be read: at least $min to 1', ({ ratio, min }) => {
    expect(ratio).toBeGreaterThanOrEqual(min);
  });

  test('motion takes at most 200 ms', () => {
    expect(Math.max(tokens.motion.fast, tokens.motion.base)).toBeLessThanOrEqual(200);
  });
});
