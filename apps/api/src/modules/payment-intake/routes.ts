import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import { findInvoiceId } from '../invoices/find-invoice.ts';
import { findByReference } from '../payments/queries.ts';
import { addressClaims, consumeAll, phoneClaims } from '../rate-limits/consume.ts';
import { invoiceLimits, payLimits } from '../rate-limits/limits.data.ts';
import { askAboutPayment } from './ask-bank.ts';
import { findPayable, noPayment } from './find-payable.ts';
import type { Asking } from './payment-ports.ts';
import { pressPay } from './press-pay.ts';
import { siteOrigin } from './site-origin.ts';
import { paymentSubjects } from './subjects.ts';
import { progressOf, viewPayment } from './view-payment.ts';

/** Payments of this process. Throws 503 where no bank is configured. */
export function askingOf({ database, log, payments }: ApiContext): Asking {
  if (!payments) {
    throw new ApiError('UNAVAILABLE', 'Оплата на\u00a0сайте временно не\u00a0работает. Позвоните нам.');
  }
  return { database, log, ports: payments, subjects: paymentSubjects };
}

/** Longest that a payer's page waits for the bank, ms: the clock goes on without it. */
const patienceMs = 2_500;

/** Asks the bank unless somebody has just done so; what takes too long is not waited for. */
async function askABit(asking: Asking, paymentId: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  const asked = askAboutPayment(asking, paymentId).catch(() => {});
  await Promise.race([asked, late]);
  clearTimeout(timer);
}

export const paymentRoutes = {
  lookup: api.payments.lookup.handler(async ({ input: { query, body }, context }) => {
    const { database, callerAddress } = context;
    // Counted whatever comes of it: a number is short and must not be guessed.
    await database.transaction((tx) =>
      consumeAll(tx, [...phoneClaims(invoiceLimits, body.phone), ...addressClaims(invoiceLimits, callerAddress)]),
    );
    const id = await findInvoiceId(database, query.holdingId, body);
    if (id === undefined) throw noPayment();
    return { id };
  }),
  byReference: api.payments.byReference.handler(async ({ input: { query }, context }) => {
    const asking = askingOf(context);
    const payment = await findByReference(context.database, query.reference);
    if (!payment) throw noPayment();
    if (payment.state === 'pending') await askABit(asking, payment.id);
    return progressOf(asking, query.holdingId, payment.id);
  }),
  get: api.payments.get.handler(({ input: { params, query }, context }) =>
    viewPayment(askingOf(context), query.holdingId, params.id),
  ),
  status: api.payments.status.handler(async ({ input: { params, query }, context }) => {
    const asking = askingOf(context);
    const { last } = await findPayable(context.database, asking.subjects, query.holdingId, params.id);
    if (last?.state === 'pending') await askABit(asking, last.id);
    return progressOf(asking, query.holdingId, params.id);
  }),
  start: api.payments.start.handler(async ({ input: { params, query, body }, context }) => {
    const origin = siteOrigin(context, query.holdingId, body.origin);
    await context.database.transaction((tx) => consumeAll(tx, addressClaims(payLimits, context.callerAddress)));
    return pressPay(askingOf(context), { holdingId: query.holdingId, id: params.id, email: body.email, origin });
  }),
};
