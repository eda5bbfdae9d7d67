/** Tables of a TrueType font by their tags. */
export type Tables = ReadonlyMap<string, Buffer>;

/** Copies of the tables of a font, so that they may be changed. */
export function readTables(font: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(font);
  const rows = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  return new Map(
    rows.map((row) => {
      const [start, length] = [file.readUInt32BE(row + 8), file.readUInt32BE(row + 12)];
      return [file.toString('latin1', row, row + 4), Buffer.from(file.subarray(start, start + length))];
    }),
  );
}

/** @throws when the font has no such table. */
export function requireTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/** A font of these tables. Check sums are left to the packing that follows. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  let end = header.length;
  const parts = sorted.map(([tag, table], index) => {
    header.write(tag, 12 + index * 16, 'latin1');
    header.writeUInt32BE(end, 12 + index * 16 + 8);
    header.writeUInt32BE(table.length, 12 + index * 16 + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    end += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...parts]);
}

/** Unsigned numbers of 16 bits, as tables hold them. */
export const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, index * 2);
  return bytes;
};

/** Unsigned numbers of 32 bits. */
export const longs = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
};

/** Where each of the blobs begins when they follow each other, and where the last one ends. */
export function offsetsOf(blobs: readonly Buffer[], first = 0): number[] {
  const offsets = [first];
  for (const blob of blobs) offsets.push((offsets.at(-1) ?? 0) + blob.length);
  return offsets;
}
