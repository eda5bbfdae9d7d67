import type { RedirectRow, ResolveAnswer } from '@showroom/api-contract/contract';
import { type ListingScope, sectionOf, typeOf } from '@showroom/domain/listing-scope';
import type { Services } from '../../rpc/context.ts';
import { overviewExists } from '../brands/overview-service.ts';
import { vehicleState } from '../catalog/catalog-service.ts';
import { findShortLink } from '../short-links/queries.ts';
import { findByVin } from '../tools/queries.ts';
import { toLookupPath } from './lookup-path.ts';
import { readPagePath } from './page-path.ts';
import { isKnownModel, selectDealerOfPlace, selectRedirects, selectRedirectsOf } from './queries.ts';
import { isSafeTarget } from './safe-target.ts';

type Sources = Pick<Services, 'database' | 'answers'>;

/** A row that may be acted on: it leads somewhere else, and to a path of the same host; 410 leads nowhere. */
function isUsable(row: RedirectRow): boolean {
  if (row.status === 410) return true;
  return isSafeTarget(row.urlTo) && toLookupPath(row.urlTo) !== row.urlFrom;
}

/** Redirects of one path, or the whole table of a holding. Rows with an unsafe target are left out on read too. */
export async function listRedirects(
  { database, answers }: Sources,
  holdingId: number,
  url: string | undefined,
): Promise<RedirectRow[]> {
  if (url === undefined) {
    const rows = await answers.get(`redirects:${holdingId}`, () => selectRedirects(database, holdingId));
    return rows.filter(isUsable);
  }
  const path = toLookupPath(url);
  return path === undefined ? [] : (await selectRedirectsOf(database, holdingId, path)).filter(isUsable);
}

/**
 * What a path means to the shop: the redirect table first, then the vehicle, mark or model that it names. Paths
 * without such parameters exist as far as the catalogue is concerned: the shell's own route table knows them.
 */
export async function resolvePath(
  { database }: Sources,
  holdingId: number,
  rawPath: string,
  now: Date,
): Promise<ResolveAnswer> {
  const path = toLookupPath(rawPath);
  if (path === undefined) return { state: 'missing' };
  const [row] = (await selectRedirectsOf(database, holdingId, path)).filter(isUsable);
  if (row) return row.status === 410 ? { state: 'gone' } : { state: 'moved', to: row.urlTo, status: row.status };
  const page = readPagePath(path, now);
  switch (page.kind) {
    case 'other':
      return { state: 'exists' };
    case 'impossible':
      return { state: 'missing' };
    case 'vehicle':
      return { state: await vehicleState(database, { id: page.id, holdingId }) };
    case 'windscreen': {
      const vehicle = await findByVin(database, holdingId, page.vin);
      return vehicle ? { state: 'moved', to: `/catalog/${vehicle.id}/`, status: 302 } : { state: 'missing' };
    }
    case 'short-link': {
      // No more than whether it is there: a remembered redirect would not be counted.
      const link = await findShortLink(database, holdingId, page.code);
      return link?.isGone ? { state: 'gone' } : known(link !== undefined);
    }
    case 'brand':
      return known(await overviewExists(database, holdingId, page));
    case 'listing':
      return known(await isListing(database, holdingId, page.scope));
  }
}

/** A scope with the dealer centre of its place filled in; undefined when the holding has none there. */
export async function withPlace(
  { database }: Pick<Services, 'database'>,
  holdingId: number,
  scope: ListingScope,
): Promise<ListingScope | undefined> {
  const place = sectionOf(scope)?.place;
  if (!place) return scope;
  const dealer = await selectDealerOfPlace(database, holdingId, place);
  return dealer === undefined ? undefined : { ...scope, dealer };
}

async function isListing(database: Services['database'], holdingId: number, scope: ListingScope): Promise<boolean> {
  if (!(await withPlace({ database }, holdingId, scope))) return false;
  return scope.mark === undefined || isKnownModel(database, typeOf(scope), scope.mark, scope.model);
}

function known(found: boolean): ResolveAnswer {
  return { state: found ? 'exists' : 'missing' };
}
