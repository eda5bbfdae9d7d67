import { mergeGlyphs, type Part, toParts } from './merge-glyphs.ts';
import { mergeKerning } from './merge-kerning.ts';
import { mergeWidthVariations } from './merge-stores.ts';
import { longs, readTables, requireTable, type Tables, words, writeTables } from './sfnt.ts';

/** Glyphs by code point, from the table of 16-bit characters that every part has. */
function glyphsByPoint({ tables, shift }: Part): [number, number][] {
  const cmap = requireTable(tables, 'cmap');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const at = starts.find((start) => cmap.readUInt16BE(start) === 4);
  if (at === undefined) throw new Error('A part has no table of 16-bit characters.');
  const half = cmap.readUInt16BE(at + 6);
  const found: [number, number][] = [];
  for (let segment = 0; segment < half; segment += 2) {
    const [end, start, delta, range] = [14, 16 + half, 16 + half * 2, 16 + half * 3].map(
      (base) => at + base + segment,
    ) as [number, number, number, number];
    const offset = cmap.readUInt16BE(range);
    for (let point = cmap.readUInt16BE(start); point <= cmap.readUInt16BE(end) && point < 0xffff; point++) {
      const own = offset === 0 ? point : cmap.readUInt16BE(range + offset + (point - cmap.readUInt16BE(start)) * 2);
      const glyph = own === 0 && offset !== 0 ? 0 : (own + cmap.readUInt16BE(delta)) & 0xffff;
      if (glyph !== 0) found.push([point, glyph + shift]);
    }
  }
  return found;
}

/** `cmap` of all parts: one segment for each character. */
function mergeCharacters(parts: readonly Part[]): Buffer {
  const points = [...new Map(parts.toReversed().flatMap(glyphsByPoint))].sort(([a], [b]) => a - b);
  const ends = [...points.map(([point]) => point), 0xffff];
  const deltas = [...points.map(([point, glyph]) => glyph - point), 1];
  const search = 2 ** Math.floor(Math.log2(ends.length));
  const table = [words(ends.length * 2, search * 2, Math.log2(search), (ends.length - search) * 2)];
  table.push(words(...ends, 0, ...ends), words(...deltas), words(...ends.map(() => 0)));
  const body = Buffer.concat(table);
  return Buffer.concat([words(0, 1, 3, 1), longs(12), words(4, 6 + body.length, 0), body]);
}

/**
 * Fonts of one family, cut from one variable font, as one font again. What is not merged is that of the first: names, axes, line
 * metrics, and the figures of one width (`GSUB`). The result is meant for `subsetFont`, which packs it and checks its tables.
 * @throws for tables that the families of ours do not have
 */
export function mergeFonts(fonts: readonly Uint8Array[]): Uint8Array {
  const parts = toParts(fonts.map(readTables));
  const merged: Tables[] = [mergeGlyphs(parts), mergeKerning(parts)];
  return writeTables(
    new Map([
      ...(parts[0]?.tables ?? []),
      ...merged.flatMap((tables) => [...tables]),
      ['HVAR', mergeWidthVariations(parts)],
      ['cmap', mergeCharacters(parts)],
    ]),
  );
}
