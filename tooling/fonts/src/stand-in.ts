/// <reference path="./vendor.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { families } from './families.ts';
import { mergeFonts } from './merge-fonts.ts';
import { readTables, words, writeTables } from './sfnt.ts';

const { resolve } = createRequire(import.meta.url);
const arimo = join(dirname(resolve('@fontsource-variable/arimo/package.json')), 'files');

/** A `name` table with what a browser finds an installed font by: family, style, full name, PostScript name. */
function nameTable(family: string, style: string): Buffer {
  const names = [
    [1, family],
    [2, style],
    [4, style === 'Regular' ? family : `${family} ${style}`],
    [6, `${family}-${style}`],
  ] as const;
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let end = 0;
  const rows = names.map(([id], index) => {
    const length = texts[index]?.length ?? 0;
    end += length;
    return words(3, 1, 0x409, id, length, end - length);
  });
  return Buffer.concat([words(0, names.length, 6 + names.length * 12), ...rows, ...texts]);
}

/** Arimo, whose metrics are those of Arial, as an ordinary font file of one weight: what a machine without Arial can install. */
export async function makeStandIn(style: 'Regular' | 'Bold'): Promise<Uint8Array> {
  const [latin, cyrillic] = families[0]?.subsets ?? [];
  const parts = await Promise.all(
    [latin, cyrillic].map(async (subset) => {
      const name = `arimo-${subset?.name}-wght-normal.woff2`;
      return subsetFont(await readFile(join(arimo, name)), subset?.characters ?? '', {
        targetFormat: 'sfnt',
        keepFeatures: ['kern'],
        noHinting: true,
      });
    }),
  );
  const characters = `${latin?.characters}${cyrillic?.characters}`;
  const variationAxes = { wght: style === 'Bold' ? 700 : 400 };
  const font = await subsetFont(mergeFonts(parts), characters, { targetFormat: 'sfnt', variationAxes });
  return writeTables(readTables(font).set('name', nameTable('Arimo', style)));
}
