import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { holdingId, integerText } from './catalog.ts';

/** What is asked about: a mark and model, year of make, kilometres. */
export const tradeInQuery = v.strictObject({
  holdingId,
  mark: codeSchema,
  model: codeSchema,
  year: integerText(1950, 2100),
  mileage: integerText(0, 2_000_000),
});
export type TradeInQuery = v.InferOutput<typeof tradeInQuery>;

export const tradeInEstimate = v.object({
  /** Kopecks; null where too few vehicles are comparable. */
  range: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** How many vehicles the range rests on. */
  count: v.number(),
  /** The nearest of them by year and mileage. */
  vehicles: v.array(
    v.object({ id: v.number(), name: v.string(), year: v.number(), mileageKm: v.number(), price: v.number() }),
  ),
});
export type TradeInEstimate = v.InferOutput<typeof tradeInEstimate>;
