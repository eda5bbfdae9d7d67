import { type Limits, readCode, readNumber } from './calculator-query.ts';

/** Year of make, kilometres. */
export type TradeInInput = { mark: string | undefined; model: string | undefined; year: number; mileage: number };

export const tradeInLimits = (thisYear: number): Record<'year' | 'mileage', Limits> => ({
  year: { least: thisYear - 20, most: thisYear, step: 1, first: thisYear - 4 },
  mileage: { least: 0, most: 400_000, step: 1_000, first: 60_000 },
});

export function readTradeInInput(params: URLSearchParams, thisYear: number): TradeInInput {
  const limits = tradeInLimits(thisYear);
  const mark = readCode(params, 'mark');
  return {
    mark,
    model: mark === undefined ? undefined : readCode(params, 'model'),
    year: readNumber(params, 'year', limits.year),
    mileage: readNumber(params, 'mileage', limits.mileage),
  };
}

/** A vehicle in stock that an estimate may rest on; the price in kopecks. */
export type Comparable = { id: number; year: number; mileage: number; price: number };

/** Years either way within which a vehicle is comparable, and how many an estimate needs at least. */
export const comparableYears = 2;
export const fewestComparables = 3;

/** What a year and ten thousand kilometres take from a price where the vehicles at hand cannot say. */
const usualYear = 0.07;
const usualTenThousand = 0.02;
/** No fit may say more than this of one year and of ten thousand kilometres. */
const mostYear = 0.2;
const mostTenThousand = 0.1;
const perStep = 10_000;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

type Slopes = { year: number; tenThousand: number };

const bounded = (slope: number, most: number, usual: number) =>
  Number.isFinite(slope) ? Math.min(Math.max(slope, 0), most) : usual;

/**
 * What a year of age and ten thousand kilometres take from the logarithm of the price, by least squares over the vehicles.
 * Where they do not differ enough, the usual figures.
 */
function slopesOf(vehicles: readonly Comparable[]): Slopes {
  const age = vehicles.map(({ year }) => -year);
  const trip = vehicles.map(({ mileage }) => mileage / perStep);
  const worth = vehicles.map(({ price }) => -Math.log(price));
  const [meanAge, meanTrip, meanWorth] = [mean(age), mean(trip), mean(worth)];
  let [aa, tt, at, aw, tw] = [0, 0, 0, 0, 0];
  for (const [index] of vehicles.entries()) {
    const a = (age[index] ?? 0) - meanAge;
    const t = (trip[index] ?? 0) - meanTrip;
    const w = (worth[index] ?? 0) - meanWorth;
    aa += a * a;
    tt += t * t;
    at += a * t;
    aw += a * w;
    tw += t * w;
  }
  const determinant = aa * tt - at * at;
  // Two unknowns out of a handful of vehicles that are alike say nothing.
  if (vehicles.length < 6 || determinant < 0.05 * aa * tt || determinant === 0)
    return { year: usualYear, tenThousand: usualTenThousand };
  return {
    year: bounded((aw * tt - tw * at) / determinant, mostYear, usualYear),
    tenThousand: bounded((tw * aa - aw * at) / determinant, mostTenThousand, usualTenThousand),
  };
}

/** The value below which `share` of the sorted values lie, between its neighbours. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/** A dealer buys below what such vehicles are sold for: preparation, warranty and the time until the sale. */
export const buyingShare = 0.88;
const tenThousandRoubles = 1_000_000;

export type TradeInRange = { from: number; to: number };

/**
 * What a vehicle may be taken for, kopecks: prices of comparable vehicles in stock brought to its year and mileage, their middle
 * half, less what a dealer keeps. Undefined where there are fewer than three: nothing is made up.
 */
export function tradeInRange(
  vehicles: readonly Comparable[],
  { year, mileage }: Pick<TradeInInput, 'year' | 'mileage'>,
): TradeInRange | undefined {
  if (vehicles.length < fewestComparables) return undefined;
  const slopes = slopesOf(vehicles);
  const adjusted = vehicles
    .map((vehicle) => {
      const older = (vehicle.year - year) * slopes.year;
      const farther = ((mileage - vehicle.mileage) / perStep) * slopes.tenThousand;
      return vehicle.price * Math.exp(-older - farther);
    })
    .toSorted((a, b) => a - b);
  const round = (value: number, toward: (value: number) => number) =>
    toward((value * buyingShare) / tenThousandRoubles) * tenThousandRoubles;
  return { from: round(quantile(adjusted, 0.25), Math.floor), to: round(quantile(adjusted, 0.75), Math.ceil) };
}
