import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { cutFamily, cutSubset, fileName, readMetrics } from './cut.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import { families } from './families.ts';
import { readFont } from './read-font.ts';
import { findShellFonts } from './shell-fonts.ts';

type BrandFonts = { fontFamily: string; fontFile: string; fontFallbacks: unknown };

/** Tight pairs by the part of the family that shows them; the space is a letter of the Latin one. */
const texts: Record<string, string> = {
  latin: '«Changan Uni-V» AVATR 2 450 000, 150.5 (Tech Plus) "LT" – VW Ýë',
  cyrillic: 'ГруппаАУДИТойотаСУХОДОЛЬСКАЯрельефГАЗуфаТУ',
  signs: '₽',
};

/** Outlines and places of a text, as a browser lays it out at a weight. */
function layOut(bytes: Uint8Array, text: string, weight: number): string[] {
  const font = new Font(new Face(new Blob(bytes)));
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance }) => `${xAdvance} ${font.glyphToPath(codepoint)}`);
}

// Packing takes its time: not within that of a test.
const cuts = await Promise.all(
  families.map(async (family) => ({ family, packed: await cutFamily(family), whole: await cutFamily(family, 'sfnt') })),
);

describe.each(cuts)('$family.family', ({ family, packed, whole }) => {
  test('is one file of at most 38 kB with every promised character, all weights and figures of one width', () => {
    expect(packed.byteLength).toBeLessThanOrEqual(38 * 1024);
    const font = readFont(whole);
    const shown = new Set(font.characterSet);
    const promised = family.subsets.flatMap(({ characters }) => [...characters]);
    expect(promised.filter((char) => !shown.has(char.codePointAt(0) ?? 0))).toEqual([]);
    expect(font.variationAxes.wght?.min).toBeLessThanOrEqual(400);
    expect(font.variationAxes.wght?.max).toBeGreaterThanOrEqual(800);
    expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
  });

  test.each(family.subsets)(
    'shows $name as its part did: outlines, widths, kerning, at every weight',
    async (subset) => {
      const part = await cutSubset(family, subset);
      for (const weight of [400, 500, 650, 800])
        for (const text of [subset.characters, texts[subset.name] ?? ''])
          expect(layOut(whole, text, weight)).toEqual(layOut(part, text, weight));
    },
  );
});

const shells = await findShellFonts(join(import.meta.dirname, '../../../apps'));

test.each(shells)(
  '$app names the file that is made, and its stand-ins are stretched as measured',
  async ({ app, family, weights }) => {
    const shell = (await import(join(import.meta.dirname, '../../../apps', app, 'brand/fonts.ts'))) as BrandFonts;
    expect(shell.fontFamily).toBe(family.family);
    expect(shell.fontFile).toBe(`/fonts/${await fileName(family)}`);
    expect(shell.fontFallbacks).toEqual(fallbackMetrics(await readMetrics(family), weights));
  },
);
