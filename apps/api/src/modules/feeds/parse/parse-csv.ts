import { columnKey } from './column-key.ts';
import { FeedFailure } from './feed-failure.ts';
import type { FieldName, RawRecord, RawValue } from './raw-record.ts';
import { type CsvRow, splitCsv } from './split-csv.ts';

type Column = { field: FieldName; name: string } | undefined;

const batchSize = 500;
/** A longer cell is cut. */
const maxCell = 256 * 1024;

/** Names of columns as `columnKey` compares them, and what a first line must have, or it is no such table. */
export type CsvShape = {
  columns: Readonly<Record<string, FieldName>>;
  /** What another column means, by the words of its name. */
  words?: (key: string) => FieldName | undefined;
  needed: readonly FieldName[];
};

function readHeader({ cells }: CsvRow, { columns: csvColumns, words, needed }: CsvShape): Column[] {
  const exact = (name: string) => (Object.hasOwn(csvColumns, name) ? csvColumns[name] : undefined);
  const named = new Set(cells.map((cell) => exact(columnKey(cell))));
  const columns = cells.map((cell): Column => {
    const name = columnKey(cell);
    const meant = words?.(name);
    const field = exact(name) ?? (named.has(meant) ? undefined : meant);
    return field && { field, name: cell };
  });
  const missing = needed.filter((field) => !columns.some((column) => column?.field === field));
  if (missing.length > 0) {
    throw new FeedFailure(`Not a feed: the first line of the table lacks the columns ${missing.join(', ')}.`);
  }
  return columns;
}

function toRecord({ line, cells }: CsvRow, columns: readonly Column[]): RawRecord {
  const values: Partial<Record<FieldName, RawValue>> = {};
  const lists: { photos: string[]; spin?: string[] } = { photos: [] };
  for (const [place, text] of cells.entries()) {
    const column = columns[place];
    // A dash stands for nothing.
    if (!column || /^[-–—\s]*$/.test(text)) continue;
    const addresses = () => text.split(/[\s,|]+/).filter(Boolean);
    if (column.field === 'photo') lists.photos = addresses();
    else if (column.field === 'spin') lists.spin = addresses();
    else values[column.field] = { text: text.slice(0, maxCell), line, element: column.name };
  }
  return { line, values, ...lists };
}

/** The records of a table whose first line names its columns. Throws `FeedFailure` when it is no such table. */
export async function* parseCsv(chunks: AsyncIterable<string>, shape: CsvShape): AsyncGenerator<RawRecord[]> {
  let columns: Column[] | undefined;
  let batch: RawRecord[] = [];
  for await (const row of splitCsv(chunks)) {
    if (!columns) {
      columns = readHeader(row, shape);
      continue;
    }
    batch.push(toRecord(row, columns));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (!columns) throw new FeedFailure('The file is empty.');
  yield batch;
}
