import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TransportType } from '@showroom/domain/dictionaries';
import type { FacetIndex } from './facet-index.ts';
import type { Segment } from './facet-segment.ts';
import { hasTrait } from './row-traits.ts';

/** Listed vehicles of one kind; `priceFrom` in kopecks, null while there are none. */
export type StockCount = { stock: { total: number; new: number; used: number }; priceFrom: number | null };
/** Listed vehicles of a holding by the ids of their marks and centres. */
export type StockCounts = { marks: ReadonlyMap<number, StockCount>; dealers: ReadonlyMap<number, number> };

export const noStock: StockCount = { stock: { total: 0, new: 0, used: 0 }, priceFrom: null };
const rowsAtOnce = 50_000;

async function countRows(
  { length, columns, combinations }: Segment,
  marks: Map<number, StockCount>,
  dealers: Map<number, number>,
) {
  const { combined, card, ranges } = columns;
  const bytes = combinations.single.values.traits ?? [];
  for (let row = 0; row < length; row++) {
    if (row % rowsAtOnce === rowsAtOnce - 1) await yieldToEventLoop();
    const byte = bytes[combined.single[row] ?? 0];
    if (hasTrait(byte, 'dead') || hasTrait(byte, 'soon')) continue;
    const [mark = 0, dealer = 0, price = 0] = [card.markId[row], card.dealerId[row], ranges.price[row]];
    const known = marks.get(mark) ?? structuredClone(noStock);
    marks.set(mark, known);
    known.stock.total += 1;
    known.stock[hasTrait(byte, 'isNew') ? 'new' : 'used'] += 1;
    known.priceFrom = Math.min(known.priceFrom ?? price, price);
    dealers.set(dealer, (dealers.get(dealer) ?? 0) + 1);
  }
}

/** The listed stock of a holding, of one type where told; yields in between. */
export async function countStock(index: FacetIndex, holdingId: number, type?: TransportType): Promise<StockCounts> {
  const [marks, dealers] = [new Map<number, StockCount>(), new Map<number, number>()];
  for (const segment of [...index.segments()])
    if (segment.holdingId === holdingId && (type === undefined || segment.type === type))
      await countRows(segment, marks, dealers);
  return { marks, dealers };
}
