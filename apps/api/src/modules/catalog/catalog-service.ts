import type { CatalogPage, CatalogQuery, ColorCount } from '@showroom/api-contract/catalog';
import type { TransportType } from '@showroom/domain/dictionaries';
import type { VehicleCard, VehicleDetail } from '@showroom/domain/vehicle';
import type { Database, Executor } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';
import { findGalleries, getCards } from './card-queries.ts';
import { loadDictionary } from './dictionary.ts';
import type { FacetIndex } from './facet-index.ts';
import { listFromIndex } from './facet-listing.ts';
import { getVehicle, isGone } from './get-vehicle.ts';
import { cardsFromIndex, photographed } from './index-cards.ts';
import { type ListingRequest, toListingRequest } from './listing-request.ts';
import { type LiveIndex, type LiveIndexOptions, startLiveIndex } from './live-index.ts';
import { partAlike } from './part-alike.ts';
import { presentFacets } from './present-facets.ts';
import { presentRecovery } from './present-recovery.ts';
import { findSimilar } from './similar.ts';
import { listFromSql } from './sql-listing.ts';
import { countStock, type StockCounts } from './stock-counts.ts';
import { type ColorCountFilter, countColors, type StockGroup, stockGroups } from './stock-groups.ts';
import { unknownValues } from './unknown-values.ts';
import { findStatus, findVehicle } from './vehicle-queries.ts';

export type CatalogService = {
  /**
   * A page of vehicles with facets, total and, when nothing is found, what to drop.
   * @param among ids that a search has found, best first: no others are listed.
   */
  listCatalog(query: CatalogQuery, among?: readonly number[]): Promise<CatalogPage>;
  /** `'gone'` when sold or withdrawn, null when this holding never had it. */
  getVehicle(id: number, holdingId: number): Promise<VehicleDetail | 'gone' | null>;
  /** The most alike vehicles in stock, for sold ones too; null when the vehicle is unknown. */
  getSimilar(id: number, holdingId: number, size: number): Promise<VehicleCard[] | null>;
  /** Listed vehicles by colour, mark and model, from the index. */
  countColors(filter: ColorCountFilter): Promise<ColorCount[]>;
  /** Listed vehicles of a holding by mark and centre, of one type where told, from the index. */
  countStock(holdingId: number, type?: TransportType): Promise<StockCounts>;
  /** The listed stock of a holding by what addresses say, from the index. */
  stockGroups(holdingId: number): Promise<StockGroup[]>;
  /** The listed stock in memory, for whoever else looks through all of it. */
  stock: Pick<LiveIndex, 'ready'>;
  /** Resolves once the facet index stands; until then listings come from SQL, slower but the same. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

/** How long a request that needs the index waits for its first build. */
const indexDeadlineMs = 2_500;

async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DatabaseUnavailable('timeout', 'The catalogue is still loading.')),
    indexDeadlineMs,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a vehicle has a page at this holding, had one, or never did. */
export async function vehicleState(
  executor: Executor,
  { id, holdingId }: { id: number; holdingId: number },
): Promise<'exists' | 'gone' | 'missing'> {
  const status = await findStatus(executor, id, holdingId);
  if (!status) return 'missing';
  return isGone(status) ? 'gone' : 'exists';
}

/** Cards from memory; the database is asked for the real photos of those that have some. */
async function shownCards(
  database: Database,
  index: FacetIndex,
  request: { holdingId: number; type: string },
  ids: readonly number[],
): Promise<VehicleCard[]> {
  return cardsFromIndex(index, request, ids, await findGalleries(database, photographed(index, request, ids)));
}

/** Cards as they stand on a page: of recommended ones no two neighbours show one picture, and each stays with those of its city. */
function arranged(cards: VehicleCard[], { sort, among, city }: ListingRequest): VehicleCard[] {
  if (sort !== 'recommended' || among) return cards;
  const isOwn = ({ dealer }: VehicleCard) => dealer.city === city;
  return partAlike(
    cards,
    (one, other) => one.pictures[0]?.base === other.pictures[0]?.base,
    (one, other) => isOwn(one) === isOwn(other),
  );
}

/** The catalogue over a database. Starts to build and to refresh the facet index at once. */
export function createCatalogService(database: Database, options: LiveIndexOptions = {}): CatalogService {
  const live = startLiveIndex(database, options);
  const index = () => withinDeadline(live.ready());
  return {
    listCatalog: async (query, among) => {
      const request = toListingRequest(query, among);
      const current = live.current();
      const dictionary = current?.dictionary ?? (await loadDictionary(database));
      const list = (asked: ListingRequest) => (current ? listFromIndex(current, asked) : listFromSql(database, asked));
      const result = await list(request);
      // Where nothing is found the panel stays, with what the section has: one changes a condition instead of losing all.
      const offered =
        result.total === 0 ? await list({ ...request, facets: {}, ranges: {}, flags: [], size: 0 }) : result;
      const size = Math.max(1, request.size);
      return {
        items: arranged(
          current ? await shownCards(database, current, request, result.ids) : await getCards(database, result.ids),
          request,
        ),
        meta: {
          page: {
            current: request.page,
            size: request.size,
            totalPages: Math.ceil(result.total / size),
            totalResults: result.total,
          },
        },
        facets: presentFacets(result, offered, dictionary, request),
        recovery: presentRecovery(result, dictionary, request),
        unknown: unknownValues(dictionary, request),
      };
    },
    getVehicle: async (id, holdingId) => getVehicle(database, index, id, holdingId),
    getSimilar: async (id, holdingId, size) => {
      const vehicle = await findVehicle(database, id, holdingId);
      return vehicle ? getCards(database, findSimilar(await index(), vehicle, size)) : null;
    },
    countColors: async (filter) => countColors(await index(), filter),
    countStock: async (holdingId, type) => countStock(await index(), holdingId, type),
    stockGroups: async (holdingId) => stockGroups(await index(), holdingId),
    stock: live,
    ready: async () => {
      await live.ready();
    },
    stop: live.stop,
  };
}
