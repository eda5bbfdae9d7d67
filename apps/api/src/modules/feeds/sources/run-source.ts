import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../db/database.ts';
import type { Fetched } from '../../../network/fetch-public.ts';
import { isAddress, openFeed } from '../fetch/open-feed.ts';
import type { ImportEvent } from '../import/import-event.ts';
import { holdingOf, wholeStock } from '../import/import-feed.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import { endRun, startRun } from './run-history.ts';
import { putOff, type Source } from './source-queries.ts';
import { toldImport } from './told-import.ts';

export type SourceOutcome = Extract<ImportEvent, { kind: 'done' | 'failed' }> | { kind: 'unchanged' };

const feedFile = /\.(?:xml|yml|csv|txt|tsv)(?:\.gz)?$/i;
/** A file that is younger may still be written, ms. */
const settledMs = 5_000;

/** The newest file of a folder that looks like a feed, or the place itself. */
async function fileOf(place: string): Promise<string> {
  if (isAddress(place) || !(await stat(place).catch(() => undefined))?.isDirectory()) return place;
  const names = (await readdir(place)).filter((name) => feedFile.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(place, name), ms: (await stat(join(place, name))).mtimeMs })),
  );
  const [newest] = files.filter(({ ms }) => Date.now() - ms > settledMs).sort((a, b) => b.ms - a.ms);
  if (!newest) throw new FeedFailure(`There is no feed in folder "${place}".`);
  return newest.path;
}

async function take(database: Database, source: Source, { bytes }: Fetched): Promise<SourceOutcome> {
  const { holdingId, dealer, format, goods } = source;
  const options = {
    holding: holdingId,
    dealer: dealer ?? undefined,
    format: format ?? undefined,
    ...{ goods, dryRun: false, allowWithdraw: false },
  };
  let outcome: SourceOutcome = { kind: 'failed', message: 'It was broken off.' };
  for await (const event of toldImport(database, bytes, options, source.id))
    if (event.kind === 'done' || event.kind === 'failed') outcome = event;
  return outcome;
}

/** Looks at a source and takes in what is new; the history has what came of it. Throws only faults of ours. */
export async function runSource(database: Database, source: Source, allowLoopback: boolean): Promise<SourceOutcome> {
  const { id, holdingId, dealer, goods } = source;
  const note = async (outcome: 'unchanged' | 'failed', message: string | null) => {
    const of = { holdingId, source: goods ? 'goods' : (dealer ?? wholeStock), sourceId: id };
    await endRun(database, await startRun(database, of), outcome, message);
  };
  try {
    await holdingOf(database, { holding: holdingId, dealer: dealer ?? undefined, dryRun: false, allowWithdraw: false });
    const fetched = await openFeed(await fileOf(source.place), allowLoopback, source.version);
    if (fetched.isKnown) {
      await note('unchanged', null);
      await putOff(database, source, undefined);
      return { kind: 'unchanged' };
    }
    const outcome = await take(database, source, fetched);
    await putOff(database, source, outcome.kind === 'done' ? fetched.version : undefined);
    return outcome;
  } catch (error) {
    await putOff(database, source, undefined);
    if (!(error instanceof FeedFailure)) throw error;
    await note('failed', error.message);
    return { kind: 'failed', message: error.message };
  }
}
