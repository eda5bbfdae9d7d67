/// <reference path="./vendor.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontMetrics } from './fallback-metrics.ts';
import { edition, type Family, type Subset } from './families.ts';
import { mergeFonts } from './merge-fonts.ts';
import { readFont } from './read-font.ts';

const { resolve } = createRequire(import.meta.url);
const packageFolder = ({ package: name }: Family) => dirname(resolve(`${name}/package.json`));
const readSource = (family: Family, subset: Subset) => readFile(join(packageFolder(family), 'files', subset.source));

/** `golos-text.5.3.0-2.woff2`: the package's version and our edition, so that a name never changes its bytes. */
export async function fileName(family: Family): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder(family), 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${family.slug}.${version}-${edition}.woff2`;
}

const settings = {
  /** Glyph features worth their bytes: kerning and figures of one width for prices. */
  keepFeatures: ['kern', 'tnum'],
  /** Metrics of vertical writing, which no page has. */
  dropTables: ['vhea', 'vmtx', 'VVAR'],
  noHinting: true,
} as const;

/** One file of the package: only the characters that we keep of it, only the weights that the family keeps. */
export async function cutSubset(family: Family, subset: Subset): Promise<Uint8Array> {
  const { weights } = family;
  return subsetFont(await readSource(family, subset), subset.characters, {
    ...settings,
    targetFormat: 'sfnt',
    variationAxes: weights ? { wght: { ...weights, default: weights.min } } : {},
  });
}

/** The family as one file: it is there as a whole or not at all (ADR-030). */
export async function cutFamily(family: Family, targetFormat: 'woff2' | 'sfnt' = 'woff2'): Promise<Uint8Array> {
  const cuts = await Promise.all(family.subsets.map((subset) => cutSubset(family, subset)));
  const characters = family.subsets.map((subset) => subset.characters).join('');
  return subsetFont(mergeFonts(cuts), characters, { ...settings, targetFormat });
}

/** The family in one weight and without axes, for whoever embeds fonts. */
export async function cutWeight(family: Family, weight: number): Promise<Uint8Array> {
  const characters = family.subsets.map((subset) => subset.characters).join('');
  return subsetFont(await cutFamily(family, 'sfnt'), characters, {
    ...settings,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}

/** Line metrics of the family, and the width of every character that it keeps at any weight. */
export async function readMetrics(family: Family): Promise<FontMetrics> {
  const font = readFont(await cutFamily(family, 'sfnt'));
  const known = new Set(font.characterSet);
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    lineGap: font.lineGap,
    widthsAt: (weight) => {
      const varied = font.getVariation({ wght: weight });
      return (char) => {
        const point = char.codePointAt(0) ?? 0;
        if (!known.has(point)) throw new Error(`${family.family} has no ${JSON.stringify(char)}`);
        return varied.glyphForCodePoint(point).advanceWidth / font.unitsPerEm;
      };
    },
  };
}
