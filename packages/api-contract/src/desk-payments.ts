import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { ownHeaders, ownQuery } from './account-parts.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';

/** What the staff do with a payment that is stuck. */
export const paymentActs = ['check', 'retry', 'return', 'seen'] as const;
export type PaymentAct = (typeof paymentActs)[number];

/** Payments as the staff work on them; their list is `deskStore.stuckPayments`. */
export const deskPaymentsContract = {
  act: oc
    .errors({
      ...commonFailures,
      ...missingFailure,
      ALREADY_EXISTS: repeatableFailures.ALREADY_EXISTS,
      PERMISSION_DENIED: repeatableFailures.PERMISSION_DENIED,
    })
    .route({
      method: 'POST',
      path: '/reports/store-payments/{id}/acts',
      tags: ['Рабочий стол'],
      summary:
        'Спросить банк, повторить возврат и\u00a0чек, вернуть взятое без права, снять тревогу; для ролей sales и\u00a0service, остальным 404',
      inputStructure: 'detailed',
    })
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
