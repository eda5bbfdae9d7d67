import * as v from 'valibot';
import { ownHeaders, ownQuery } from './account-parts.ts';
import { deskCall } from './desk-call.ts';

/** What the staff do with a payment that is stuck. */
export const paymentActs = ['check', 'retry', 'return', 'seen'] as const;
export type PaymentAct = (typeof paymentActs)[number];

/** Payments as the staff work on them; their list is `deskStore.stuckPayments`. */
export const deskPaymentsContract = {
  act: deskCall({ roles: 'ролей sales и\u00a0service' })(
    'POST',
    '/reports/store-payments/{id}/acts',
    'Спросить банк, повторить возврат и\u00a0чек, вернуть взятое без права, снять тревогу',
  )
    .input(
      v.object({
        headers: ownHeaders,
        // The short name of the list: the whole id is the payer's link.
        params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
        query: ownQuery,
        body: v.strictObject({ act: v.picklist(paymentActs) }),
      }),
    )
    .output(v.object({ isDone: v.literal(true) })),
};
