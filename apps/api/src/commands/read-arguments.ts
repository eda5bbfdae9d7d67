import { parseArgs } from 'node:util';
import { type ImportArguments, readImportArguments } from './import-arguments.ts';
import type { StaffTokenArguments } from './staff-token.ts';
import { StartError } from './start-error.ts';

export const commands = ['serve', 'migrate', 'seed', 'openapi', 'export', 'forget', 'import', 'staff-token'] as const;
export type Command = (typeof commands)[number];
export type Arguments = {
  command: Command;
  /** Phone for `export` and `forget`. */
  phone: string;
  prepare: boolean;
  progress: 'json' | 'bar' | undefined;
  /** Arguments of `import`. */
  imported?: ImportArguments;
  /** Arguments of `staff-token`. */
  staff?: StaffTokenArguments;
};

export const usage = `Использование: node apps/api/src/cli.ts [команда]

  serve [--prepare]  слушать запросы (по умолчанию); --prepare сначала готовит базу
  migrate            привести базу к последней схеме
  seed               наполнить базу
  openapi            напечатать описание OpenAPI 3.1
  export <телефон>   напечатать всё, что известно о телефоне (JSON)
  forget <телефон>   удалить всё, что известно о телефоне
  import <файл>      загрузить выгрузку склада (import без файла напечатает параметры)
  staff-token <роль> [дней]  напечатать токен сотрудника (reports, sales, …); нужен STAFF_TOKEN_SECRET

  --progress json    ход работы строками JSON на stdout
  --progress bar     полоса на stderr, даже если это не терминал`;

/** Reads the command line (without `node` and the script). Throws `StartError`. */
export function readArguments(argv: readonly string[]): Arguments {
  if (argv[0] === 'import') {
    const imported = readImportArguments(argv.slice(1));
    return { command: 'import', phone: '', prepare: false, progress: imported.progress, imported };
  }
  if (argv[0] === 'staff-token') {
    const [, role = '', days = '1'] = argv;
    return { command: 'staff-token', phone: '', prepare: false, progress: undefined, staff: { role, days } };
  }
  const { values, positionals } = parse(argv);
  const [name = 'serve', ...rest] = positionals;
  const command = commands.find((known) => known === name);
  const takesPhone = command === 'export' || command === 'forget';
  if (!command || rest.length !== (takesPhone ? 1 : 0)) {
    throw new StartError(takesPhone ? usage : `Неизвестная команда «${positionals.join(' ')}».\n\n${usage}`);
  }
  const { progress } = values;
  if (progress !== undefined && progress !== 'json' && progress !== 'bar') {
    throw new StartError(`--progress понимает только json и bar.\n\n${usage}`);
  }
  return { command, phone: rest[0] ?? '', prepare: values.prepare ?? false, progress };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { prepare: { type: 'boolean' }, progress: { type: 'string' } },
    });
  } catch {
    throw new StartError(`Параметры не поняты: ${argv.join(' ')}.\n\n${usage}`);
  }
}
