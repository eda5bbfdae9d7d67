import type { Executor } from '../../db/database.ts';
import { selectShownBanners } from './article-queries.ts';

/**
 * Answers whether banners began, ended or changed since it was asked last. A banner stands on every page: those are made anew for a
 * banner alone, not for each text.
 */
export async function followBanners(db: Executor): Promise<() => Promise<boolean>> {
  let last = await selectShownBanners(db);
  return async () => {
    const shown = await selectShownBanners(db);
    const isChanged = shown !== last;
    last = shown;
    return isChanged;
  };
}
