/** Most pieces of one thing in a basket and in an order. */
export const maxPieces = 99;

type Known = {
  /** Pieces that this browser keeps (`basketQuantity`). */
  kept: number | undefined;
  /** Pieces that the line was stored with. */
  stored?: number | undefined;
  /** Fewest pieces that are sold at once. */
  minCount: number;
};

/** Pieces of a line: the first positive of the browser's, the stored and the fewest, else one (PRD-5, PD-49). */
export const basketCount = ({ kept, stored, minCount }: Known): number =>
  [kept, stored, minCount].find((count) => count !== undefined && count > 0) ?? 1;

/** Most pieces that a line may have of what is free. */
export const mostPieces = (left: number): number => Math.min(left, maxPieces);

/** A count between the fewest pieces that are sold and what is free; the fewest where there is less. */
export const withinStock = (count: number, { minCount, left }: { minCount: number; left: number }): number =>
  Math.max(minCount, Math.min(count, mostPieces(left)));
