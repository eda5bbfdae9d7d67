import type { FacetKey } from '@showroom/domain/listing';

/** Columns counted by value: the facets, and the byte of boolean traits. */
export type Counted = FacetKey | 'traits';

/**
 * Combinations of values that occur (2,900 among 65,000 cars). A row holds one number per group; what a filter rejects and
 * what a facet counts is computed once per combination, not per row (ADR-020).
 */
const groupKeys = {
  build: ['mark', 'country', 'model', 'bodyType', 'engine', 'gear', 'drive', 'seats'],
  single: ['color', 'dealer', 'dealerCity', 'traits'],
} as const satisfies Record<string, readonly Counted[]>;

export type GroupName = keyof typeof groupKeys;
/** How many rows there are of each combination of values, group by group. */
export type Histograms = Record<GroupName, Uint32Array>;
export const groupNames = Object.keys(groupKeys) as GroupName[];

/** Combinations of one group seen in a segment, in order of first occurrence. */
export type Combinations = {
  keys: readonly Counted[];
  /** Of every column the value of each combination. */
  values: Partial<Record<Counted, number[]>>;
  numbers: Map<string, number>;
};

const groupOfKey = new Map<Counted, GroupName>(
  groupNames.flatMap((name) => groupKeys[name].map((key): [Counted, GroupName] => [key, name])),
);

/** The group that a column belongs to. */
export function groupOf(key: Counted): GroupName {
  const name = groupOfKey.get(key);
  if (!name) throw new Error(`no group of combinations holds ${key}`);
  return name;
}

export function createCombinations(): Record<GroupName, Combinations> {
  const create = (name: GroupName): Combinations => ({
    keys: groupKeys[name],
    values: Object.fromEntries(groupKeys[name].map((key) => [key, []])),
    numbers: new Map(),
  });
  return { build: create('build'), single: create('single') };
}

/** The number of a combination; a new one when unseen. */
export function combinationOf({ keys, values, numbers }: Combinations, read: (key: Counted) => number): number {
  let text = '';
  for (const key of keys) text += String.fromCharCode(read(key));
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(text, number);
  for (const [place, key] of keys.entries()) values[key]?.push(text.charCodeAt(place));
  return number;
}
