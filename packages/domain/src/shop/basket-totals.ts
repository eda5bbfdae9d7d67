const kopecks = 100;

/** A line of a basket or an order. Prices are kopecks of one piece. */
export type TotalledLine = { price: number; disprice: number; count: number; checked?: boolean };
/** Kopecks, whole roubles. `saving`: what the discount takes off. */
export type BasketTotals = { pieces: number; price: number; disprice: number; saving: number };

/** A piece is sold for whole roubles, rounded up (PD-25). Kopecks in, kopecks out. */
export const piecePrice = (price: number): number => Math.ceil(price / kopecks) * kopecks;

/** The sum of a line, kopecks. */
export const lineSum = (price: number, count: number): number => piecePrice(price) * count;

/** Sums over checked lines (PRD-9); a line that says nothing is checked. The one function of browser and server. */
export function basketTotals(lines: readonly TotalledLine[]): BasketTotals {
  const totals = { pieces: 0, price: 0, disprice: 0, saving: 0 };
  for (const { price, disprice, count, checked = true } of lines) {
    if (!checked) continue;
    totals.pieces += count;
    totals.price += lineSum(price, count);
    totals.disprice += lineSum(disprice, count);
  }
  totals.saving = totals.price - totals.disprice;
  return totals;
}
