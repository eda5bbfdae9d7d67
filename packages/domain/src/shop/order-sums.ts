/** Sums of an order in kopecks; prices are whole roubles after `basket-totals`. */
const rouble = 100;

export const promoKinds = ['percent', 'sum'] as const;
export type PromoKind = (typeof promoKinds)[number];
/** `value`: percent, or kopecks. `goodsFrom`: kopecks of goods from which it works. */
export type Promo = { kind: PromoKind; value: number; goodsFrom: number };

const wholeRoubles = (kopecks: number): number => Math.floor(kopecks / rouble) * rouble;

/** What a code takes off goods, kopecks, whole roubles; at least one rouble is left to pay. 0 where it does not work yet. */
export function promoDiscount(goods: number, { kind, value, goodsFrom }: Promo): number {
  if (goods < goodsFrom || goods <= rouble) return 0;
  const wanted = kind === 'percent' ? (goods * value) / 100 : value;
  return Math.max(0, Math.min(wholeRoubles(wanted), goods - rouble));
}

/** Most points that pay for goods after the code; a point is a rouble. */
export function mostPoints(goods: number, payPercent: number, balance: number): number {
  const allowed = Math.floor((goods * payPercent) / 100 / rouble);
  return Math.max(0, Math.min(allowed, balance, Math.floor(goods / rouble) - 1));
}

/** Points that come for goods paid in money. */
export const pointsFor = (paidGoods: number, ratePercent: number): number =>
  Math.floor((paidGoods * ratePercent) / 100 / rouble);

/**
 * Shares `amount` among `weights` in proportion, in whole units, so that the shares add up to it exactly: what rounding
 * leaves goes to the greatest remainders.
 */
export function shareAmong(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / total);
  const shares = exact.map(Math.floor);
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder) {
    if (left <= 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** Kopecks of `count` more pieces of a line of `qty` that cost `sum`, when `before` were given back; all parts add up to the sum. */
export const partOfLine = (sum: number, qty: number, before: number, count: number): number =>
  Math.floor((sum * (before + count)) / qty) - Math.floor((sum * before) / qty);

/**
 * Delivery in the city of the order, kopecks; from a sum of goods on it is free. `days`: with the courier once the order is assembled, any
 * day of the week. Our own figures (ADR-046): none were given.
 */
export const deliveryRule = { price: 49_000, freeFrom: 1_000_000, days: 2 } as const;
export const deliveryPrice = (goods: number): number => (goods >= deliveryRule.freeFrom ? 0 : deliveryRule.price);
