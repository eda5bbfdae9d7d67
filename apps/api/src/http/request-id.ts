import { randomUUID } from 'node:crypto';

export const requestIdHeader = 'x-request-id';

/** The caller's id when it is one that can stand in a log line, else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}
