import type { Part } from './merge-glyphs.ts';
import { mergeStores } from './merge-stores.ts';
import { longs, type Tables, words } from './sfnt.ts';

/** Adds to the 16-bit number at a place, once however many tables share it. */
type Adder = (at: number, by: number) => void;

const shiftCoverage = (gpos: Buffer, at: number, shift: Adder, by: number) => {
  const [format, count] = [gpos.readUInt16BE(at), gpos.readUInt16BE(at + 2)];
  for (let index = 0; index < count; index++) {
    const entry = at + 4 + index * (format === 1 ? 2 : 6);
    shift(entry, by);
    if (format === 2) shift(entry + 2, by);
  }
};

const shiftClasses = (gpos: Buffer, at: number, shift: Adder, by: number) => {
  if (gpos.readUInt16BE(at) === 1) return shift(at + 2, by);
  shiftCoverage(gpos, at, shift, by);
};

/** Fields of a value record, lowest bit first: four distances, then four offsets of what varies them. */
const fieldsOf = (format: number) => [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => format & (1 << bit));

/** Numbers the glyphs and variations of one table of pairs anew. */
function renumberPairs(gpos: Buffer, at: number, shift: Adder, by: { glyphs: number; outer: number }): void {
  const read = (offset: number) => gpos.readUInt16BE(at + offset);
  const fields = [...fieldsOf(read(4)), ...fieldsOf(read(6))];
  const vary = (record: number, parent: number) => {
    for (const [index, field] of fields.entries()) {
      const offset = field < 4 ? 0 : gpos.readUInt16BE(record + index * 2);
      if (offset === 0) continue;
      if (gpos.readUInt16BE(parent + offset + 4) !== 0x8000) throw new Error('Kerning varies by the size of the text.');
      shift(parent + offset, by.outer);
    }
  };
  shiftCoverage(gpos, at + read(2), shift, by.glyphs);
  if (read(0) === 1) {
    for (let set = 0; set < read(8); set++) {
      const pairs = at + read(10 + set * 2);
      for (let pair = 0; pair < gpos.readUInt16BE(pairs); pair++) {
        const record = pairs + 2 + pair * (2 + fields.length * 2);
        shift(record, by.glyphs);
        vary(record + 2, pairs);
      }
    }
    return;
  }
  for (const classes of [8, 10]) shiftClasses(gpos, at + read(classes), shift, by.glyphs);
  for (let cell = 0; cell < read(12) * read(14); cell++) vary(at + 16 + cell * fields.length * 2, at);
}

/** Places of the lookups of a table, all of them pairs. @throws for a lookup that is something else */
function renumberLookups(gpos: Buffer, by: { glyphs: number; outer: number }): number[] {
  const list = gpos.readUInt16BE(8);
  if (list === 0) return [];
  const done = new Set<number>();
  const shift: Adder = (at, step) => {
    if (!done.has(at)) gpos.writeUInt16BE(gpos.readUInt16BE(at) + step, at);
    done.add(at);
  };
  const at = (base: number, index: number) => base + gpos.readUInt16BE(base + index);
  return Array.from({ length: gpos.readUInt16BE(list) }, (_, index) => {
    const lookup = at(list, 2 + index * 2);
    if (gpos.readUInt16BE(lookup) !== 2) throw new Error('Only kerning is merged.');
    for (let table = 0; table < gpos.readUInt16BE(lookup + 4); table++)
      renumberPairs(gpos, at(lookup, 6 + table * 2), shift, by);
    return lookup;
  });
}

const scripts = ['DFLT', 'cyrl', 'latn'];

/** `GPOS` and `GDEF`: pairs of letters keep their distance. Pairs across parts have none, as before. */
export function mergeKerning(parts: readonly Part[]): Tables {
  const definitions = parts.map(({ tables }) => tables.get('GDEF'));
  const { store, shifts } = mergeStores(
    definitions.map((gdef) =>
      gdef && gdef.readUInt32BE(0) >= 0x10003 ? gdef.subarray(gdef.readUInt32BE(14)) : undefined,
    ),
  );
  // Scripts, one feature, then the tables of all parts, whole: the list of lookups points into them.
  const scriptSize = 2 + scripts.length * 6 + 4 + 8;
  const featureStart = 10 + scriptSize;
  const lookups: number[] = [];
  const blobs: Buffer[] = [];
  let end = 0;
  for (const [index, { tables, shift }] of parts.entries()) {
    const gpos = tables.get('GPOS');
    if (!gpos) continue;
    const found = renumberLookups(gpos, { glyphs: shift, outer: shifts[index] ?? 0 });
    lookups.push(...found.map((at) => end + at));
    blobs.push(gpos);
    end += gpos.length;
  }
  const lookupStart = featureStart + 8 + 4 + lookups.length * 2;
  const listSize = 2 + lookups.length * 2;
  const scriptTable = 2 + scripts.length * 6;
  const gpos = Buffer.concat([
    words(1, 0, 10, featureStart, lookupStart),
    words(scripts.length),
    ...scripts.flatMap((tag) => [Buffer.from(tag, 'latin1'), words(scriptTable)]),
    words(4, 0, 0, 0xffff, 1, 0),
    words(1),
    Buffer.from('kern', 'latin1'),
    words(8, 0, lookups.length, ...lookups.map((_, index) => index)),
    words(lookups.length, ...lookups.map((at) => listSize + at)),
    ...blobs,
  ]);
  return new Map([
    ['GPOS', gpos],
    ['GDEF', Buffer.concat([words(1, 3, 0, 0, 0, 0, 0), longs(18), store])],
  ]);
}
