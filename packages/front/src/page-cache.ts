import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A whole answer, ready to be written: body per encoding, compressed once. */
export type StoredAnswer = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
};

/** What varies a prerendered answer beside its address: the router's own headers. */
const varying = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;
const cityPattern = /(?:^|;\s*)siteCityCode=(msk|spb)(?:;|$)/;
/** A request that carries a session is never answered from, nor put into, the shared cache. */
const sessionPattern = /(?:^|;\s*)(?:__Host-)?(?:access|refresh)[_-]?token=/i;

/** Key of a request in the cache, or null when its answer may not be shared. */
export function cacheKey(req: IncomingMessage): string | null {
  const url = req.url ?? '';
  if ((req.method !== 'GET' && req.method !== 'HEAD') || url.length > 600 || req.headers.authorization) return null;
  const cookie = req.headers.cookie ?? '';
  if (sessionPattern.test(cookie)) return null;
  let key = cityPattern.exec(cookie)?.[1] ?? '-';
  for (const name of varying) {
    const value = req.headers[name];
    if (typeof value === 'string') {
      if (value.length > 4_000) return null;
      key += `|${name}=${value}`;
    }
  }
  return `${key} ${url}`;
}

/** Whether an answer of Next is the same for everyone: prerendered whole, no cookie set, not being refreshed. */
export function isShareable(status: number, headers: OutgoingHttpHeaders): boolean {
  return status === 200 && headers['x-nextjs-cache'] === 'HIT' && headers['set-cookie'] === undefined;
}

/** Memory of compressed answers, bounded in bytes and in age. One per process; a CDN stands before many. */
export function createPageCache(options: { maxBytes: number; ttlMs: number }) {
  const cache = new LRUCache<string, StoredAnswer>({
    maxSize: options.maxBytes,
    ttl: options.ttlMs,
    sizeCalculation: (answer, key) =>
      key.length + answer.bodies.identity.length + answer.bodies.gzip.length + answer.bodies.br.length + 512,
  });
  let generation = 0;
  return {
    get: (key: string) => cache.get(key),
    /** Stores an answer unless the cache was emptied since `since`: a render that began before a change must not outlive it. */
    set(key: string, answer: StoredAnswer, since: number) {
      if (since === generation) cache.set(key, answer);
    },
    generation: () => generation,
    clear() {
      generation += 1;
      cache.clear();
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
