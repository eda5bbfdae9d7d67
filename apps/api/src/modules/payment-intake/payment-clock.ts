import { errorRecord } from '../../log.ts';
import { paymentChannel } from '../payments/refund-payment.ts';
import { askNow, claimDuePayments } from './ask-bank.ts';
import { claimDueRefunds, doRefund } from './do-refund.ts';
import type { Asking } from './payment-ports.ts';
import { claimDueReceipts, printReceipt } from './print-receipt.ts';

/** Between two looks, ms. */
const pauseMs = 2_000;
const batch = 10;

/**
 * Does what waits, once: asks the bank about payments, sends refunds back, prints receipts. Returns how much there was. What a
 * killed process had in work is leased for a minute and then taken by another.
 */
export async function tendPayments(asking: Asking): Promise<number> {
  const payments = await claimDuePayments(asking, batch);
  await Promise.all(payments.map(({ id, checks }) => askNow(asking, id, checks)));
  const refunds = await claimDueRefunds(asking, batch);
  await Promise.all(refunds.map((refund) => doRefund(asking, refund)));
  const receipts = await claimDueReceipts(asking, batch);
  await Promise.all(receipts.map((receipt) => printReceipt(asking, receipt)));
  return payments.length + refunds.length + receipts.length;
}

/** Tends payments until it is stopped: every two seconds, and at once when one was notified. Resolves with the stop function, which waits. */
export async function startPaymentClock(asking: Asking): Promise<() => Promise<void>> {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    try {
      while (again && !stopped) {
        again = false;
        if ((await tendPayments(asking)) > 0) again = true;
      }
    } catch (error) {
      if (!stopped) asking.log.error(errorRecord(error), 'payments not tended');
    }
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const stopListening = await asking.database.listen(paymentChannel, wake);
  const timer = setInterval(wake, pauseMs).unref();
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await stopListening();
    await running;
  };
}
