/*
 * What of a choice has a segment of its own in the path of a listing. Reader, printer, route rows and the addresses that a
 * browser makes all follow from these tables. Browsers load this file: it imports no vocabulary.
 */

/** Filters with a path segment: prefix → the facet that it chooses (`year`: both limits of the range). */
export const filterKinds = {
  bodytype: 'bodyType',
  colorgroup: 'color',
  country: 'country',
  drivetype: 'drive',
  enginetype: 'engine',
  geartype: 'gear',
  numberofseats: 'seats',
  year: 'year',
} as const;
export type FilterKind = keyof typeof filterKinds;
export const allFilterKinds = Object.keys(filterKinds) as FilterKind[];

/** What a path says beside kind and section. */
export type PathParts = {
  mark?: string | undefined;
  model?: string | undefined;
  /** The one path filter: a facet with a single value. */
  filter?: { kind: FilterKind; value: string } | undefined;
};

/** Which filters a segment may be. `color` is written without its prefix: `/cars/black/`. */
export const filterSlots = {
  filter: allFilterKinds,
  tint: ['colorgroup', 'year'],
  year: ['year'],
  color: ['colorgroup'],
} as const satisfies Record<string, readonly FilterKind[]>;
export type FilterSlot = keyof typeof filterSlots;
export type PathSlot = 'mark' | 'model' | FilterSlot;

export const isFilterSlot = (slot: PathSlot): slot is FilterSlot => slot in filterSlots;

/** What may follow the path of a kind or section, longest first: `/cars/new` + `/{mark}/{model}/bodytype-{bodyType}`. */
export const pathTails = {
  none: [],
  marks: [['mark', 'model', 'filter'], ['mark', 'model'], ['mark']],
  'marks-and-colors': [['mark', 'model', 'filter'], ['mark', 'tint'], ['mark', 'model'], ['mark']],
  colors: [['mark', 'model', 'color'], ['mark', 'color'], ['color'], ['year']],
} as const satisfies Record<string, readonly (readonly PathSlot[])[]>;
export type PathWays = keyof typeof pathTails;

function segmentOf(slot: PathSlot, { mark, model, filter }: PathParts): string | undefined {
  if (slot === 'mark') return mark;
  if (slot === 'model') return model;
  if (!filter || !(filterSlots[slot] as readonly FilterKind[]).includes(filter.kind)) return undefined;
  return slot === 'color' ? filter.value : `${filter.kind}-${filter.value}`;
}

/** Segments of a tail; undefined where a part is missing or has no place in it. */
export function fillTail(tail: readonly PathSlot[], parts: PathParts): string[] | undefined {
  const segments: string[] = [];
  for (const slot of tail) {
    const segment = segmentOf(slot, parts);
    if (segment === undefined) return undefined;
    segments.push(segment);
  }
  return segments;
}
