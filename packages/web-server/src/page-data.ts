import type { IncomingMessage, ServerResponse } from 'node:http';
import { askAsVisitor } from './hand-on.ts';
import { type Ask, readBody } from './renderer.ts';
import { readRouterRequest } from './router-request.ts';
import { dataHeader, handOn } from './signals.ts';

/** Longest answer that goes along, characters of base64: the headers of one request have a limit. */
const most = 24_000;

export type PageData = {
  /** Headers of the page's own request. */
  headers: Record<string, string>;
  /** `Set-Cookie` of the answer: a session that was renewed on the way is the browser's. */
  cookies: readonly string[];
};

const none: PageData = { headers: {}, cookies: [] };

/**
 * Asks a handler of the site, in the visitor's name, for what his page is rendered with, where the plan names one. Never rejects: without an answer the page is
 * rendered empty, and the browser asks itself.
 */
export async function readPageData(
  ask: Ask,
  req: IncomingMessage,
  res: ServerResponse,
  path: string | undefined,
): Promise<PageData> {
  // What is fetched ahead may never be seen.
  if (path === undefined || req.method !== 'GET' || readRouterRequest(req.headers, 'live').isPrefetch) return none;
  try {
    const asked = { path, target: handOn, headers: { accept: 'application/json' } };
    const answer = await askAsVisitor(ask, req, res, asked);
    const cookies = answer.headers['set-cookie'] ?? [];
    const data = (await readBody(answer)).toString('base64');
    return { headers: answer.statusCode === 200 && data.length <= most ? { [dataHeader]: data } : {}, cookies };
  } catch {
    return none;
  }
}
