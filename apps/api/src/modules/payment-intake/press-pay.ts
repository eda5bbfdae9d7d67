import type { PaymentState } from '@showroom/domain/shop/payment';
import { ApiError } from '../../http/api-error.ts';
import { errorRecord } from '../../log.ts';
import { BankRefused } from '../../ports/payment-bank.ts';
import { findPayment, type StoredPayment, shortName } from '../payments/queries.ts';
import { paymentChannel } from '../payments/refund-payment.ts';
import { startPayment, withdrawPayments } from '../payments/start-payment.ts';
import { keepBankMessage } from './bank-messages.ts';
import { findPayable } from './find-payable.ts';
import type { Asking } from './payment-ports.ts';

export type Pressed = { id: string; state: PaymentState; payUrl: string | null };
type Press = { holdingId: number; id: string; email: string | undefined; origin: string };

/**
 * The payer presses: the subject's open attempt, or a new one, is registered with the bank, and the payer gets the address of its
 * page. A second press and a second tab get the same page. Throws 404, 409 for what cannot be paid now, 503 when the bank is silent.
 */
export async function pressPay(asking: Asking, { holdingId, id, email, origin }: Press): Promise<Pressed> {
  const { database, subjects } = asking;
  const payment = await database.transaction(async (tx) => {
    const { subject, payable, last } = await findPayable(tx, subjects, holdingId, id);
    if (last?.state === 'paid') return last;
    if (payable.refusal !== null) {
      throw new ApiError('ALREADY_EXISTS', payable.refusal, { details: [{ field: 'pay', message: payable.refusal }] });
    }
    // The bank's page asks for what it was registered with: another sum is another attempt.
    if (last && last.amount !== payable.amount) await withdrawPayments(tx, subject);
    const paymentId = await startPayment(tx, {
      ...{ holdingId, subject, amount: payable.amount, description: titleOf(payable.title), payer: payable.payer },
      expiresAt: payable.until,
    });
    if (email !== undefined) {
      await tx.query(
        `insert into payment_payer (id, email) values ($1, $2) on conflict (id) do update set email = excluded.email`,
        [paymentId, email],
      );
    }
    const started = await findPayment(tx, paymentId);
    if (!started) throw new Error('The payment was not stored.');
    return started;
  });
  if (payment.state !== 'created') return { id: payment.id, state: payment.state, payUrl: openUrl(payment) };
  return register(asking, payment, origin);
}

/** Of an invoice its number alone: the bank needs no purpose. */
const titleOf = (title: string): string => title.split(':')[0] ?? title;

const openUrl = ({ state, payUrl }: StoredPayment) => (state === 'pending' ? payUrl : null);

/**
 * Registers once: whoever is killed between the bank's answer and our keeping of it registers the same reference again, and the
 * payer has seen no page of the first. Of two at the same time, one page is kept and given to both.
 */
async function register(asking: Asking, payment: StoredPayment, origin: string): Promise<Pressed> {
  const { database, log, ports } = asking;
  const { id, reference, amount, currency, description } = payment;
  const back = (name: string) => `${origin}/webpay/BankSPB/${name}/?reference=${reference}`;
  const returnUrls = { approve: back('Approve'), cancel: back('Cancel'), decline: back('Decline') };
  try {
    const registered = await ports.bank.register(
      { reference, amount, currency, description, returnUrls },
      (direction, body) =>
        keepBankMessage(database, { paymentId: id, bank: ports.bank.name, operation: 'register', direction, body }),
    );
    await database.query(
      `update payment set state = 'pending', bank = $2, bank_order = $3, bank_session = $4, pay_url = $5,
         next_check_at = now() + interval '5 seconds' where id = $1 and state = 'created'`,
      [id, ports.bank.name, registered.order, registered.session, registered.payUrl],
    );
  } catch (error) {
    log.warn({ ...errorRecord(error), payment: shortName(id) }, 'payment not registered');
    const message =
      error instanceof BankRefused
        ? 'Банк не\u00a0принял платёж. Позвоните нам: мы\u00a0поможем оплатить.'
        : 'Банк не\u00a0отвечает. Деньги не\u00a0списаны: попробуйте ещё раз через минуту.';
    throw new ApiError('UNAVAILABLE', message, { retryAfter: 30, cause: error });
  }
  await database.notify(paymentChannel);
  const stored = await findPayment(database, id);
  if (!stored) throw new Error('The payment is gone.');
  return { id, state: stored.state, payUrl: openUrl(stored) };
}
