import { oc } from '@orpc/contract';
import { codesOf } from '@showroom/domain/dictionaries';
import {
  orderLimits,
  storeOrderPayments,
  storeOrderReceiving,
  storeOrderStatuses,
} from '@showroom/domain/shop/store-order';
import { cityCode, codeSchema, minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { objectId, ownHeaders, ownQuery, pageNumber } from './account-parts.ts';
import { holdingId } from './catalog.ts';
import { missingFailure, ownFailures } from './failures.ts';
import { formData } from './lead.ts';
import { pageMeta } from './page-meta.ts';
import { ownRepeatableHeaders, repeatableAnswer } from './repeatable.ts';

const greatestId = 2_147_483_647;
export const storeOrderStatus = v.picklist(codesOf(storeOrderStatuses));
const pay = v.picklist(codesOf(storeOrderPayments));

/** A line as it is asked for. Prices are the server's alone. */
export const askedLine = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestId)),
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(orderLimits.qty)),
});
const askedLines = v.pipe(
  v.array(askedLine),
  v.minLength(1, 'Выберите товары.'),
  v.maxLength(orderLimits.lines),
  v.check((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'Каждый товар\u00a0— одна строка.'),
);
/** Where the goods go: a centre of the holding, or an address in a city. */
const receiving = v.variant('kind', [
  v.strictObject({ kind: v.literal('pickup'), dealer: codeSchema }),
  v.strictObject({
    kind: v.literal('delivery'),
    city: cityCode,
    address: v.pipe(v.string(), v.trim(), v.minLength(10, 'Укажите адрес доставки.'), v.maxLength(300)),
  }),
]);
const promo = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

export const quoteRequest = v.strictObject({
  lines: askedLines,
  /** Without one, centres are sorted from this city. */
  city: v.optional(cityCode),
  receiving: v.optional(v.picklist(codesOf(storeOrderReceiving))),
  dealer: v.optional(codeSchema),
  promo: v.optional(promo),
  points: v.optional(points),
});
export type QuoteRequest = v.InferOutput<typeof quoteRequest>;

/** Kopecks, whole roubles. `total` is what is paid. */
export const orderSums = v.object({
  price: minorUnits,
  disprice: minorUnits,
  saving: minorUnits,
  promo: minorUnits,
  points: minorUnits,
  delivery: minorUnits,
  total: minorUnits,
});
export type OrderSums = v.InferOutput<typeof orderSums>;

export const quoteLine = v.object({
  id: v.number(),
  name: v.string(),
  partCode: v.string(),
  brand: v.string(),
  picture: v.string(),
  qty: v.number(),
  /** Of one piece, kopecks. */
  price: minorUnits,
  disprice: minorUnits,
  /** Of the line, kopecks, whole roubles. */
  sum: minorUnits,
  /** Pieces that are free at all centres of the holding. */
  left: v.number(),
  /** Why the line cannot be ordered so: `Осталось 2 шт.`; null when it can. */
  problem: v.nullable(v.string()),
});

export const pickupCentre = v.object({
  code: v.string(),
  name: v.string(),
  city: cityCode,
  address: v.string(),
  phone: v.string(),
  /** Hours of the parts department. */
  hours: v.array(v.object({ days: v.string(), hours: v.string() })),
  /** First day on which everything can be taken, and the hours of that day. */
  readyOn: v.string(),
  readyHours: v.nullable(v.string()),
  /** Whether everything lies there now. */
  isAllHere: v.boolean(),
});
export type PickupCentre = v.InferOutput<typeof pickupCentre>;

/** Everything that ordering shows before it is sent. */
export const storeQuote = v.object({
  lines: v.array(quoteLine),
  /** Items of the request that are not sold any more. */
  missing: v.array(v.number()),
  sums: orderSums,
  promo: v.nullable(v.object({ code: v.string(), isApplied: v.boolean(), text: v.string() })),
  /** Null where there is no club, and for guests. */
  points: v.nullable(v.object({ balance: v.number(), most: v.number(), used: v.number() })),
  /** Points that come after hand-over; 0 where there is no club. */
  earns: v.number(),
  centres: v.array(pickupCentre),
  /** Within `city` alone: the asked one, or another one of the holding where it has no centre there. */
  delivery: v.object({ price: minorUnits, freeFrom: minorUnits, city: cityCode, readyOn: v.string() }),
  /** What works now: none of a delivery where no bank is connected. */
  payments: v.array(pay),
  offerVersion: v.string(),
  /** Minutes that an unpaid online order holds its goods. */
  paymentMinutes: v.number(),
});
export type StoreQuote = v.InferOutput<typeof storeQuote>;

export const storeOrderRequest = v.strictObject({
  lines: askedLines,
  receiving,
  pay,
  promo: v.optional(promo),
  points: v.optional(points),
  /** What `recipientForm` asks for, with its consents. */
  recipient: formData,
  /** The offer that was agreed to. */
  offer: v.strictObject({
    isAgreed: v.literal(true, 'Нужно согласие с\u00a0офертой.'),
    version: v.pipe(v.string(), v.maxLength(32)),
  }),
  /** Kopecks that the buyer saw as the total: another one is a 409, nothing is ordered. */
  seenTotal: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type StoreOrderRequest = v.InferOutput<typeof storeOrderRequest>;

/** `id` is the secret of the order's page, `/checkout/{id}/`. */
export const storeOrderReceipt = v.object({
  id: v.string(),
  number: v.string(),
  /** Of an online order: page `/pay/{id}/`, call `POST /pay/{id}`. */
  paymentId: v.nullable(v.string()),
});
export type StoreOrderReceipt = v.InferOutput<typeof storeOrderReceipt>;

export const storeOrderLine = v.object({
  id: v.number(),
  itemId: v.number(),
  name: v.string(),
  partCode: v.string(),
  picture: v.string(),
  qty: v.number(),
  /** Pieces that were given back or taken off. */
  refunded: v.number(),
  price: minorUnits,
  disprice: minorUnits,
  /** Of the line after code and points, kopecks. */
  sum: minorUnits,
});

export const storeOrderRow = v.object({
  id: v.string(),
  number: v.string(),
  status: storeOrderStatus,
  createdAt: v.string(),
  pay,
  receiving: v.picklist(codesOf(storeOrderReceiving)),
  dealer: v.nullable(v.string()),
  /** First day on which it can be taken, or comes. */
  readyOn: v.string(),
  total: minorUnits,
  pieces: v.number(),
});
export type StoreOrderRow = v.InferOutput<typeof storeOrderRow>;

/** An order as whoever has its link sees it: nothing personal but the end of the phone. */
export const storeOrder = v.object({
  ...storeOrderRow.entries,
  lines: v.array(storeOrderLine),
  sums: orderSums,
  /** Kopecks that went back. */
  refunded: minorUnits,
  promoCode: v.nullable(v.string()),
  earns: v.number(),
  centre: v.nullable(v.object({ name: v.string(), address: v.string(), phone: v.string() })),
  readyHours: v.nullable(v.string()),
  /** `+7 ••• •••-45-67` */
  phone: v.string(),
  /** Until when the goods are held unless it is paid or taken; null when they are not, or without an end. */
  heldUntil: v.nullable(v.string()),
  /** Of the last attempt. */
  paymentId: v.nullable(v.string()),
  isPayable: v.boolean(),
  isCancellable: v.boolean(),
  history: v.array(v.object({ text: v.string(), at: v.string() })),
});
export type StoreOrder = v.InferOutput<typeof storeOrder>;

const call = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc
    .errors({ ...ownFailures, ...missingFailure })
    .route({ method, path, tags: ['Магазин'], summary, inputStructure: 'detailed' });
const headers = ownHeaders;
const query = ownQuery;
const params = v.object({ id: objectId });

/** Orders of the shop. A guest has no token; who has the secret link reads and cancels. */
export const storeOrdersContract = {
  quote: call('POST', '/store/quote', 'Корзина как заказ: суммы, промокод, баллы, центры выдачи и дни готовности')
    .input(v.object({ headers, query, body: quoteRequest }))
    .output(storeQuote),
  create: oc
    .errors(ownFailures)
    .route({
      method: 'POST',
      path: '/store/order',
      tags: ['Магазин'],
      summary:
        'Оформить заказ и удержать товары; повтор с тем же Idempotency-Key получает тот же ответ, нехватка — 409 с остатками',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(
      v.object({
        headers: ownRepeatableHeaders,
        query,
        body: storeOrderRequest,
      }),
    )
    .output(repeatableAnswer(storeOrderReceipt)),
  get: call('GET', '/store/order/{id}', 'Заказ по секретной ссылке')
    .input(v.object({ params, query }))
    .output(storeOrder),
  cancel: call('POST', '/store/order/{id}/cancel', 'Отменить до выдачи; оплаченное возвращается')
    .input(v.object({ params, query, body: v.strictObject({}) }))
    .output(storeOrder),
  pay: call('POST', '/store/order/{id}/pay', 'Новая попытка оплаты, пока товары удерживаются')
    .input(v.object({ params, query, body: v.strictObject({}) }))
    .output(v.object({ paymentId: v.string() })),
  list: call('GET', '/orders/store', 'Заказы магазина в\u00a0кабинете, новые сверху')
    .input(
      v.object({
        headers,
        query: v.strictObject({ holdingId, state: v.optional(v.picklist(['open', 'closed'])), page: pageNumber }),
      }),
    )
    .output(v.object({ items: v.array(storeOrderRow), meta: pageMeta })),
};
