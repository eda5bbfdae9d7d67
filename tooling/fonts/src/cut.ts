import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { FontMetrics } from './fallback-metrics.ts';
import { edition, type Family, type Subset } from './families.ts';

const { resolve } = createRequire(import.meta.url);
const packageFolder = ({ package: name }: Family) => dirname(resolve(`${name}/package.json`));
const readSource = (family: Family, subset: Subset) => readFile(join(packageFolder(family), 'files', subset.source));

/** Glyph features worth their bytes: kerning and figures of one width for prices. */
const keepFeatures = ['kern', 'tnum'];

/** `golos-text-cyrillic.5.3.0-1.woff2`: the package's version and our edition, so that a name never changes its bytes. */
export async function fileName(family: Family, subset: Subset): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder(family), 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${family.slug}-${subset.name}.${version}-${edition}.woff2`;
}

/** Metrics of vertical writing, which no page has. */
const verticalTables = ['vhea', 'vmtx', 'VVAR'];

/** One subset file as WOFF2: only its characters, only the weights that the family keeps. */
export async function cutSubset(family: Family, subset: Subset): Promise<Uint8Array> {
  const { weights } = family;
  return subsetFont(await readSource(family, subset), subset.characters, {
    targetFormat: 'woff2',
    variationAxes: weights ? { wght: { ...weights, default: weights.min } } : {},
    keepFeatures,
    dropTables: verticalTables,
    noHinting: true,
  });
}

/** Line metrics of the family and the width of every character that its subsets keep. */
export async function readMetrics(family: Family): Promise<FontMetrics> {
  const fonts = await Promise.all(
    family.subsets.map(async (subset) => {
      const font = fontkit.create(await readSource(family, subset));
      return { font, characters: new Set(subset.characters) };
    }),
  );
  const first = fonts[0]?.font;
  if (!first) throw new Error(`${family.family} has no subsets`);
  return {
    unitsPerEm: first.unitsPerEm,
    ascent: first.ascent,
    descent: first.descent,
    lineGap: first.lineGap,
    widthOf: (char) => {
      const font = fonts.find(({ characters }) => characters.has(char))?.font;
      if (!font) throw new Error(`${family.family} has no ${JSON.stringify(char)}`);
      return font.glyphForCodePoint(char.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
    },
  };
}
