import type { Segment } from '../../catalog/facet-segment.ts';
import { hasTrait } from '../../catalog/row-traits.ts';
import type { Preference } from '../words/read-preference.ts';
import { kindBuilds } from '../words/vehicle-kinds.ts';
import { figuresSaid } from './row-wishes.ts';
import { modelsOf, type VehicleStock } from './vehicle-stock.ts';

/** Years up to which a car meets a need well, and passably. */
const freshYears = [10, 15] as const;
/** Grades of age; what else is preferred is there or not. */
const ages = freshYears.length + 1;
/** Grades of all that may be preferred. */
export const latest = 2 * 2 * 2 * 2 * 2 * 2 * ages;
/** Share of the sum that one is ready to pay from which a vehicle is of that class; our own estimate. */
const aboutTheSum = 0.6;
const kopecks = 100;
/** «800 кубов» are 749 as well, after those. */
const sameVolume = 0.03;

/** How late the rows of a segment come among those that fit a query as well; undefined where nothing is preferred. */
export function lateness(
  stock: VehicleStock,
  segment: Segment,
  preference: Preference | undefined,
): ((row: number) => number) | undefined {
  if (!preference) return undefined;
  const { kind, isFresh, isUsed, isGeared, volume: wanted, seats, sum } = preference;
  const figuresOf = seats === undefined ? undefined : figuresSaid(stock, segment);
  const { build, single } = segment.columns.combined;
  const { year, volume, price } = segment.columns.ranges;
  const { traits } = segment.combinations.single.values;
  const { engine } = segment.combinations.build.values;
  const certain = kind && kindBuilds(stock, segment, modelsOf(stock, segment), kind.kind).certain;
  const electric = stock.index.coders.engine.find('electro');
  const now = new Date().getFullYear();
  const [fresh, passable] = freshYears;
  const isOf = (is: boolean | undefined): number => (is === true ? 1 : 0);
  // Asked of each row that is found, up to all of a stock: nothing is allocated.
  return (row) => {
    const combination = build[row] as number;
    let late = isOf(isUsed && hasTrait(traits?.[single[row] as number] ?? 0, 'isNew'));
    late = 2 * late + isOf(isGeared && electric !== undefined && engine?.[combination] === electric);
    late = 2 * late + isOf(certain && (certain[combination] === 1) === kind?.isLast);
    late = 2 * late + isOf(wanted !== undefined && Math.abs((volume[row] as number) - wanted) > wanted * sameVolume);
    late = 2 * late + isOf(sum !== undefined && (price[row] as number) < sum * aboutTheSum * kopecks);
    late = 2 * late + isOf(figuresOf !== undefined && figuresOf(row).seats !== seats);
    const age = now - (year[row] as number);
    return late * ages + (isFresh ? isOf(age > fresh) + isOf(age > passable) : 0);
  };
}
