import { type FacetKey, facetKeys, type ListingQuery, type RangeKey } from './listing-query.ts';

type Bounds = { min: number; max: number } | null;
type RangeName = 'price' | 'year' | 'mileage' | 'power' | 'volume';
/** What a listing has to choose from, each counted as if its own choice were not made. */
type Choices = {
  values: Record<FacetKey, readonly { value: string; count: number }[]>;
  ranges: Record<RangeName, Bounds>;
};

const rangeNames = ['price', 'year', 'mileage', 'power', 'volume'] as const;
/** Marks and models are what a page is about, not what it leaves out. */
const filterKeys = facetKeys.filter((key) => key !== 'mark' && key !== 'model');

/**
 * Whether every filter of a listing leaves something out. One that all vehicles pass («кузов квадроцикл» among quads) makes
 * a second address of the same page, which nobody should index.
 */
export function isNarrowing({ facets, ranges }: Pick<ListingQuery, 'facets' | 'ranges'>, choices: Choices): boolean {
  for (const key of filterKeys) {
    const chosen = facets[key];
    const leavesOut = choices.values[key].some(({ value, count }) => count > 0 && !chosen?.includes(value));
    if (chosen && !leavesOut) return false;
  }
  for (const name of rangeNames) {
    const [from, to] = [ranges[`${name}From` as RangeKey], ranges[`${name}To` as RangeKey]];
    if (from === undefined && to === undefined) continue;
    const { min = 0, max = 0 } = choices.ranges[name] ?? {};
    if ((from === undefined || from <= min) && (to === undefined || to >= max)) return false;
  }
  return true;
}
