import type { Database } from '../../db/database.ts';
import { type Backlog, createBacklog } from './change-backlog.ts';
import { loadDictionary } from './dictionary.ts';
import { buildFacetIndex, type FacetIndex } from './facet-index.ts';
import { readStock, readStockOf } from './stock-rows.ts';

/** Fires at the commit of any change to vehicles, marks, models or dealers (migrations 0001 and 0005). */
const changeChannel = 'vehicle_changed';
const settleMs = 50;
const retryMs = 2_000;
/** Rows that have left the stock may take this share of the index before it is built anew. */
const maxDeadShare = 0.2;

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
 * Keeps the facet index fresh: a change that is committed anywhere shows within a second. Changed vehicles are read
 * and taken in by themselves; the whole is built anew when more than that may have changed. Refreshing takes at most
 * a third of the time, however fast changes come.
 */
export function startLiveIndex(
  database: Database,
  { onError = () => {}, onRefresh = () => {} }: LiveIndexOptions = {},
): LiveIndex {
  let index: FacetIndex | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let unlisten: (() => Promise<void>) | undefined;
  let pauseMs = settleMs;
  const backlog = createBacklog();
  const first = Promise.withResolvers<FacetIndex>();
  // Nobody may be waiting when it is stopped before the first build.
  first.promise.catch(() => {});

  const refresh = async (work: Backlog['work']) => {
    if (index && work !== 'all' && index.deadShare <= maxDeadShare) {
      await index.change(work, await readStockOf(database, work));
    } else index = await buildFacetIndex(await loadDictionary(database), readStock(database));
    return index;
  };
  const build = async () => {
    const taken = backlog.take();
    const start = performance.now();
    try {
      unlisten ??= await database.listen(changeChannel, changed);
      first.resolve(await refresh(taken.work));
      pauseMs = Math.max(settleMs, 2 * (performance.now() - start));
      onRefresh(taken.notices);
    } catch (error) {
      backlog.putBack(taken);
      pauseMs = retryMs;
      if (!stopped) onError(error);
    }
  };
  const run = () => {
    timer = undefined;
    running = build().finally(() => {
      running = undefined;
      if (!index || !backlog.isEmpty()) schedule();
    });
  };
  const schedule = () => {
    if (stopped || timer || running) return;
    timer = setTimeout(run, pauseMs);
    timer.unref();
  };
  const changed = (notice: string) => {
    backlog.add(notice);
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
