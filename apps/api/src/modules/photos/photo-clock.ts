import type { Database } from '../../db/database.ts';
import { errorRecord, type Log } from '../../log.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { PhotoSettings } from '../../ports/photo-settings.ts';
import { openReader } from './open-reader.ts';
import { photosChannel } from './photo-queue.ts';
import { purgePhotos } from './purge-photos.ts';
import { workQueue } from './work-queue.ts';

/** Dead addresses are looked for so often, ms. */
const turnMs = 30_000;
const purgeEveryMs = 60 * 60_000;

/**
 * Works on the queue whenever an import tells of new addresses, and when the time of dead ones comes; in each process.
 * @param firstMs the first turn waits so long, ms: the sites' first pages go first @returns the stop function
 */
export async function startPhotoClock(
  { database, store, settings, log }: { database: Database; store: ObjectStore; settings: PhotoSettings; log: Log },
  firstMs: number,
): Promise<() => Promise<void>> {
  const reader = openReader(settings);
  let isStopped = false;
  let isAsked = false;
  let running: Promise<void> | undefined;
  let purgedAt = Number.NEGATIVE_INFINITY;
  const work = async () => {
    try {
      while (isAsked && !isStopped) {
        isAsked = false;
        await workQueue({ database, reader }, { isStopped: () => isStopped });
      }
      if (performance.now() - purgedAt > purgeEveryMs) {
        purgedAt = performance.now();
        await purgePhotos(database, store);
      }
    } catch (error) {
      if (!isStopped) log.error(errorRecord(error), 'photos');
    } finally {
      running = undefined;
      reader.rest();
    }
  };
  const turn = () => {
    isAsked = true;
    running ??= work();
  };
  const first = setTimeout(turn, firstMs).unref();
  const timer = setInterval(turn, turnMs).unref();
  const stopListening = await database.listen(photosChannel, turn);
  return async () => {
    isStopped = true;
    clearTimeout(first);
    clearInterval(timer);
    await stopListening();
    // What was being fetched is fetched again by the next process.
    reader.rest();
    await running;
  };
}
