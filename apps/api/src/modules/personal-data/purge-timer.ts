import type { Executor } from '../../db/database.ts';
import { errorRecord, type Log } from '../../log.ts';
import { purge } from './retention.ts';

const hourMs = 3_600_000;

/** Purges at the start and every hour; safe in several processes. Returns the stop function. */
export function startPurging(db: Executor, log: Log): () => Promise<void> {
  const run = async () => {
    try {
      log.info({ purged: await purge(db) }, 'purged');
    } catch (error) {
      log.error(errorRecord(error), 'not purged');
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, hourMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
