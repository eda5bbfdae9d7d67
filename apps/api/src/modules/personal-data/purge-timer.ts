import { errorRecord, type Log } from '../../log.ts';
import type { Services } from '../../rpc/context.ts';
import { purgeFiles } from '../files/service.ts';
import { purge } from './retention.ts';

const hourMs = 3_600_000;

/** Purges at the start and every hour; safe in several processes. Returns the stop function. */
export function startPurging(services: Pick<Services, 'database' | 'files'>, log: Log): () => Promise<void> {
  const run = async () => {
    try {
      const rows = await purge(services.database);
      log.info({ purged: { ...rows, lead_file: await purgeFiles(services) } }, 'purged');
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
