import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { liveHeader } from './signals.ts';

/** A whole answer, ready to be written. A compressed body is there once somebody has asked for it. */
export type StoredAnswer = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer };
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

/** Whether a page was rendered for this answer alone, by the word of the proxy. */
export const isLive = (headers: OutgoingHttpHeaders): boolean => headers[liveHeader] !== undefined;

/**
 * Whether an answer of Next is the same for everyone: prerendered whole and not being refreshed, or rendered live, and no
 * cookie set. Every page of a shell must be one that can be prerendered, so none reads whose visit it is.
 */
export function isShareable(status: number, headers: OutgoingHttpHeaders): boolean {
  const whole = headers['x-nextjs-cache'] === 'HIT' || isLive(headers);
  return status === 200 && whole && headers['set-cookie'] === undefined;
}

/** A compressed body that is not there yet counts as a fifth of the page. */
const awaitedShare = 0.2;

/** A page that cannot be rendered any more is shown as it was for as long as this, ms. */
const lastGoodMs = 86_400_000;

type Kept = StoredAnswer & { generation: number; at: number };

/**
 * Memory of compressed answers, bounded in bytes. An answer is fresh for `ttlMs`, and until the memory is told that data
 * changed; what is not fresh is kept for the case that it cannot be rendered again. One per process; a CDN stands before many.
 */
export function createPageCache(options: { maxBytes: number; ttlMs: number }) {
  const cache = new LRUCache<string, Kept>({
    maxSize: options.maxBytes,
    ttl: lastGoodMs,
    sizeCalculation: ({ bodies }, key) => {
      const awaited = Math.ceil(bodies.identity.length * awaitedShare);
      return (
        key.length + bodies.identity.length + (bodies.gzip?.length ?? awaited) + (bodies.br?.length ?? awaited) + 512
      );
    },
  });
  let generation = 0;
  return {
    /** A fresh answer. */
    get(key: string): StoredAnswer | undefined {
      const kept = cache.get(key);
      const isFresh = kept?.generation === generation && performance.now() - kept.at < options.ttlMs;
      return isFresh ? kept : undefined;
    },
    /** The last answer that was good, fresh or not. */
    lastGood: (key: string): StoredAnswer | undefined => cache.get(key),
    /**
     * Stores an answer, not as a fresh one if data have changed since `since`, as its render may have begun before that, and
     * never in place of a newer one.
     */
    set(key: string, answer: StoredAnswer, since: number) {
      if ((cache.peek(key)?.generation ?? 0) > since) return;
      cache.set(key, Object.assign(answer, { generation: since, at: performance.now() }));
    },
    generation: () => generation,
    /** Data changed: nothing is fresh any more. */
    expire() {
      generation += 1;
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
