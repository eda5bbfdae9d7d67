import { joinGlyphs, type Part } from './merge-glyphs.ts';
import { longs, offsetsOf, words } from './sfnt.ts';

/** Item variation stores as one. Entry `outer` of part `n` becomes `outer + shifts[n]`. */
export function mergeStores(stores: readonly (Buffer | undefined)[]): { store: Buffer; shifts: number[] } {
  const regions: Buffer[] = [];
  const items: Buffer[] = [];
  const shifts: number[] = [];
  let axes = 0;
  let regionCount = 0;
  for (const store of stores) {
    shifts.push(items.length);
    if (!store) continue;
    const list = store.readUInt32BE(2);
    axes = store.readUInt16BE(list);
    const count = store.readUInt16BE(list + 2);
    const starts = Array.from({ length: store.readUInt16BE(6) }, (_, index) => store.readUInt32BE(8 + index * 4));
    for (const start of starts) items.push(shiftRegions(store, start, regionCount));
    regions.push(store.subarray(list + 4, list + 4 + count * axes * 6));
    regionCount += count;
  }
  const header = 8 + items.length * 4;
  const list = Buffer.concat([words(axes, regionCount), ...regions]);
  const starts = offsetsOf(items, header + list.length).slice(0, -1);
  return {
    store: Buffer.concat([words(1), longs(header), words(items.length), longs(...starts), list, ...items]),
    shifts,
  };
}

/** One subtable of a store, its regions numbered anew. */
function shiftRegions(store: Buffer, start: number, by: number): Buffer {
  const [rows, wordCount, columns] = [0, 2, 4].map((at) => store.readUInt16BE(start + at)) as [number, number, number];
  const [wide, isLong] = [wordCount & 0x7fff, (wordCount & 0x8000) !== 0];
  const rowSize = (wide * 2 + (columns - wide)) * (isLong ? 2 : 1);
  const item = Buffer.from(store.subarray(start, start + 6 + columns * 2 + rows * rowSize));
  for (let at = 6; at < 6 + columns * 2; at += 2) item.writeUInt16BE(item.readUInt16BE(at) + by, at);
  return item;
}

/** Which entry of the store each glyph's width varies by: `outer` in the upper 16 bits, `inner` in the lower ones. */
function widthIndexes(hvar: Buffer, { glyphs }: Part): number[] {
  const map = hvar.readUInt32BE(8);
  if (map === 0) return Array.from({ length: glyphs }, (_, glyph) => glyph);
  const [format, entry] = [hvar.readUInt8(map), hvar.readUInt8(map + 1)];
  const [innerBits, size] = [(entry & 0xf) + 1, ((entry >> 4) & 3) + 1];
  const count = format === 0 ? hvar.readUInt16BE(map + 2) : hvar.readUInt32BE(map + 2);
  const data = map + (format === 0 ? 4 : 6);
  return Array.from({ length: glyphs }, (_, glyph) => {
    const value = hvar.readUIntBE(data + Math.min(glyph, count - 1) * size, size);
    return (value >> innerBits) * 0x10000 + (value & ((1 << innerBits) - 1));
  });
}

/** `HVAR` of all parts: how widths vary with the weight. */
export function mergeWidthVariations(parts: readonly Part[]): Buffer {
  const tables = parts.map(({ tables }) => tables.get('HVAR'));
  const { store, shifts } = mergeStores(tables.map((hvar) => hvar?.subarray(hvar.readUInt32BE(4))));
  const indexes = joinGlyphs(parts, (part) => {
    const at = parts.indexOf(part);
    const hvar = tables[at];
    if (!hvar) throw new Error('A part does not say how its widths vary.');
    return widthIndexes(hvar, part).map((index) => index + (shifts[at] ?? 0) * 0x10000);
  });
  // 16 bits for each half of an entry.
  const map = Buffer.concat([Buffer.from([0, 0x3f]), words(indexes.length), longs(...indexes)]);
  return Buffer.concat([words(1, 0), longs(20, 20 + store.length, 0, 0), store, map]);
}
