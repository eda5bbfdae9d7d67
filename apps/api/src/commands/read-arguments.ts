import { parseArgs } from 'node:util';
import { type ContentArguments, readContentArguments } from './content-arguments.ts';
import { type DictionaryArguments, readDictionaryArguments } from './dictionary.ts';
import type { GroupEventArguments } from './group-event.ts';
import { type ImportArguments, readImportArguments } from './import-arguments.ts';
import { type InvoiceArguments, readInvoiceArguments } from './invoice.ts';
import type { OutboxArguments } from './outbox.ts';
import { type PhotosArguments, readPhotosArguments } from './photos.ts';
import { readSourceArguments, type SourceArguments } from './source.ts';
import type { StaffArguments } from './staff.ts';
import { readStaffArguments } from './staff-arguments.ts';
import type { StaffTokenArguments } from './staff-token.ts';
import { StartError } from './start-error.ts';

export const commands = [
  'serve',
  'migrate',
  'seed',
  'openapi',
  'export',
  'forget',
  'import',
  'content',
  'dictionary',
  'staff',
  'staff-token',
  'outbox',
  'photos',
  'source',
  'group-event',
  'example-customer',
  'invoice',
] as const;
export type Command = (typeof commands)[number];
export type Arguments = {
  command: Command;
  /** Phone for `export` and `forget`. */
  phone: string;
  prepare: boolean;
  progress: 'json' | 'bar' | undefined;
  /** Arguments of `import`. */
  imported?: ImportArguments;
  /** Arguments of `content`. */
  content?: ContentArguments;
  /** Arguments of `dictionary`. */
  dictionary?: DictionaryArguments;
  /** Arguments of `staff-token`. */
  staff?: StaffTokenArguments;
  /** Arguments of `staff`. */
  accounts?: StaffArguments;
  /** Arguments of `outbox`: `dead`, or `replay <id>`. */
  outbox?: OutboxArguments;
  /** Arguments of `photos`. */
  photos?: PhotosArguments;
  /** Arguments of `source`. */
  source?: SourceArguments;
  /** Arguments of `invoice`. */
  invoice?: InvoiceArguments;
  /** Arguments of `group-event`. */
  event?: GroupEventArguments;
  /** Holding of `example-customer`. */
  example?: { holdingId: number };
};

export const usage = `Usage: node apps/api/src/cli.ts [command]

  serve [--prepare]  answer requests (the default); --prepare prepares the database first
  migrate            bring the database to the newest schema
  seed               fill the database
  openapi            print the OpenAPI 3.1 document
  export <phone>     print all that is known of a phone number (JSON)
  forget <phone>     delete all that is known of a phone number
  import <file>      import a stock feed (without a file: print the options)
  content check [folder]  say what is wrong in Markdown content, by file and line
  content import [folder] --holding 1  take it in, all files or none
  dictionary unknown|map|add|list  the dealer's own words for marks, models and values (without more: print the options)
  source add|list|history|run|hold|release|undo|remove  where stock comes from again and again (without more: print the options)
  photos load|dead --holding 1  fetch the photos of the feeds, or list those that are not to be had
  outbox dead        list the messages that were given up
  outbox replay <id> send one of them again
  group-event <type> --holding 1 [--data <json>]  sign an event and send it to the running API
  invoice add|list --holding 1  invoices that are paid on the site (without more: print the options)
  example-customer --holding 1  a customer with data in every status (development)
  staff add|roles|disable|enable|reset <login> --holding 1  accounts of the staff (without a login: print the options)
  staff-token <role> <holding> [days] [--dealers a,b]  print a staff token (reports, sales, …); needs STAFF_TOKEN_SECRET

  --progress json    progress as lines of JSON on stdout
  --progress bar     a bar on stderr, even if that is no terminal`;

const bare = { phone: '', prepare: false, progress: undefined };

/** Reads the command line (without `node` and the script). Throws `StartError`. */
export function readArguments(argv: readonly string[]): Arguments {
  if (argv[0] === 'import') {
    const imported = readImportArguments(argv.slice(1));
    return { ...bare, command: 'import', progress: imported.progress, imported };
  }
  if (argv[0] === 'content') {
    const content = readContentArguments(argv.slice(1));
    return { ...bare, command: 'content', content };
  }
  if (argv[0] === 'dictionary') {
    const dictionary = readDictionaryArguments(argv.slice(1));
    return { ...bare, command: 'dictionary', dictionary };
  }
  if (argv[0] === 'staff-token') {
    const at = argv.indexOf('--dealers');
    const dealers = at < 0 ? undefined : (argv[at + 1] ?? '');
    const [, role = '', holding = '', days = '1'] = at < 0 ? argv : argv.filter((_, n) => n !== at && n !== at + 1);
    const staff = { role, holding, days, ...(dealers !== undefined && { dealers }) };
    return { ...bare, command: 'staff-token', staff };
  }
  if (argv[0] === 'staff') {
    const accounts = readStaffArguments(argv.slice(1));
    return { ...bare, command: 'staff', accounts };
  }
  if (argv[0] === 'invoice') {
    const invoice = readInvoiceArguments(argv.slice(1));
    return { ...bare, command: 'invoice', invoice };
  }
  if (argv[0] === 'source') return { ...bare, command: 'source', source: readSourceArguments(argv.slice(1)) };
  if (argv[0] === 'photos') {
    const photos = readPhotosArguments(argv.slice(1));
    return { ...bare, command: 'photos', progress: photos.progress, photos };
  }
  if (argv[0] === 'outbox') {
    const [, act = '', id = '', ...rest] = argv;
    const isRight = act === 'dead' ? id === '' : act === 'replay' && id !== '' && rest.length === 0;
    if (!isRight) throw new StartError(usage);
    return { ...bare, command: 'outbox', outbox: { act, id } };
  }
  if (argv[0] === 'group-event' || argv[0] === 'example-customer') return readAccountArguments(argv[0], argv.slice(1));
  const { values, positionals } = parse(argv);
  const [name = 'serve', ...rest] = positionals;
  const command = commands.find((known) => known === name);
  const takesPhone = command === 'export' || command === 'forget';
  if (!command || rest.length !== (takesPhone ? 1 : 0)) {
    throw new StartError(takesPhone ? usage : `Unknown command "${positionals.join(' ')}".\n\n${usage}`);
  }
  const { progress } = values;
  if (progress !== undefined && progress !== 'json' && progress !== 'bar') {
    throw new StartError(`--progress is json or bar.\n\n${usage}`);
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
    throw new StartError(`Unknown options: ${argv.join(' ')}.\n\n${usage}`);
  }
}

function readAccountArguments(command: 'group-event' | 'example-customer', argv: readonly string[]): Arguments {
  const common = { ...bare, command };
  const { type, holding, data } = flagsOf(argv);
  if (command === 'group-event') return { ...common, event: { type, holding, data } };
  const holdingId = Number(holding);
  if (type !== '' || data !== undefined || !Number.isInteger(holdingId) || holdingId < 1) throw new StartError(usage);
  return { ...common, example: { holdingId } };
}

function flagsOf(argv: readonly string[]): { type: string; holding: string; data: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { holding: { type: 'string', default: '1' }, data: { type: 'string' } },
    });
    return { type: positionals.join(' '), holding: values.holding, data: values.data };
  } catch {
    throw new StartError(usage);
  }
}
