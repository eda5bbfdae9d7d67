import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';
import { cutSubset, fileName, readMetrics } from './cut.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import { families } from './families.ts';
import { findShellFonts } from './shell-fonts.ts';
import { toUnicodeRange } from './unicode-range.ts';

type BrandFonts = {
  fontFamily: string;
  fontFiles: { src: string; unicodeRange: string }[];
  fontFallbacks: unknown;
  fontPreloads: string[];
};

test('a range names neighbours once', () => {
  expect(toUnicodeRange('CABёA')).toBe('U+0041-0043,U+0451');
});

describe.each(families)('$family', (family) => {
  test('a page loads at most 45 kB of fonts, and every promised character is in them', async () => {
    const files = await Promise.all(
      family.subsets.map(async (subset) => ({ subset, bytes: await cutSubset(family, subset) })),
    );
    for (const { subset, bytes } of files) {
      const shown = new Set(fontkit.create(bytes).characterSet);
      expect([...subset.characters].filter((char) => !shown.has(char.codePointAt(0) ?? 0))).toEqual([]);
    }
    expect(files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeLessThanOrEqual(45 * 1024);
  });

  test('weights of the themes and figures of one width survive the cut', async () => {
    const latin = family.subsets.find(({ name }) => name === 'latin');
    if (!latin) throw new Error('no latin subset');
    const font = fontkit.create(await cutSubset(family, latin));
    expect(font.variationAxes.wght?.min).toBeLessThanOrEqual(400);
    expect(font.variationAxes.wght?.max).toBeGreaterThanOrEqual(700);
    expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
  });
});

const shells = await findShellFonts(join(import.meta.dirname, '../../../apps'));

test.each(shells)(
  '$app names the files that are made, and its stand-ins are stretched as measured',
  async ({ app, family }) => {
    const shell = (await import(join(import.meta.dirname, '../../../apps', app, 'brand/fonts.ts'))) as BrandFonts;
    const expected = await Promise.all(
      family.subsets.map(async (subset) => ({
        src: `/fonts/${await fileName(family, subset)}`,
        unicodeRange: toUnicodeRange(subset.characters),
      })),
    );
    expect(shell.fontFamily).toBe(family.family);
    expect(shell.fontFiles).toEqual(expected);
    expect(shell.fontFallbacks).toEqual(fallbackMetrics(await readMetrics(family)));
  },
);
