import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import { findEndpoint, type ImportEndpoint } from '../modules/feeds/remote/import-endpoint.ts';
import { openReader } from '../modules/photos/open-reader.ts';
import { countPhotos, type DeadPhoto, listDead, type PhotoCounts } from '../modules/photos/photo-report.ts';
import { workQueue } from '../modules/photos/work-queue.ts';
import type { Progress } from './progress.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

export const photosUsage = `photos load --holding 1   fetch what waits, with a progress bar; may be broken off and repeated
photos dead --holding 1   addresses without a photo, and why`;

export type PhotosArguments = { act: 'load' | 'dead'; holding: number; progress: 'json' | 'bar' | undefined };
type Photos = { counts: PhotoCounts; dead: DeadPhoto[] };

const shownDead = 500;
const pollMs = 500;

/** Reads what follows `photos`. Throws `StartError`. */
export function readPhotosArguments(argv: readonly string[]): PhotosArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { holding: { type: 'string', default: '1' }, progress: { type: 'string' } },
    });
    const [act, ...rest] = positionals;
    const { progress } = values;
    const isRight = rest.length === 0 && /^[1-9]\d{0,3}$/.test(values.holding);
    const isMode = progress === undefined || progress === 'json' || progress === 'bar';
    if ((act === 'load' || act === 'dead') && isRight && isMode)
      return { act, holding: Number(values.holding), progress };
  } catch {
    // Told below.
  }
  throw new StartError(photosUsage);
}

/** Asks the process that holds the embedded database. */
async function askRemotely({ url, token }: ImportEndpoint, { act, holding }: PhotosArguments): Promise<Photos> {
  const answer = await fetch(new URL('/internal/photos', url), {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-import-token': token },
    body: JSON.stringify({ holding, dead: act === 'dead' }),
  }).catch(() => undefined);
  if (!answer?.ok) throw new StartError('The API holds the database but did not answer: restart it.');
  return (await answer.json()) as Photos;
}

/** Loads here, telling how far it is. */
async function loadHere(env: Env, database: Database, tell: (counts: PhotoCounts) => void, holding: number) {
  const reader = openReader(env.photos);
  try {
    let isBusy = false;
    const count = async () => {
      if (isBusy) return;
      isBusy = true;
      tell(await countPhotos(database, holding));
      isBusy = false;
    };
    await workQueue({ database, reader }, { onTried: () => void count() });
  } finally {
    reader.rest();
  }
}

const printDead = ({ vin, place, url, error, attempts, nextAt }: DeadPhoto) =>
  `${vin} photo ${place}: ${error} (tried ${attempts}, again ${nextAt.slice(0, 16)})\n  ${url}`;

function print({ act }: PhotosArguments, { counts, dead }: Photos): string {
  const summary = `Photos: ${counts.stored} stored, ${counts.waiting} waiting, ${counts.dead} dead.`;
  return act === 'dead' ? [...dead.map(printDead), summary].join('\n') : summary;
}

/** The photos of a holding by the command line. Returns what to print; throws `StartError`. */
export async function photosCommand(
  env: Env,
  given: PhotosArguments,
  progress: (progress: Progress) => void,
): Promise<string> {
  const tell = ({ stored, waiting, dead }: PhotoCounts) =>
    progress({ step: 'photos', done: stored + dead, total: stored + dead + waiting });
  let database: Database;
  try {
    database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  } catch (error) {
    const isHeld = error instanceof DatabaseUnavailable && error.reason === 'locked';
    const endpoint = isHeld ? findEndpoint(env.dataDir) : undefined;
    if (!endpoint) throw error;
    for (;;) {
      const found = await askRemotely(endpoint, given);
      if (given.act === 'load') tell(found.counts);
      if (given.act === 'dead' || found.counts.waiting === 0) return print(given, found);
      await delay(pollMs);
    }
  }
  try {
    await requireMigrated(database);
    if (given.act === 'load') await loadHere(env, database, tell, given.holding);
    const counts = await countPhotos(database, given.holding);
    if (given.act === 'load') tell(counts);
    return print(given, { counts, dead: await listDead(database, given.holding, shownDead) });
  } finally {
    await database.close();
  }
}
