import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { changeChannel } from '../../../db/change-backlog.ts';
import { type Database, rehearsed } from '../../../db/database.ts';
import { createReadWord } from '../dictionary/dealer-words.ts';
import { holdingOfDealer, holdingsKnown, loadStockDictionary } from '../dictionary/stock-dictionary.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import type { FeedFormat } from '../parse/feed-shapes.data.ts';
import { parseFeed } from '../parse/parse-feed.ts';
import { type Applied, applyFeed } from './apply-feed.ts';
import { createNameMatcher } from './match-names.ts';
import type { Problem } from './problem.ts';
import { repeated } from './read-identity.ts';
import { Staging } from './staging.ts';
import { type ImportContext, toVehicle } from './to-vehicle.ts';
import { keepWaiting, WaitingList, waitingOf } from './waiting.ts';

export type ImportOptions = {
  /** May be left out when `dealer` says it. */
  holding?: number | undefined;
  /** Code of the centre that the whole file belongs to; also the name of its source. */
  dealer?: string | undefined;
  format?: FeedFormat | undefined;
  /** Goods of the shop in place of vehicles. */
  goods?: boolean | undefined;
  /** Try everything, keep nothing. */
  dryRun: boolean;
  allowWithdraw: boolean;
  /** Number of the delivery in the history. */
  runId?: number | undefined;
};

export type ImportSummary = {
  records: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  refused: number;
  /** Sold or off sale as the file says; not put on sale. */
  gone: number;
  /** Imported with notes. */
  noted: number;
  dryRun: boolean;
};

/** Progress callbacks. A returned promise is awaited. */
export type ImportListener = {
  onProblem(problem: Problem): void | Promise<void>;
  /** Bytes read so far; then once when the reading is over and the stock is being changed. */
  onRead(bytes: number): void;
  onApply(): void;
};

/** The source of a file that belongs to no single centre. */
export const wholeStock = 'stock';

/** The holding whose stock it is. Throws `FeedFailure` for one that is not there. */
export async function holdingOf(database: Database, { dealer, holding }: ImportOptions): Promise<number> {
  const own = dealer === undefined ? undefined : await holdingOfDealer(database, dealer);
  if (dealer !== undefined && own === undefined) throw new FeedFailure(`There is no dealer "${dealer}".`);
  if (own !== undefined && holding !== undefined && own !== holding)
    throw new FeedFailure(`Dealer "${dealer}" belongs to holding ${own}, not ${holding}.`);
  const holdingId = own ?? holding;
  if (holdingId === undefined) throw new FeedFailure('Give the holding (--holding) or the dealer (--dealer).');
  const known = await holdingsKnown(database);
  if (!known.includes(holdingId)) throw new FeedFailure(`There is no holding ${holdingId}, only ${known.join(', ')}.`);
  return holdingId;
}

/** What the records of a source are read with. */
export async function openContext(
  database: Database,
  dealer: string | undefined,
  holdingId: number,
): Promise<ImportContext> {
  const dictionary = await loadStockDictionary(database, holdingId);
  return {
    holdingId,
    source: dealer ?? wholeStock,
    names: createNameMatcher(dictionary),
    word: createReadWord(dictionary.words),
    dealers: dictionary.dealers,
    fileDealer: dictionary.dealers.find(({ code }) => code === dealer),
    now: new Date(),
  };
}

/** The bytes, each chunk told of. */
export async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.byteLength;
    onRead(read);
    yield chunk;
    // Yields, so that the API keeps answering while it imports.
    await yieldToEventLoop();
  }
}

type Counts = { records: number; refused: number; gone: number; noted: number };

async function stage(
  bytes: AsyncIterable<Uint8Array>,
  context: ImportContext,
  staging: Staging,
  { database, options, listener }: { database: Database; options: ImportOptions; listener: ImportListener },
): Promise<Counts> {
  const counts: Counts = { records: 0, refused: 0, gone: 0, noted: 0 };
  const seen = new Map<string, number>();
  const waiting = new WaitingList();
  for await (const records of parseFeed(counted(bytes, listener.onRead), options.format)) {
    for (const record of records) {
      counts.records += 1;
      const { vehicle, vin, gone, problems } = toVehicle(record, context);
      if (gone) {
        counts.gone += 1;
        continue;
      }
      for (const problem of problems) await listener.onProblem(problem);
      const before = vin === undefined ? undefined : seen.get(vin);
      if (!vehicle || before !== undefined) counts.refused += 1;
      else if (problems.length > 0) counts.noted += 1;
      if (vin === undefined) continue;
      if (before !== undefined) await listener.onProblem(repeated(record.line, vin, before));
      else {
        seen.set(vin, record.line);
        if (!vehicle) waiting.add(waitingOf(vin, record, problems));
        await staging.add({ vin, line: record.line, vehicle });
      }
    }
  }
  await staging.flush();
  if (!options.dryRun) await database.exclusive((executor) => keepWaiting(executor, context, waiting.rows));
  if (counts.records === 0) throw new FeedFailure('The file has no vehicle. Nothing was changed.');
  if (counts.refused + counts.gone === counts.records)
    throw new FeedFailure('No vehicle of the file can be accepted. Nothing was changed.');
  return counts;
}

async function apply(
  database: Database,
  importId: string,
  context: ImportContext,
  options: ImportOptions,
): Promise<Applied> {
  await database.exclusive((executor) => executor.query('analyze feed_row'));
  const given = {
    importId,
    holdingId: context.holdingId,
    source: context.source,
    allowWithdraw: options.allowWithdraw,
    beyond: context.names.beyond,
    runId: options.runId,
  };
  return database.inPieces(changeChannel, (piece, mostRows) =>
    applyFeed(options.dryRun ? rehearsed(piece) : piece, given, mostRows),
  );
}

/**
 * Takes a stock feed in: vehicles are matched by their number within their holding; those of the same source that the file no
 * longer has are withdrawn. One change at the end, so that listings show the old stock or the new one. Throws `FeedFailure` when
 * the file as a whole cannot be taken; then nothing has changed.
 */
export async function importFeed(
  database: Database,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
  listener: ImportListener,
): Promise<ImportSummary> {
  const context = await openContext(database, options.dealer, await holdingOf(database, options));
  const importId = randomUUID();
  const staging = new Staging(database, importId);
  try {
    const counts = await stage(bytes, context, staging, { database, options, listener });
    listener.onApply();
    const { conflicts, ...applied } = await apply(database, importId, context, options);
    for (const problem of conflicts) await listener.onProblem(problem);
    return { ...counts, ...applied, refused: counts.refused + conflicts.length, dryRun: options.dryRun };
  } finally {
    await database.exclusive((executor) => new Staging(executor, importId).clear());
  }
}
