import { storeNoteLength } from '@showroom/domain/shop/store-order';
import { codeSchema, minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { objectId, ownHeaders, ownQuery, pageNumber } from './account-parts.ts';
import { holdingId } from './catalog.ts';
import { deskCall } from './desk-call.ts';
import { pageMeta } from './page-meta.ts';
import { storeOrder, storeOrderRow, storeOrderStatus } from './store-orders.ts';

/** Moves of the staff; an order is cancelled and money given back by calls of their own. */
export const deskStoreMoves = ['assembling', 'ready', 'completed'] as const;
const move = v.picklist(deskStoreMoves);

const deskStoreRow = v.object({ ...storeOrderRow.entries, customer: v.string() });

export const deskStoreOrder = v.object({
  ...storeOrder.entries,
  customer: v.string(),
  customerPhone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  address: v.nullable(v.string()),
  comment: v.nullable(v.string()),
  dealerName: v.string(),
  moves: v.array(move),
  /** Whether pieces can be taken off or given back. */
  isRefundable: v.boolean(),
  /** Where the goods lie that it holds. */
  holds: v.array(v.object({ itemId: v.number(), dealer: v.string(), qty: v.number() })),
  /** The history with the staff's notes. */
  events: v.array(v.object({ author: v.picklist(['customer', 'staff', 'system']), text: v.string(), at: v.string() })),
});
export type DeskStoreOrder = v.InferOutput<typeof deskStoreOrder>;

/** An item of a centre that runs low. */
const lowStockRow = v.object({
  itemId: v.number(),
  name: v.string(),
  partCode: v.string(),
  dealer: v.string(),
  qty: v.number(),
  reserved: v.number(),
  free: v.number(),
  /** Pieces that were handed over at the centre in 30 days. */
  sold: v.number(),
});

/** A payment that somebody should look at. */
const stuckPaymentRow = v.object({
  id: v.string(),
  subject: v.string(),
  state: v.string(),
  amount: minorUnits,
  /** Why: an alarm of the payment, `pending` for too long, a refund or a receipt that failed. */
  why: v.string(),
  createdAt: v.string(),
});

const staff = deskCall({ roles: 'ролей sales и\u00a0service' });
const headers = ownHeaders;
const query = ownQuery;
const params = v.object({ id: objectId });

/** Orders of the shop as the centres work on them. */
export const deskStoreContract = {
  list: staff('GET', '/reports/store-orders', 'Заказы магазина постранично, новые сверху')
    .input(
      v.object({
        headers,
        query: v.strictObject({
          holdingId,
          status: v.optional(storeOrderStatus),
          dealer: v.optional(codeSchema),
          /** A number, or the last digits of a phone. */
          search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
          page: pageNumber,
        }),
      }),
    )
    .output(v.object({ items: v.array(deskStoreRow), meta: pageMeta })),
  order: staff('GET', '/reports/store-orders/{id}', 'Заказ целиком: получатель и\u00a0где лежат товары')
    .input(v.object({ headers, params, query }))
    .output(deskStoreOrder),
  move: staff('POST', '/reports/store-orders/{id}/status', 'Собирать, готов к\u00a0выдаче, выдан')
    .input(v.object({ headers, params, query, body: v.strictObject({ status: move }) }))
    .output(deskStoreOrder),
  cancel: staff('POST', '/reports/store-orders/{id}/cancel', 'Отменить; оплаченное возвращается целиком')
    .input(v.object({ headers, params, query, body: v.strictObject({}) }))
    .output(deskStoreOrder),
  refund: staff('POST', '/reports/store-orders/{id}/refund', 'Снять с\u00a0заказа или принять назад часть товаров')
    .input(
      v.object({
        headers,
        params,
        query,
        body: v.strictObject({
          lines: v.pipe(
            v.array(
              v.strictObject({
                id: v.pipe(v.number(), v.integer(), v.minValue(1)),
                qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
              }),
            ),
            v.minLength(1),
            v.maxLength(100),
            v.check((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'Строка названа дважды.'),
          ),
          /** The same in every attempt. */
          key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
          /** Whether goods that were handed over lie on the shelf again. */
          toStock: v.boolean(),
        }),
      }),
    )
    .output(deskStoreOrder),
  note: staff('POST', '/reports/store-orders/{id}/notes', 'Заметка для своих: покупатель её не\u00a0видит')
    .input(
      v.object({
        headers,
        params,
        query,
        body: v.strictObject({
          text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Напишите заметку.'), v.maxLength(storeNoteLength)),
        }),
      }),
    )
    .output(deskStoreOrder),
  lowStock: staff('GET', '/reports/store-stock', 'Товары, которых в\u00a0центрах осталось мало')
    .input(
      v.object({ headers, query: v.strictObject({ holdingId, dealer: v.optional(codeSchema), page: pageNumber }) }),
    )
    .output(v.object({ items: v.array(lowStockRow), meta: pageMeta })),
  stuckPayments: staff('GET', '/reports/store-payments', 'Платежи, на которые надо посмотреть')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page: pageNumber }) }))
    .output(v.object({ items: v.array(stuckPaymentRow), meta: pageMeta })),
};
