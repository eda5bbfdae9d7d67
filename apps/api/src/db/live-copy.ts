import { type Backlog, createBacklog } from './change-backlog.ts';
import type { Database } from './database.ts';

const retryMs = 2_000;

/** A copy of something in the database, kept in memory. */
export type LiveCopy<T> = {
  /** Undefined while the first one is being built. */
  current(): T | undefined;
  /** The copy as it is now, or the first one once it is built. */
  ready(): Promise<T>;
  stop(): Promise<void>;
};

export type LiveCopyOptions = {
  /** Waits so long after a notice, ms, for what else comes; 100 unless told. */
  settleMs?: number;
  /** Rests after a refresh so many times as long as it took; 4 unless told. */
  restShare?: number;
  /** Builds the first copy when somebody asks for it; at once unless told. */
  isLazy?: boolean;
  /** Told when the copy could not be read or listening failed; it goes on with the last good one and tries again. */
  onError?: (error: unknown) => void;
  /**
   * Told after each refresh with the payloads of the changes that it took in (none at the first build): what depends
   * on the copy may be emptied now and not before.
   */
  onRefresh?: (notices: readonly string[]) => void;
};

/**
 * Keeps a copy fresh after the notices of a channel. `refresh` gets the copy as it is, undefined at first, and what has
 * to be taken in, and returns the new one or the same, changed. However fast changes come, it rests between two
 * refreshes in proportion to what the last one took.
 */
export function keepLiveCopy<T>(
  database: Database,
  channel: string,
  refresh: (copy: T | undefined, work: Backlog['work']) => Promise<T>,
  { settleMs = 100, restShare = 4, isLazy = false, onError = () => {}, onRefresh = () => {} }: LiveCopyOptions = {},
): LiveCopy<T> {
  let copy: T | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let unlisten: (() => Promise<void>) | undefined;
  let restsUntil = 0;
  const backlog = createBacklog();
  const first = Promise.withResolvers<T>();
  // Rejects unobserved when stopped before the first build.
  first.promise.catch(() => {});

  const build = async () => {
    const taken = backlog.take();
    const start = performance.now();
    try {
      unlisten ??= await database.listen(channel, changed);
      const built = await refresh(copy, taken.work);
      copy = built;
      first.resolve(built);
      const end = performance.now();
      restsUntil = end + restShare * (end - start);
      onRefresh(taken.notices);
    } catch (error) {
      backlog.putBack(taken);
      restsUntil = performance.now() + retryMs;
      if (!stopped) onError(error);
    }
  };
  const run = () => {
    timer = undefined;
    running = build().finally(() => {
      running = undefined;
      if (copy === undefined || !backlog.isEmpty()) schedule();
    });
  };
  const schedule = () => {
    if (stopped || timer || running) return;
    timer = setTimeout(run, Math.max(settleMs, restsUntil - performance.now()));
    timer.unref();
  };
  const changed = (notice: string) => {
    backlog.add(notice);
    schedule();
  };

  let isBegun = false;
  const begin = () => {
    if (isBegun || stopped) return;
    isBegun = true;
    run();
  };
  if (!isLazy) begin();
  return {
    current: () => copy,
    ready: () => {
      begin();
      return copy === undefined ? first.promise : Promise.resolve(copy);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      first.reject(new Error('The copy was stopped before it was built.'));
      await unlisten?.();
    },
  };
}
