import { changeChannel } from '../../db/change-backlog.ts';
import type { Database } from '../../db/database.ts';
import { keepLiveCopy, type LiveCopy, type LiveCopyOptions } from '../../db/live-copy.ts';
import { loadRowDictionary } from './dictionary.ts';
import { buildFacetIndex, type FacetIndex } from './facet-index.ts';
import { readStock, readStockOf } from './stock-rows.ts';

/** Rows that have left the stock may take this share of the index before it is built anew. */
const maxDeadShare = 0.2;

export type LiveIndex = LiveCopy<FacetIndex>;
export type LiveIndexOptions = Pick<LiveCopyOptions, 'onError' | 'onRefresh'>;

/**
 * Keeps the facet index fresh: a change that is committed anywhere shows within a second. Changed vehicles are read
 * and taken in by themselves; the whole is built anew when more than that may have changed. Refreshing takes at most
 * a third of the time, however fast changes come.
 */
export function startLiveIndex(database: Database, options: LiveIndexOptions = {}): LiveIndex {
  return keepLiveCopy<FacetIndex>(
    database,
    changeChannel,
    async (index, work) => {
      if (!index || work === 'all' || index.deadShare > maxDeadShare)
        return buildFacetIndex(await loadRowDictionary(database), readStock(database));
      await index.change(work, await readStockOf(database, work));
      return index;
    },
    { ...options, settleMs: 50, restShare: 2 },
  );
}
