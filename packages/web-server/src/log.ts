import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on stdout. A line holds no path, query, cookie or address of a visitor. */
export function createLog(
  name: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Log {
  return pino({ base: { shell: name }, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
