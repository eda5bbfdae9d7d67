import type { IncomingHttpHeaders } from 'node:http';

/** What the framework's router asks for in place of a whole document: the headers that really change the answer. */
export type RouterRequest = {
  /** Tells one such answer of a page from another; empty for the document. */
  key: string;
  headers: Readonly<Record<string, string>>;
  /** Asked for ahead of a navigation that may never come. */
  isPrefetch: boolean;
};

export const documentRequest: RouterRequest = { key: '', headers: {}, isPrefetch: false };
const payload: RouterRequest = { key: ' rsc', headers: { rsc: '1' }, isPrefetch: false };

const prefetchKinds: ReadonlySet<string> = new Set(['1', '2', '3']);
const segmentGrammar = /^\/[\x21-\x7e]{0,500}$/;
const maxTree = 4_000;

/** A list in JSON, as the router writes the tree of what it shows; anything else makes the framework fail. */
function isTree(text: string): boolean {
  if (text.length > maxTree) return false;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(text)));
  } catch {
    return false;
  }
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/**
 * Reads the router's headers. `next-url` has no say, as no shell intercepts routes; the tree of what the browser shows has one
 * where a page is rendered for the answer: then what is on the screen already is left out.
 */
export function readRouterRequest(headers: IncomingHttpHeaders, rendering: 'static' | 'live'): RouterRequest {
  if (headers.rsc !== '1') return documentRequest;
  const prefetch = one(headers['next-router-prefetch']);
  if (prefetch !== undefined && prefetchKinds.has(prefetch)) {
    const segment = one(headers['next-router-segment-prefetch']);
    const asked: Record<string, string> = { rsc: '1', 'next-router-prefetch': prefetch };
    if (segment !== undefined && segmentGrammar.test(segment)) asked['next-router-segment-prefetch'] = segment;
    return { key: ` rsc ${prefetch} ${segment ?? ''}`, headers: asked, isPrefetch: true };
  }
  const tree = one(headers['next-router-state-tree']);
  if (rendering === 'static' || tree === undefined || !isTree(tree)) return payload;
  return { key: ` rsc ${tree}`, headers: { rsc: '1', 'next-router-state-tree': tree }, isPrefetch: false };
}
