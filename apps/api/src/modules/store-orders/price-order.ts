import type { OrderSums } from '@showroom/api-contract/store-orders';
import { basketTotals, piecePrice } from '@showroom/domain/shop/basket-totals';
import { deliveryPrice, mostPoints, type Promo, promoDiscount, shareAmong } from '@showroom/domain/shop/order-sums';
import type { OrderedItem } from './goods.ts';

const rouble = 100;

export type OrderedLine = { item: OrderedItem; qty: number };
export type PricedLine = OrderedLine & {
  /** Of one piece, kopecks, whole roubles. */
  price: number;
  disprice: number;
  /** Of the line after code and points, kopecks. */
  sum: number;
  /** Kopecks that points pay. */
  points: number;
};
export type PricedOrder = { lines: PricedLine[]; sums: OrderSums; mostPoints: number };

type Terms = {
  promo: Promo | undefined;
  /** Of the buyer: what may be paid with points, and how many they have. */
  club: { payPercent: number; balance: number } | undefined;
  wantedPoints: number;
  isDelivered: boolean;
};

/** Sums of an order, and what each line costs after code and points: the lines and the delivery add up to the total. */
export function priceOrder(ordered: readonly OrderedLine[], terms: Terms): PricedOrder {
  const lines = ordered.map(({ item, qty }) => ({
    item,
    qty,
    price: piecePrice(item.price),
    disprice: piecePrice(item.disprice),
  }));
  const weights = lines.map(({ qty, disprice }) => qty * disprice);
  const { price, disprice, saving } = basketTotals(lines.map((line) => ({ ...line, count: line.qty })));
  const promo = terms.promo ? promoDiscount(disprice, terms.promo) : 0;
  const most = terms.club ? mostPoints(disprice - promo, terms.club.payPercent, terms.club.balance) : 0;
  const points = Math.min(terms.wantedPoints, most) * rouble;
  const promoShares = shareAmong(promo, weights);
  const afterPromo = weights.map((weight, at) => weight - (promoShares[at] ?? 0));
  const pointShares = shareAmong(points, afterPromo);
  const delivery = terms.isDelivered ? deliveryPrice(disprice - promo) : 0;
  return {
    lines: lines.map((line, at) => ({
      ...line,
      sum: (afterPromo[at] ?? 0) - (pointShares[at] ?? 0),
      points: pointShares[at] ?? 0,
    })),
    sums: {
      ...{ price, disprice, saving, promo, points, delivery },
      total: disprice - promo - points + delivery,
    },
    mostPoints: most,
  };
}
