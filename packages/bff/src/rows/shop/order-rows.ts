import { storeOrder, storeOrderReceipt, storeOrdersContract, storeQuote } from '@showroom/api-contract/store-orders';
import * as v from 'valibot';
import { row } from '../../row.ts';

const { quote, create, get, cancel, pay } = storeOrdersContract;
/** Largest basket with its recipient, bytes (B-28). */
const maxOrder = 40_000;
const limited = { sent: ['x-forwarded-for'], kept: ['retry-after'] } as const;

/** Ordering: guests and customers alike; an order's id is the secret of its page. */
export const orderRows = {
  'POST /store/quote': row(quote, {
    ...limited,
    mayOwn: true,
    body: ['lines', 'city', 'receiving', 'dealer', 'promo', 'points'],
    maxBody: maxOrder,
    answer: storeQuote,
  }),
  'POST /store/order': row(create, {
    mayOwn: true,
    body: ['lines', 'receiving', 'pay', 'promo', 'points', 'recipient', 'offer', 'seenTotal'],
    maxBody: maxOrder,
    sent: ['idempotency-key', 'x-forwarded-for'],
    kept: ['retry-after', 'idempotent-replayed'],
    answer: storeOrderReceipt,
  }),
  'GET /store/order/{id}': row(get, { answer: storeOrder }),
  'POST /store/order/{id}/cancel': row(cancel, { ...limited, body: [], maxBody: 200, answer: storeOrder }),
  'POST /store/order/{id}/pay': row(pay, {
    ...limited,
    body: [],
    maxBody: 200,
    answer: v.object({ paymentId: v.string() }),
  }),
};
