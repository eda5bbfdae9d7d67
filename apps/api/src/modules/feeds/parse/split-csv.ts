import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FeedFailure } from './feed-failure.ts';

/** A row of a table and the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };

const maxRow = 8 * 1024 * 1024;

type Head = { separator: string; line: number; rest: string };

const separators = [';', ',', '\t', '|'] as const;
/** Lines that are looked at: a title may stand above the names of the columns. */
const headLines = 12;

/** The separator is that of `separators` of which a line among the first has most, the earlier one of as many; `sep=;` of Excel is understood. */
function readHead(text: string): Head {
  const end = text.indexOf('\n');
  const first = end < 0 ? text : text.slice(0, end);
  const said = /^sep=(.)\r?$/i.exec(first)?.[1];
  if (said) return { separator: said, line: 2, rest: text.slice(first.length + 1) };
  const lines = text.split('\n', headLines);
  const count = (char: string) => Math.max(...lines.map((line) => line.split(char).length));
  const most = Math.max(...separators.map(count));
  return { separator: separators.find((char) => count(char) === most) ?? ';', line: 1, rest: text };
}

/** Spaces around a cell go, and quotes around one that is not quoted as RFC 4180 says: `"Camry "Lux""`. */
const clean = (cell: string) => cell.trim().replace(/^"([\s\S]*)"$/, '$1');

function failureOf({ code }: CsvError, line: number): FeedFailure {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? new FeedFailure(`Line ${line}: a quote is not closed, the file is cut off. Nothing was changed.`)
    : new FeedFailure(`Line ${line} is too long, or a quote is not closed.`);
}

/** Splits a table into rows (RFC 4180), empty ones left out. Throws `FeedFailure`. */
export async function* splitCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const source = chunks[Symbol.asyncIterator]();
  let text = '';
  for (let next = await source.next(); !next.done; next = await source.next()) {
    text += next.value;
    if (text.includes('\n') || text.length > maxRow) break;
  }
  const head = readHead(text);
  let { line } = head;
  const parser = parse({
    delimiter: head.separator,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    ltrim: head.separator !== '\t',
    max_record_size: maxRow,
    // The line goes along as a cell of its own.
    on_record: (cells: string[]): string[] | null => {
      const began = line;
      // Counted here: the library counts a line end within quotes twice when it is CR LF.
      line += 1 + cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0);
      return cells.some((cell) => cell !== '') ? [String(began), ...cells.map(clean)] : null;
    },
  });
  const all = async function* () {
    yield head.rest;
    yield* { [Symbol.asyncIterator]: () => source };
  };
  // A failure of the source reaches the loop below through the parser.
  pipeline(Readable.from(all()), parser, () => {});
  try {
    for await (const [began, ...cells] of parser as AsyncIterable<string[]>) yield { line: Number(began), cells };
  } catch (error) {
    throw error instanceof CsvError ? failureOf(error, line) : error;
  }
}
