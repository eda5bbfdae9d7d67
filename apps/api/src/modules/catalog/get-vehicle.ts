import { creditMonths } from '@showroom/domain/credit';
import { photoBase } from '@showroom/domain/picture';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import type { Database } from '../../db/database.ts';
import type { VehicleStatus } from '../../db/schema.ts';
import { knownHolding } from '../holdings/known-holding.ts';
import { getCards, toCard } from './card-queries.ts';
import type { FacetIndex } from './facet-index.ts';
import { shownNumber } from './mask-vin.ts';
import { picturesOf } from './pictures.ts';
import { hasTrait } from './row-traits.ts';
import { findSimilar } from './similar.ts';
import { findAdviser, findDealer, findPeers, findVehicle, type VehicleRow } from './vehicle-queries.ts';

const dayMs = 86_400_000;
const dayOf = (time: number) => Math.floor(time / dayMs);

const similarCount = 8;
/** Fewer frames are no turn: a dealer's list was cut off, or most of them are dead. */
const leastFrames = 8;

/** What reserves a vehicle, or for how long somebody has reserved it. */
function reservationOf({
  status,
  price,
  holdingId,
  type,
  heldUntil,
}: VehicleRow): Pick<VehicleDetail, 'deposit' | 'reserved'> {
  if (status === 'reserved')
    return { reserved: { until: heldUntil === null ? null : new Date(heldUntil).toISOString() } };
  const deposit = price === null ? undefined : knownHolding(holdingId)?.deposits?.[type];
  return deposit ? { deposit } : {};
}

/** Sold and withdrawn vehicles are gone: their pages answer 410. */
export const isGone = (status: VehicleStatus) => status === 'sold' || status === 'withdrawn';

function countAtDealer(index: FacetIndex, code: string): number {
  const number = index.coders.dealer.find(code);
  let count = 0;
  for (const { columns, combinations, length } of index.segments()) {
    const { dealer = [], traits = [] } = combinations.single.values;
    const isThere = Uint8Array.from(dealer, (value, place) =>
      Number(value === number && !hasTrait(traits[place], 'dead')),
    );
    for (let row = 0; row < length; row++) count += isThere[columns.combined.single[row] as number] as number;
  }
  return count;
}

/** All that the vehicle page shows; `'gone'` once sold or withdrawn; null when this holding never had it. */
export async function getVehicle(
  database: Database,
  index: () => Promise<FacetIndex>,
  id: number,
  holdingId: number,
): Promise<VehicleDetail | 'gone' | null> {
  const row = await findVehicle(database, id, holdingId);
  if (!row) return null;
  if (isGone(row.status)) return 'gone';
  const stock = await index();
  const [dealer, similar, peers] = await Promise.all([
    findDealer(database, row.dealerId),
    getCards(database, findSimilar(stock, row, similarCount)),
    row.price === null ? undefined : findPeers(database, row),
  ]);
  const months = creditMonths(row, new Date().getFullYear());
  return {
    ...toCard(row),
    ...(months !== undefined && { creditMonths: months }),
    pictures: picturesOf(row, `${row.markName} ${row.modelName}`),
    vinMasked: shownNumber(row.vin),
    generation: row.generation,
    trim: row.trim,
    seats: row.seats,
    country: row.country,
    color: row.color,
    owners: row.owners,
    consumption: row.consumption,
    acceleration: row.acceleration,
    rangeKm: row.rangeKm,
    specification: row.specification,
    ...(row.isFromFeed && { isFromFeed: true }),
    priceHistory: row.priceHistory,
    ...(peers && { peers }),
    ...(row.inspection && { inspection: row.inspection }),
    ...(row.spin.length >= leastFrames && { spin: row.spin.map(({ key }) => photoBase(key)) }),
    ...(row.videos.length > 0 && { videos: row.videos }),
    // Nothing comes off for a credit that nobody gives.
    benefits: row.benefits.filter(({ code }) => code !== 'credit' || months !== undefined),
    equipment: row.equipment ?? [],
    description: row.description,
    dealerFull: { ...dealer, stockCount: countAtDealer(stock, dealer.code) },
    adviser: findAdviser(dealer, row.adviserCode),
    ...reservationOf(row),
    publishedAt: new Date(row.publishedAt).toISOString(),
    // By dates, as the page tells the first one: «19 дней, с 9 ноября» whatever the hour.
    daysOnSale: Math.max(0, dayOf(Date.now()) - dayOf(new Date(row.publishedAt).getTime())),
    similar,
  };
}
