type Buildings = { first: number; count: number };

/** Which buildings are drawn in the colours of a group, by what the codes of its centres begin with. */
export const groupBuildings: readonly (Buildings & { codes: string })[] = [
  { codes: 'brand-one-', first: 1, count: 6 },
  { codes: 'asc-', first: 7, count: 6 },
];

/** Of a group that has none of its own. */
export const plainBuildings: Buildings = { first: 13, count: 3 };
