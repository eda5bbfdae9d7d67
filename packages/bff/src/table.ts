import type { Row } from './row.ts';
import { authRows } from './rows/auth-rows.ts';
import { bookingRows } from './rows/booking-rows.ts';
import { catalogRows } from './rows/catalog-rows.ts';
import { formRows } from './rows/form-rows.ts';
import { requestRows } from './rows/request-rows.ts';
import { reviewRows } from './rows/review-rows.ts';
import { orderRows } from './rows/shop/order-rows.ts';
import { paymentRows } from './rows/shop/payment-rows.ts';
import { reservationRows } from './rows/shop/reservation-rows.ts';
import { storeRows } from './rows/shop/store-rows.ts';
import { siteRows } from './rows/site-rows.ts';

type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * Every call that a browser may make: method and address below `/api` (without its final slash), and what passes there.
 * A new call is a new row: the handler, the typed callers and the web server's list of writes follow from it.
 */
export const table = {
  ...catalogRows,
  ...formRows,
  ...requestRows,
  ...reviewRows,
  ...siteRows,
  ...storeRows,
  ...orderRows,
  ...paymentRows,
  ...reservationRows,
  ...bookingRows,
  ...authRows,
} satisfies Record<Address, Row>;
