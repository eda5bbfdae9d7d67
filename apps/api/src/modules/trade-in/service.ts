import type { TradeInEstimate, TradeInQuery } from '@showroom/api-contract/trade-in';
import { tradeInRange } from '@showroom/domain/calculators/trade-in';
import type { Executor } from '../../db/database.ts';
import { selectComparable } from './queries.ts';

/** As many as a page shows. */
const shown = 4;
/** A year weighs as much as so many kilometres. */
const kilometresOfYear = 20_000;

/** What a vehicle may be taken for, with the vehicles in stock that say so; no range where there are fewer than three. */
export async function estimateTradeIn(database: Executor, asked: TradeInQuery): Promise<TradeInEstimate> {
  const { year, mileage } = asked;
  const rows = await selectComparable(database, asked);
  const range = tradeInRange(
    rows.map(({ mileageKm, ...row }) => ({ ...row, mileage: mileageKm })),
    asked,
  );
  const distance = (row: { year: number; mileageKm: number }) =>
    Math.abs(row.year - year) * kilometresOfYear + Math.abs(row.mileageKm - mileage);
  return {
    range: range ?? null,
    count: rows.length,
    vehicles: rows.toSorted((a, b) => distance(a) - distance(b)).slice(0, shown),
  };
}
