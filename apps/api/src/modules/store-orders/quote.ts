import type { QuoteRequest, StoreQuote } from '@showroom/api-contract/store-orders';
import { dayOf } from '@showroom/domain/booking/moscow-time';
import { defaultCity } from '@showroom/domain/city';
import { deliveryPrice, deliveryRule, pointsFor } from '@showroom/domain/shop/order-sums';
import { broughtOn } from '@showroom/domain/shop/pickup-day';
import { paymentMinutes, storeOfferVersion } from '@showroom/domain/shop/store-order';
import type { ApiContext } from '../../rpc/context.ts';
import { optionalCustomer } from '../account/optional-customer.ts';
import { readCentres } from '../dealers/pickup-centres.ts';
import { clubOf } from './buyer.ts';
import { presentCentre, soonerIn } from './centres.ts';
import { freeByItem, orderedOf, readFree, readItems } from './goods.ts';
import { lineProblem } from './line-problem.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { type FoundPromo, promoText } from './promo.ts';
import { judgePromo } from './promo-tries.ts';

const presentPromo = (code: string, promo: FoundPromo | undefined, { sums }: PricedOrder) => {
  if (!promo) return null;
  if ('refusal' in promo) return { code, isApplied: false, text: promo.refusal };
  return { code: promo.code, isApplied: sums.promo > 0, text: promoText(promo.promo, sums.disprice) };
};

/** What works here. Goods are carried to whoever has paid for them: without a bank nothing is carried. */
const paymentsOf = ({ payments }: ApiContext, receiving: QuoteRequest['receiving']): StoreQuote['payments'] => [
  ...(payments ? (['online'] as const) : []),
  ...(receiving === 'delivery' ? [] : (['receipt'] as const)),
];

/**
 * A basket as an order: sums, code, points, centres with their days. Nothing is held. A code that is not taken is told in
 * words. Throws 401 for a token that is over.
 */
export async function quoteOrder(
  context: ApiContext,
  holdingId: number,
  authorization: string | undefined,
  request: QuoteRequest,
): Promise<StoreQuote> {
  const { database } = context;
  const { city = defaultCity, lines: asked } = request;
  const ids = asked.map(({ id }) => id);
  const [buyer, items, stock, centres] = await Promise.all([
    optionalCustomer(context, authorization, holdingId),
    readItems(database, ids),
    readFree(database, holdingId, ids),
    readCentres(database, holdingId, city),
  ]);
  const [club, promo] = await Promise.all([
    clubOf(database, context, holdingId, buyer?.id),
    request.promo === undefined
      ? undefined
      : judgePromo(context, holdingId, request.promo, { phone: buyer?.phone, customerId: buyer?.id }),
  ]);
  const known = new Set(items.map(({ id }) => id));
  const priced = priceOrder(orderedOf(items, asked), {
    promo: promo && 'promo' in promo ? promo.promo : undefined,
    club,
    wantedPoints: request.points ?? 0,
    isDelivered: request.receiving === 'delivery',
  });
  const left = freeByItem(stock);
  const now = Date.now();
  const { sums } = priced;
  const shown = centres.map((centre) => presentCentre(centre, asked, stock, now));
  // Who assembles a delivery is the first centre of the buyer's city, as in `create.ts`; where it has none, of another one.
  const [carrier] = shown;
  return {
    lines: priced.lines.map(({ item, qty, price, disprice }) => {
      const free = left.get(item.id) ?? 0;
      const { id, name, partCode, brand, picture } = item;
      return {
        ...{ id, name, partCode, brand, picture, qty, price, disprice, left: free },
        sum: qty * disprice,
        problem: lineProblem(qty, { minCount: item.minCount, left: free }),
      };
    }),
    missing: ids.filter((id) => !known.has(id)),
    sums,
    promo: presentPromo(request.promo ?? '', promo, priced),
    points: club ? { balance: club.balance, most: priced.mostPoints, used: sums.points / 100 } : null,
    earns: club ? pointsFor(sums.total - sums.delivery, club.ratePercent) : 0,
    centres: shown.toSorted(soonerIn(city)),
    delivery: {
      price: deliveryPrice(sums.disprice - sums.promo),
      freeFrom: deliveryRule.freeFrom,
      city: carrier?.city ?? city,
      readyOn: broughtOn(carrier?.readyOn ?? dayOf(now)),
    },
    payments: paymentsOf(context, request.receiving),
    offerVersion: storeOfferVersion,
    paymentMinutes,
  };
}
