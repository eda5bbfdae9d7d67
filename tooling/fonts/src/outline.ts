/// <reference path="./vendor.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Family } from './families.ts';
import { readFont } from './read-font.ts';

const { resolve } = createRequire(import.meta.url);

/** A word as one SVG path, its base line at 0, and its width, both in pixels. */
export type Outline = { path: string; width: number };

/** Draws a word in a family as a path, so that a logo needs no font. @throws for a character that the family lacks */
export async function outlineText(text: string, family: Family, size: number, weight: number): Promise<Outline> {
  const folder = dirname(resolve(`${family.package}/package.json`));
  const fonts = await Promise.all(
    family.subsets.map(async ({ source, characters }) => {
      const file = await readFile(join(folder, 'files', source));
      const cut = await subsetFont(file, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
      return { font: readFont(cut), characters };
    }),
  );
  let path = '';
  let width = 0;
  for (const char of text) {
    const font = fonts.find(({ characters }) => characters.includes(char))?.font;
    if (!font) throw new Error(`${family.family} has no ${JSON.stringify(char)}`);
    const scale = size / font.unitsPerEm;
    const glyph = font.glyphForCodePoint(char.codePointAt(0) ?? 0);
    path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
    width += glyph.advanceWidth * scale;
  }
  return { path: path.replaceAll(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2)))), width };
}
