import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import type { ServerEvent } from './supervisor.ts';

/** Writes what happens to servers as JSON lines to `<logDir>/launcher.log`. */
export function createLaunchLog(logDir: string): (event: ServerEvent) => void {
  mkdirSync(logDir, { recursive: true });
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: join(logDir, 'launcher.log'), append: false, sync: true }),
  );
  return ({ kind, ...event }) => (kind === 'restarted' ? log.info(event, kind) : log.error(event, kind));
}
