import type { Database } from '../../db/database.ts';
import { loadDictionary } from './dictionary.ts';
import { buildFacetIndex, type FacetIndex } from './facet-index.ts';
import { readStock } from './stock-rows.ts';

/** Fires at the commit of any change to vehicles, marks, models or dealers (migration 0001). */
const changeChannel = 'vehicle_changed';
const settleMs = 100;
const retryMs = 2_000;
const maxNotices = 1_000;

export type LiveIndex = {
  /** Undefined while the first one is being built. */
  current(): FacetIndex | undefined;
  /** Resolves when there is an index: at once, or after the first build. */
  ready(): Promise<FacetIndex>;
  stop(): Promise<void>;
};

export type LiveIndexOptions = {
  /** Told when the index could not be read or listening failed; it goes on with the last good one and tries again. */
  onError?: (error: unknown) => void;
  /**
   * Told after each refresh with the payloads of the changes that it took in (none at the first build): what depends
   * on the listing, such as the caches of the shells, may be emptied now and not before.
   */
  onRefresh?: (notices: readonly string[]) => void;
};

/**
 * Keeps the facet index fresh: a change that is committed anywhere shows within a second. Rebuilding takes at most a
 * third of the time, however fast changes come.
 */
export function startLiveIndex(
  database: Database,
  { onError = () => {}, onRefresh = () => {} }: LiveIndexOptions = {},
): LiveIndex {
  let index: FacetIndex | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let dirty = false;
  let notices: string[] = [];
  let stopped = false;
  let unlisten: (() => Promise<void>) | undefined;
  let pauseMs = settleMs;
  const first = Promise.withResolvers<FacetIndex>();
  // Nobody may be waiting when it is stopped before the first build.
  first.promise.catch(() => {});

  const build = async () => {
    dirty = false;
    const taken = notices;
    notices = [];
    const start = performance.now();
    try {
      unlisten ??= await database.listen(changeChannel, changed);
      index = await buildFacetIndex(await loadDictionary(database), readStock(database));
      first.resolve(index);
      pauseMs = Math.max(settleMs, 2 * (performance.now() - start));
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
    current: () => index,
    ready: () => first.promise,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      first.reject(new Error('The facet index was stopped before it was built.'));
      await unlisten?.();
    },
  };
}
