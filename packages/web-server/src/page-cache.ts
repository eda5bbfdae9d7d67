import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** A page that cannot be rendered any more is shown as it was for as long as this, ms. */
const lastGoodMs = 86_400_000;
/** Nobody is shown a page older than this while a render could replace it, ms. */
const staleMs = 600_000;
/** After a render that failed, the next one is tried no sooner, ms. */
const retryMs = 1_000;

type Kept = { answer: Answer; generation: number; freshUntil: number; retryAt: number };

/** `expired`: its time is over, shown while one render replaces it. `outdated`: data changed, whoever comes next waits. */
export type Found = { answer: Answer; state: 'fresh' | 'expired' | 'outdated' };

/**
 * Memory of whole answers, bounded in bytes. An answer is fresh for `ttlMs`, and until the memory is told that data changed;
 * what is not fresh is kept for the case that it cannot be rendered again. One per process; a CDN stands before many.
 */
export function createPageCache(options: { maxBytes: number; ttlMs: number; clock?: () => number }) {
  const clock = options.clock ?? (() => performance.now());
  const cache = new LRUCache<string, Kept>({
    maxSize: options.maxBytes,
    ttl: lastGoodMs,
    perf: { now: clock },
    sizeCalculation: ({ answer }, key) => key.length + answer.size,
  });
  let generation = 0;

  function stateOf({ generation: since, freshUntil, retryAt }: Kept): Found['state'] {
    const now = clock();
    // Nothing newer can be had at the moment.
    if (now < retryAt) return 'fresh';
    if (since !== generation) return 'outdated';
    if (now < freshUntil) return 'fresh';
    return now < freshUntil + staleMs ? 'expired' : 'outdated';
  }

  return {
    get(key: string): Found | undefined {
      const kept = cache.get(key);
      return kept && { answer: kept.answer, state: stateOf(kept) };
    },
    /**
     * Stores an answer that was asked for in the generation `since`, and never in place of a newer one. `lifeMs` 0 for one
     * that is being replaced already.
     */
    set(key: string, answer: Answer, since: number, lifeMs = options.ttlMs): void {
      if ((cache.peek(key)?.generation ?? 0) > since) return;
      cache.set(key, { answer, generation: since, freshUntil: clock() + lifeMs, retryAt: 0 });
    },
    /** A render failed: what is there is shown for a moment before the next try. Gives the last good answer, if any. */
    postpone(key: string): Answer | undefined {
      const kept = cache.peek(key);
      if (kept) kept.retryAt = clock() + retryMs;
      return kept?.answer;
    },
    generation: () => generation,
    /** Data changed: nothing is fresh any more. */
    expire(): void {
      generation += 1;
      for (const kept of cache.values()) kept.retryAt = 0;
    },
    entries: () => [...cache.entries()].map(([key, { answer }]) => ({ key, answer })),
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
