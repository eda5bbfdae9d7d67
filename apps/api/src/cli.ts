import { endWithParent, fillFirst } from './commands/fill-first.ts';
import { createProgress, type Progress } from './commands/progress.ts';
import { type Arguments, readArguments } from './commands/read-arguments.ts';
import type { Running } from './commands/serve.ts';
import { explainStartFailure } from './commands/start-failure.ts';
import type { Database } from './db/database.ts';
import { type Env, processEnv } from './env.ts';

let env: Env | undefined;
try {
  const given = readArguments(process.argv.slice(2));
  env = processEnv();
  await run(given, env);
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, env) ?? describeFault(error)}\n`);
  process.exit(1);
}

/** A command loads what it needs alone: the whole API takes a second. */
async function run(given: Arguments, settings: Env): Promise<void> {
  const report = progressFor(given);
  switch (given.command) {
    case 'openapi': {
      const { buildDocument } = await import('./openapi/document.ts');
      process.stdout.write(`${JSON.stringify(await buildDocument(), null, 2)}\n`);
      return;
    }
    case 'staff-token': {
      const { staffToken } = await import('./commands/staff-token.ts');
      return print(given.staff, (staff) => staffToken(settings, staff));
    }
    case 'migrate': {
      const { migrateDatabase } = await import('./commands/prepare.ts');
      return withDatabase(settings, (database) => migrateDatabase(database, report));
    }
    case 'seed': {
      endWithParent();
      const { prepareDatabase } = await import('./commands/prepare.ts');
      return withDatabase(settings, (database) => prepareDatabase(database, settings.seedVehicles, report));
    }
    case 'import': {
      if (!given.imported) return;
      const { importCommand } = await import('./commands/import.ts');
      return importCommand(settings, given.imported, {
        progress: report,
        out: (text) => void process.stdout.write(`${text}\n`),
        // Clears the progress bar from the terminal line.
        err: (text) => void process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${text}\n`),
      });
    }
    case 'content': {
      const { contentCommand } = await import('./commands/content.ts');
      return print(given.content, (content) => contentCommand(settings, content));
    }
    case 'dictionary':
      return told(settings, given.dictionary, (await import('./commands/dictionary.ts')).dictionaryCommand);
    case 'source': {
      const { sourceCommand } = await import('./commands/source.ts');
      return print(given.source, (source) => sourceCommand(settings, source));
    }
    case 'photos': {
      const { photosCommand } = await import('./commands/photos.ts');
      return print(given.photos, (photos) => photosCommand(settings, photos, report));
    }
    case 'staff':
      return told(settings, given.accounts, (await import('./commands/staff.ts')).staffCommand);
    case 'outbox':
      return told(settings, given.outbox, (await import('./commands/outbox.ts')).outboxCommand);
    case 'invoice':
      return told(settings, given.invoice, (await import('./commands/invoice.ts')).invoiceCommand);
    case 'group-event': {
      const { groupEvent } = await import('./commands/group-event.ts');
      return print(given.event, (event) => groupEvent(settings, event));
    }
    case 'example-customer': {
      const { exampleCustomer } = await import('./commands/example-customer.ts');
      return told(settings, given.example, (database, { holdingId }) => exampleCustomer(settings, database, holdingId));
    }
    case 'export':
    case 'forget': {
      const { command, phone } = given;
      const { personalData } = await import('./commands/personal-data.ts');
      return told(settings, phone, (database) => personalData(database, command, phone));
    }
    case 'serve': {
      const isFilled = given.prepare && (await fillFirst(import.meta.filename, settings, given));
      const { serve } = await import('./commands/serve.ts');
      const running = serve(settings, async (database) => {
        if (given.prepare && !isFilled)
          await (await import('./commands/prepare.ts')).prepareDatabase(database, settings.seedVehicles, report);
        if (settings.exampleCustomers)
          await (await import('./commands/example-customer.ts')).exampleCustomers(settings, database);
      });
      stopOnSignal(running);
      process.stdout.write(`${JSON.stringify({ ready: true, port: (await running).port })}\n`);
    }
  }
}

/** Stdout is for programs, what a person reads goes to stderr. */
function progressFor({ progress }: Arguments): (progress: Progress) => void {
  if (progress === 'json') return createProgress('json', process.stdout);
  return createProgress(progress === 'bar' || process.stderr.isTTY ? 'bar' : 'plain', process.stderr);
}

async function withDatabase(settings: Env, work: (database: Database) => Promise<void>): Promise<void> {
  const { openDatabase } = await import('./db/open-database.ts');
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Prints what a command answers; nothing without its arguments. */
async function print<Given>(given: Given | undefined, command: (given: Given) => Promise<string>): Promise<void> {
  if (given !== undefined) process.stdout.write(`${await command(given)}\n`);
}

/** The same of a command over the open database, which stays closed without them. */
async function told<Given>(
  settings: Env,
  given: Given | undefined,
  command: (database: Database, given: Given) => Promise<string>,
): Promise<void> {
  if (given === undefined) return;
  await withDatabase(settings, (database) => print(given, (asked) => command(database, asked)));
}

/** The first signal finishes what runs, the second one ends at once, as does any while the start is under way. */
function stopOnSignal(starting: Promise<Running>): void {
  let running: Running | undefined;
  let asked = false;
  starting.then(
    (started) => {
      running = started;
    },
    () => {},
  );
  const stop = () => {
    if (asked || !running) process.exit(asked ? 1 : 0);
    asked = true;
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

/** Unexpected error: printed with what is needed to find it. */
function describeFault(error: unknown): string {
  return `Internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
