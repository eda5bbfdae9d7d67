import { columnKey, isInThousands, withThousands } from './column-key.ts';
import { FeedFailure } from './feed-failure.ts';
import type { FieldName, RawRecord, RawValue } from './raw-record.ts';
import { type CsvRow, splitCsv } from './split-csv.ts';

type Column = { field: FieldName; name: string; inThousands: boolean } | undefined;

const batchSize = 500;
/** A longer cell is cut. */
const maxCell = 256 * 1024;

/** Names of columns as `columnKey` compares them, and what a first line must have, or it is no such table. */
export type CsvShape = {
  columns: Readonly<Record<string, FieldName>>;
  /** What another column means, by the words of its name. */
  words?: (key: string) => FieldName | undefined;
  /** Of each of these one. */
  needed: readonly (readonly [FieldName, ...FieldName[]])[];
};

function columnsOf({ cells }: CsvRow, { columns: csvColumns, words }: CsvShape): Column[] {
  const exact = (name: string) => (Object.hasOwn(csvColumns, name) ? csvColumns[name] : undefined);
  const named = new Set(cells.map((cell) => exact(columnKey(cell))));
  const columns = cells.map((cell): Column => {
    const name = columnKey(cell);
    const meant = words?.(name);
    const field = exact(name) ?? (named.has(meant) ? undefined : meant);
    return field && { field, name: cell, inThousands: isInThousands(cell) };
  });
  // One of them names every record, or those that lack it would change their name.
  const naming = columns.find((column) => column?.field === 'recordId');
  return columns.map((column) => (column?.field === 'recordId' && column !== naming ? undefined : column));
}

/** What the table needs and these columns do not have. */
const missingIn = (columns: readonly Column[], { needed }: CsvShape): FieldName[] =>
  needed.flatMap((fields) => (columns.some((column) => column && fields.includes(column.field)) ? [] : [fields[0]]));

/** Lines of a title that may stand above the names of the columns. */
const mostTitles = 10;

/** Takes rows until one names the columns. Throws `FeedFailure` for a table whose first lines do not. */
async function readHeader(rows: AsyncIterator<CsvRow>, shape: CsvShape): Promise<Column[]> {
  let missing: FieldName[] | undefined;
  for (let count = 0; count <= mostTitles; count++) {
    const { done, value } = await rows.next();
    if (done) break;
    const columns = columnsOf(value, shape);
    const lacking = missingIn(columns, shape);
    if (lacking.length === 0) return columns;
    if (!missing || lacking.length < missing.length) missing = lacking;
  }
  if (!missing) throw new FeedFailure('The file is empty.');
  throw new FeedFailure(`Not a feed: the first line of the table lacks the columns ${missing.join(', ')}.`);
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
    else {
      const said = column.inThousands ? withThousands(text) : text;
      values[column.field] = { text: said.slice(0, maxCell), line, element: column.name };
    }
  }
  return { line, values, ...lists };
}

/** The records of a table whose first line, after those of a title, names its columns. Throws `FeedFailure` when it is no such table. */
export async function* parseCsv(chunks: AsyncIterable<string>, shape: CsvShape): AsyncGenerator<RawRecord[]> {
  const rows = splitCsv(chunks);
  const columns = await readHeader(rows, shape);
  let batch: RawRecord[] = [];
  for await (const row of rows) {
    batch.push(toRecord(row, columns));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
