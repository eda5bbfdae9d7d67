import type { CityCode } from '@showroom/domain/city';
import type { GoodsPlace } from '@showroom/domain/shop/pickup-day';
import type { FreeStock } from './goods.ts';

export type AskedLine = { id: number; qty: number };
/** Where an order is taken; `dealerCode` of a delivery: the centre that assembles it. */
export type Destination = { dealerCode: string; city: CityCode };
export type Hold = { itemId: number; dealerId: number; qty: number };
export type Allocation = {
  holds: Hold[];
  /** Lines that there is not enough for, with what is left. */
  short: { id: number; left: number }[];
  /** Where the farthest of them lies. */
  place: GoodsPlace;
};

const farness: Readonly<Record<GoodsPlace, number>> = { here: 0, city: 1, elsewhere: 2 };

const placeOf = ({ dealerCode, city }: FreeStock, to: Destination): GoodsPlace => {
  if (dealerCode === to.dealerCode) return 'here';
  return city === to.city ? 'city' : 'elsewhere';
};

/** Takes every line from the destination first, then from its city, then from wherever most is left (PD-28). */
export function allocate(lines: readonly AskedLine[], stock: readonly FreeStock[], to: Destination): Allocation {
  const result: Allocation = { holds: [], short: [], place: 'here' };
  for (const { id, qty } of [...lines].sort((a, b) => a.id - b.id)) {
    const shelves = stock
      .filter(({ itemId, free }) => itemId === id && free > 0)
      .sort((a, b) => farness[placeOf(a, to)] - farness[placeOf(b, to)] || b.free - a.free || a.dealerId - b.dealerId);
    const left = shelves.reduce((sum, { free }) => sum + free, 0);
    if (left < qty) {
      result.short.push({ id, left });
      continue;
    }
    let wanted = qty;
    for (const shelf of shelves) {
      if (wanted === 0) break;
      const part = Math.min(wanted, shelf.free);
      result.holds.push({ itemId: id, dealerId: shelf.dealerId, qty: part });
      const place = placeOf(shelf, to);
      if (farness[place] > farness[result.place]) result.place = place;
      wanted -= part;
    }
  }
  return result;
}
