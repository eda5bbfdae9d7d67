import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Log record of a request. Nothing else is logged: no query, raw path, address or body. */
export type RequestRecord = {
  method: string;
  /** The template, `/api/catalog/{id}`. */
  route: string;
  status: number;
  /** Milliseconds until the answer was ready. */
  ms: number;
  requestId: string;
};

/** JSON lines on stderr: stdout is for progress and the ready line. Control characters are escaped by JSON. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Log record of an error: names, codes, stack. No messages: they may quote data (drivers print parameters). */
export function errorRecord(error: unknown): { names: string[]; codes: string[]; at: string[] } {
  const names: string[] = [];
  const codes: string[] = [];
  let at: string[] = [];
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    names.push(cause.name);
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' || typeof code === 'number') codes.push(String(code));
    at = frames(cause.stack);
  }
  return { names, codes, at };
}

function frames(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
}
