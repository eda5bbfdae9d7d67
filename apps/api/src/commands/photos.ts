import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { openReader } from '../modules/photos/open-reader.ts';
import { countPhotos, type DeadPhoto, listDead, type PhotoCounts } from '../modules/photos/photo-report.ts';
import { workQueue } from '../modules/photos/work-queue.ts';
import { askApi, openTarget } from './ask-api.ts';
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

const printDead = ({ vehicleId, vin, place, url, error, attempts, nextAt }: DeadPhoto) =>
  `${vin ?? `/catalog/${vehicleId}/`} photo ${place}: ${error} (tried ${attempts}, again ${nextAt.slice(0, 16)})\n  ${url}`;

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
  const target = await openTarget(env);
  if (!('close' in target)) {
    for (;;) {
      const asked = { holding: given.holding, dead: given.act === 'dead' };
      const found = await askApi<Photos>(target, '/internal/photos', asked);
      if (given.act === 'load') tell(found.counts);
      if (given.act === 'dead' || found.counts.waiting === 0) return print(given, found);
      await delay(pollMs);
    }
  }
  const database = target;
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
