import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

export const commands = ['serve', 'migrate', 'seed', 'openapi'] as const;
export type Command = (typeof commands)[number];
export type Arguments = { command: Command; prepare: boolean; progress: 'json' | 'bar' | undefined };

export const usage = `Использование: node apps/api/src/cli.ts [команда]

  serve [--prepare]  слушать запросы (по умолчанию); --prepare сначала готовит базу
  migrate            привести базу к последней схеме
  seed               наполнить базу
  openapi            напечатать описание OpenAPI 3.1

  --progress json    ход работы строками JSON на stdout
  --progress bar     полоса на stderr, даже если это не терминал`;

/** Reads the command line (without `node` and the script). Throws `StartError`. */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [name = 'serve', ...rest] = positionals;
  const command = commands.find((known) => known === name);
  if (!command || rest.length > 0) throw new StartError(`Неизвестная команда «${positionals.join(' ')}».\n\n${usage}`);
  const { progress } = values;
  if (progress !== undefined && progress !== 'json' && progress !== 'bar') {
    throw new StartError(`--progress понимает только json и bar.\n\n${usage}`);
  }
  return { command, prepare: values.prepare ?? false, progress };
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
