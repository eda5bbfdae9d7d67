/**
 * Reads of a page. Free of valibot and of the table: a route's name says its method and address, the shell's server has
 * parsed the answer, and these bytes are in the critical path.
 */
import type { Answer, Input, ReadRoute } from '../calls.ts';
import { fillPath } from './fill-path.ts';

/** Where all of an input is its query, a query in the API's own spelling may stand for it. */
type ReadInput<R extends ReadRoute> = R extends `${string}{${string}` ? Input<R> : Input<R> | string;

/** Asks the shell's own /api: the answer, or the status that came instead; 0 when nothing came (offline, aborted). */
export async function ask<R extends ReadRoute>(
  route: R,
  input: ReadInput<R>,
  signal?: AbortSignal,
): Promise<Answer<R> | number> {
  try {
    const [path, rest] = fillPath(route, input);
    const response = await fetch(`${path}?${new URLSearchParams(rest)}`, {
      headers: { accept: 'application/json' },
      signal,
    });
    return response.ok ? await response.json() : response.status;
  } catch {
    return 0;
  }
}

/** The answer of a read, or null when there is none (refused, offline, aborted). */
export async function read<R extends ReadRoute>(
  route: R,
  input: ReadInput<R>,
  signal?: AbortSignal,
): Promise<Answer<R> | null> {
  const answer = await ask(route, input, signal);
  return typeof answer === 'number' ? null : answer;
}
