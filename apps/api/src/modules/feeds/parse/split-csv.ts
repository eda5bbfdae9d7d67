import { FeedFailure } from './feed-failure.ts';

/** A row of a table and the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };

const maxRow = 256 * 1024;

/**
 * Splits a table into rows (RFC 4180): quotes keep separators and line ends, a doubled quote is one. The separator is
 * `;` or `,`, whichever the first line has more of; `sep=;` of Excel is understood.
 */
export class CsvSplitter {
  #separator: string | undefined;
  #buffer = '';
  #line = 1;

  write(text: string): CsvRow[] {
    this.#buffer += text;
    if (this.#separator === undefined && !this.#chooseSeparator()) return [];
    return this.#rows(false);
  }

  end(): CsvRow[] {
    if (this.#separator === undefined) {
      this.#buffer += '\n';
      this.#chooseSeparator();
    }
    return this.#rows(true);
  }

  /** Whether the first line is there. */
  #chooseSeparator(): boolean {
    const end = this.#buffer.indexOf('\n');
    if (end < 0) return false;
    const first = this.#buffer.slice(0, end);
    const said = /^sep=(.)\r?$/i.exec(first)?.[1];
    if (said) {
      this.#buffer = this.#buffer.slice(end + 1);
      this.#line = 2;
    }
    const count = (char: string) => first.split(char).length;
    this.#separator = said ?? (count(';') >= count(',') ? ';' : ',');
    return true;
  }

  #rows(isLast: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    let start = 0;
    for (;;) {
      const row = this.#readRow(start, isLast);
      if (!row) break;
      start = row.end;
      if (row.cells.some((cell) => cell !== '')) rows.push({ line: this.#line, cells: row.cells });
      this.#line += row.lines;
    }
    this.#buffer = this.#buffer.slice(start);
    if (this.#buffer.length > maxRow)
      throw new FeedFailure(`Line ${this.#line} is too long, or a quote is not closed.`);
    return rows;
  }

  #readRow(start: number, isLast: boolean): { cells: string[]; end: number; lines: number } | undefined {
    const text = this.#buffer;
    const cells: string[] = [];
    let cell = '';
    let quoted = false;
    let lines = 0;
    for (let at = start; at < text.length; at++) {
      const char = text.charAt(at);
      if (char === '\n') lines += 1;
      if (quoted) {
        if (char !== '"') cell += char;
        else if (text.charAt(at + 1) === '"') {
          cell += '"';
          at += 1;
        } else if (at + 1 === text.length && !isLast) return undefined;
        else quoted = false;
      } else if (char === '"' && cell.trim() === '') {
        cell = '';
        quoted = true;
      } else if (char === this.#separator) {
        cells.push(cell.trim());
        cell = '';
      } else if (char === '\n') return { cells: [...cells, cell.trim()], end: at + 1, lines };
      else cell += char;
    }
    if (quoted && isLast)
      throw new FeedFailure(`Line ${this.#line}: a quote is not closed, the file is cut off. Nothing was changed.`);
    return isLast && start < text.length ? { cells: [...cells, cell.trim()], end: text.length, lines } : undefined;
  }
}
