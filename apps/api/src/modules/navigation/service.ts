import type { RedirectRow, ResolveAnswer, ResolveQuery } from '@showroom/api-contract/contract';
import { type ExistenceParam, existenceKinds } from '@showroom/domain/existence';
import { toLookupPath } from '../../paths/lookup-path.ts';
import { isSafeTarget } from '../../paths/safe-target.ts';
import type { Services } from '../../rpc/context.ts';
import { askExistence } from './existence-resolvers.ts';
import { addHits, selectRedirects, selectRedirectsOf } from './queries.ts';

/** A row that may be acted on: it leads somewhere else, and to a path of the same host; 410 leads nowhere. */
function isUsable(row: RedirectRow): boolean {
  if (row.status === 410) return true;
  return isSafeTarget(row.urlTo) && toLookupPath(row.urlTo) !== row.urlFrom;
}

/** Redirects of one path, or the whole table of a holding. Rows with an unsafe target are left out on read too. */
export async function listRedirects(
  { database }: Pick<Services, 'database'>,
  holdingId: number,
  url: string | undefined,
): Promise<RedirectRow[]> {
  if (url === undefined) {
    // Not from the answers kept: a shell asks right after a change, and twice a minute otherwise.
    return (await selectRedirects(database, holdingId)).filter(isUsable);
  }
  const path = toLookupPath(url);
  return path === undefined ? [] : (await selectRedirectsOf(database, holdingId, path)).filter(isUsable);
}

/** Adds to the counts of redirects what a shell has counted. */
export function countHits(
  database: Services['database'],
  holdingId: number,
  hits: readonly { path: string; count: number }[],
): Promise<void> {
  const known = hits.flatMap(({ path, count }) => {
    const lookup = toLookupPath(path);
    return lookup === undefined ? [] : [{ path: lookup, count }];
  });
  return addHits(database, holdingId, known);
}

/**
 * What is known of a page: the redirect table of its path first, then the thing that it shows, by its kind.
 * `now` decides the latest model year of a listing.
 */
export async function resolvePage(
  { database }: Pick<Services, 'database'>,
  { holdingId, kind, path: rawPath, ...given }: ResolveQuery,
  now: Date,
): Promise<ResolveAnswer> {
  const path = toLookupPath(rawPath);
  if (path === undefined) return { state: 'missing' };
  const [row] = (await selectRedirectsOf(database, holdingId, path)).filter(isUsable);
  if (row) return row.status === 410 ? { state: 'gone' } : { state: 'moved', to: row.urlTo, status: row.status };
  const params = Object.fromEntries(existenceKinds[kind].map((name) => [name, given[name]?.toLowerCase()]));
  // The contract has seen to it that the parameters of the kind are there.
  return askExistence(kind, { database, holdingId, path, now, params: params as Record<ExistenceParam, string> });
}
