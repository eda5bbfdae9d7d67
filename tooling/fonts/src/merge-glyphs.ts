import { longs, offsetsOf, requireTable, type Tables, words } from './sfnt.ts';

/** A font among those that are merged: its glyph `n` becomes glyph `n + shift`; only the first keeps its glyph 0. */
export type Part = { tables: Tables; glyphs: number; shift: number };

/** The fonts of one family and one set of axes as parts of one, in their order. */
export function toParts(fonts: readonly Tables[]): Part[] {
  let shift = 0;
  return fonts.map((tables) => {
    const glyphs = requireTable(tables, 'maxp').readUInt16BE(4);
    const part = { tables, glyphs, shift };
    shift += glyphs - 1;
    return part;
  });
}

/** One entry per glyph of the whole, from those of each part. */
export const joinGlyphs = <T>(parts: readonly Part[], entriesOf: (part: Part) => readonly T[]): T[] =>
  parts.flatMap((part, index) => entriesOf(part).slice(index === 0 ? 0 : 1));

const hasWords = 0x1;
const scales: readonly [number, number][] = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
];
const hasMore = 0x20;

/** A glyph that is put together of others names them by number. */
function renumberComponents(glyph: Buffer, shift: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  for (let at = 10, flags = hasMore; flags & hasMore; ) {
    flags = glyph.readUInt16BE(at);
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + (flags & hasWords ? 4 : 2) + (scales.find(([flag]) => flags & flag)?.[1] ?? 0);
  }
  return glyph;
}

function outlinesOf({ tables, glyphs, shift }: Part): Buffer[] {
  const [glyf, loca] = [requireTable(tables, 'glyf'), requireTable(tables, 'loca')];
  const isLong = requireTable(tables, 'head').readInt16BE(50) === 1;
  const start = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return Array.from({ length: glyphs }, (_, glyph) => {
    const outline = renumberComponents(glyf.subarray(start(glyph), start(glyph + 1)), shift);
    return Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
  });
}

/** Advance width and left bearing of each glyph; those at the end may share the last width. */
function advancesOf({ tables, glyphs }: Part): Buffer[] {
  const hmtx = requireTable(tables, 'hmtx');
  const full = requireTable(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: glyphs }, (_, glyph) =>
    glyph < full
      ? hmtx.subarray(glyph * 4, glyph * 4 + 4)
      : words(hmtx.readUInt16BE((full - 1) * 4), hmtx.readUInt16BE(full * 4 + (glyph - full) * 2)),
  );
}

const embeddedPeak = 0x8000;
const intermediate = 0x4000;

/** Adds `by` to the numbers of the shared tuples that the variations of a glyph refer to. */
function shiftTuples(data: Buffer, by: number, axes: number): Buffer {
  if (data.length === 0) return data;
  let at = 4;
  for (let count = data.readUInt16BE(0) & 0xfff; count > 0; count--) {
    const index = data.readUInt16BE(at + 2);
    if (!(index & embeddedPeak)) data.writeUInt16BE(index + by, at + 2);
    at += 4 + (index & embeddedPeak ? axes * 2 : 0) + (index & intermediate ? axes * 4 : 0);
  }
  return data;
}

function mergeVariations(parts: readonly Part[]): Buffer {
  const shared: Buffer[] = [];
  let axes = 0;
  let sharedCount = 0;
  const data = joinGlyphs(parts, ({ tables, glyphs }) => {
    const gvar = requireTable(tables, 'gvar');
    axes = gvar.readUInt16BE(4);
    const [count, tuples, array] = [gvar.readUInt16BE(6), gvar.readUInt32BE(8), gvar.readUInt32BE(16)];
    const isLong = (gvar.readUInt16BE(14) & 1) === 1;
    const start = (glyph: number) =>
      array + (isLong ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2);
    const before = sharedCount;
    shared.push(gvar.subarray(tuples, tuples + count * axes * 2));
    sharedCount += count;
    return Array.from({ length: glyphs }, (_, glyph) =>
      shiftTuples(gvar.subarray(start(glyph), start(glyph + 1)), before, axes),
    );
  });
  const header = 20 + (data.length + 1) * 4;
  const tuples = Buffer.concat(shared);
  return Buffer.concat([
    words(1, 0, axes, sharedCount),
    longs(header),
    words(data.length, 1),
    longs(header + tuples.length, ...offsetsOf(data)),
    tuples,
    ...data,
  ]);
}

/** Outlines, widths and their variations of all parts: `glyf`, `loca`, `hmtx`, `gvar`, and the tables that count them. */
export function mergeGlyphs(parts: readonly Part[]): Tables {
  const outlines = joinGlyphs(parts, outlinesOf);
  const advances = joinGlyphs(parts, advancesOf);
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => requireTable(parts[0]?.tables ?? new Map(), tag));
  if (!head || !hhea || !maxp) throw new Error('There is nothing to merge.');
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(outlines.length, 34);
  // Counts and depths: the largest of any part.
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(...parts.map(({ tables }) => requireTable(tables, 'maxp').readUInt16BE(at))), at);
  maxp.writeUInt16BE(outlines.length, 4);
  return new Map([
    ['head', head],
    ['hhea', hhea],
    ['maxp', maxp],
    ['glyf', Buffer.concat(outlines)],
    ['loca', longs(...offsetsOf(outlines))],
    ['hmtx', Buffer.concat(advances)],
    ['gvar', mergeVariations(parts)],
  ]);
}
