import { CsvError, parse } from 'csv-parse/sync';

export type CsvLine = { line: number; cells: Readonly<Record<string, string>> };
export type CsvProblem = { line: number; message: string };

const mostLines = 5_000;

/** The separator that the first line uses. */
function separatorOf(text: string): string {
  const head = text.split('\n', 1)[0] ?? '';
  return [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

/** Lines of a CSV text by the names of its columns. A text that cannot be read is one problem with its line. */
export function readCsv(
  text: string,
  { required, allowed }: { required: readonly string[]; allowed: readonly string[] },
): { lines: CsvLine[]; problems: CsvProblem[] } {
  let names: string[] = [];
  try {
    const records = parse<{ info: { lines: number }; record: Record<string, string> }>(text, {
      bom: true,
      delimiter: separatorOf(text),
      columns: (head: string[]) => {
        names = head.map((name) => name.trim());
        return names;
      },
      info: true,
      trim: true,
      skip_empty_lines: true,
      to: mostLines + 1,
    });
    const missing = required.filter((name) => !names.includes(name));
    const unknown = names.filter((name) => !allowed.includes(name));
    const problems = [
      ...missing.map((name) => ({ line: 1, message: `Нет столбца ${name}.` })),
      ...unknown.map((name) => ({ line: 1, message: `Столбец «${name}» незнаком; бывают: ${allowed.join(', ')}.` })),
      ...(records.length > mostLines ? [{ line: mostLines + 2, message: `Больше ${mostLines} строк за раз.` }] : []),
    ];
    const lines = records.map(({ info, record }) => ({ line: info.lines, cells: record }));
    return problems.length > 0 ? { lines: [], problems } : { lines, problems };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { lines: [], problems: [{ line, message: 'Строка не читается: проверьте кавычки и число столбцов.' }] };
  }
}
