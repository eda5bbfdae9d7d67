import type { Database } from './database.ts';

const settleMs = 100;
const retryMs = 2_000;
/** Rests so many times as long as the last build took. */
const restShare = 4;
const maxNotices = 1_000;

/** A copy of something in the database, kept in memory. */
export type LiveCopy<T> = {
  /** Undefined while the first one is being built. */
  current(): T | undefined;
  /** The copy as it is now, or the first one once it is built. */
  ready(): Promise<T>;
  stop(): Promise<void>;
};

export type LiveCopyOptions = {
  /** Told when the copy could not be read or listening failed; it goes on with the last good one and tries again. */
  onError?: (error: unknown) => void;
  /**
   * Told after each refresh with the payloads of the changes that it took in (none at the first build): what depends
   * on the copy may be emptied now and not before.
   */
  onRefresh?: (notices: readonly string[]) => void;
};

/**
 * Keeps a copy fresh: it is built anew after the notices of a channel. Rebuilding takes at most a fifth of the time,
 * however fast changes come.
 */
export function keepLiveCopy<T>(
  database: Database,
  channel: string,
  read: () => Promise<T>,
  { onError = () => {}, onRefresh = () => {} }: LiveCopyOptions = {},
): LiveCopy<T> {
  let copy: T | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let dirty = false;
  let notices: string[] = [];
  let stopped = false;
  let unlisten: (() => Promise<void>) | undefined;
  let pauseMs = settleMs;
  const first = Promise.withResolvers<T>();
  // Nobody may be waiting when it is stopped before the first build.
  first.promise.catch(() => {});

  const build = async () => {
    dirty = false;
    const taken = notices;
    notices = [];
    const start = performance.now();
    try {
      unlisten ??= await database.listen(channel, changed);
      const built = await read();
      copy = built;
      first.resolve(built);
      pauseMs = Math.max(settleMs, restShare * (performance.now() - start));
      onRefresh(taken);
    } catch (error) {
      notices = [...taken, ...notices];
      dirty = true;
      pauseMs = retryMs;
      if (!stopped) onError(error);
    }
  };
  const run = () => {
    timer = undefined;
    running = build().finally(() => {
      running = undefined;
      if (dirty) schedule();
    });
  };
  const schedule = () => {
    if (stopped || timer || running) return;
    timer = setTimeout(run, pauseMs);
    timer.unref();
  };
  const changed = (notice: string) => {
    dirty = true;
    if (notices.length < maxNotices) notices.push(notice);
    // Too many to remember: an empty notice means that anything may have changed.
    else notices = [''];
    schedule();
  };

  run();
  return {
    current: () => copy,
    ready: () => (copy === undefined ? first.promise : Promise.resolve(copy)),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      first.reject(new Error('The copy was stopped before it was built.'));
      await unlisten?.();
    },
  };
}
