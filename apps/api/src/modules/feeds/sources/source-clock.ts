import type { Database } from '../../../db/database.ts';
import { errorRecord, type Log } from '../../../log.ts';
import { runSource } from './run-source.ts';
import { claimDue } from './source-queries.ts';

const turnMs = 60_000;

/** Takes sources in one after another when their time comes; in each process. @returns the stop function */
export function startSourceClock(database: Database, allowLoopback: boolean, log: Log): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const work = async () => {
    try {
      for (let source = await claimDue(database); source && !isStopped; source = await claimDue(database)) {
        const outcome = await runSource(database, source, allowLoopback);
        const told = { source: source.code, holdingId: source.holdingId, ...outcome };
        if (outcome.kind === 'failed') log.warn(told, 'feed not taken in');
        else log.info(told, 'feed');
      }
    } catch (error) {
      log.error(errorRecord(error), 'feed');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= work();
  }, turnMs).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
