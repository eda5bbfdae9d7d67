import { errorRecord } from '../../log.ts';
import { findPayment, raiseAlarm, type StoredPayment, shortName } from '../payments/queries.ts';
import { keepBankMessage } from './bank-messages.ts';
import type { Asking } from './payment-ports.ts';
import { expire, settle } from './settle.ts';

/** The bank is not asked about one payment oftener, seconds. */
const quietSeconds = 2;
/** Lease of a check, longer than any call of a bank takes, seconds. */
const leaseSeconds = 60;

/** After so many seconds it is asked again, by how often it was: the first minutes are those of a payer who waits. */
const pauses = [5, 5, 10, 10, 15, 15, 30, 30, 60] as const;
const pauseAfter = (checks: number): number => pauses[Math.min(checks, pauses.length - 1)] ?? 60;

/**
 * Asks the bank about a payment now, unless somebody has just asked, and takes its word. Somebody else's asking is no loss: the
 * clock asks again soon. True when it was asked.
 */
export async function askAboutPayment(asking: Asking, paymentId: string): Promise<boolean> {
  const { database } = asking;
  const [claimed] = await database.query<{ checks: number }>(
    `update payment set asked_at = now(), checks = checks + 1, next_check_at = now() + make_interval(secs => $2::int)
     where id = $1 and bank_order is not null and state not in ('paid', 'refunded')
       and (asked_at is null or asked_at <= now() - make_interval(secs => $3::int)) returning checks`,
    [paymentId, leaseSeconds, quietSeconds],
  );
  if (!claimed) {
    await database.query(
      `update payment set next_check_at = least(next_check_at, now() + make_interval(secs => $2::int))
       where id = $1 and bank_order is not null and state = 'pending'`,
      [paymentId, quietSeconds + 1],
    );
    return false;
  }
  await askNow(asking, paymentId, claimed.checks);
  return true;
}

/** Asks without a claim: the caller has one. */
export async function askNow(asking: Asking, paymentId: string, checks: number): Promise<void> {
  const { database, log, ports, subjects } = asking;
  const payment = await findPayment(database, paymentId);
  if (!payment?.bankOrder) return endWithoutBank(asking, paymentId);
  if (payment.bank !== ports.bank.name) {
    // Another bank is configured since: whoever took the money is asked by nobody here.
    log.error({ alarm: 'bank-silent', payment: shortName(paymentId), bank: payment.bank }, 'payment alarm');
    await database.query(
      `update payment set alarm = 'bank-silent', alarm_at = now(), next_check_at = now() + interval '1 hour' where id = $1`,
      [paymentId],
    );
    return;
  }
  try {
    const { reference, bankOrder, bankSession } = payment;
    const said = await ports.bank.status(
      { reference, order: bankOrder, session: bankSession ?? '' },
      (direction, body) =>
        keepBankMessage(database, { paymentId, bank: ports.bank.name, operation: 'status', direction, body }),
    );
    await database.transaction((tx) => settle({ tx, subjects, log }, paymentId, said));
  } catch (error) {
    log.warn({ ...errorRecord(error), payment: shortName(paymentId) }, 'bank not asked');
    await giveUpWaiting(asking, payment);
  }
  await planNext(asking, paymentId, checks);
}

/** A silent bank keeps an attempt alive past its end for a while, not for ever: goods are held for it. */
async function giveUpWaiting({ database, log, subjects }: Asking, { id, isLongOver }: StoredPayment): Promise<void> {
  if (!isLongOver) return;
  await database.transaction(async (tx) => {
    const payment = await findPayment(tx, id, true);
    if (payment?.state !== 'pending') return;
    log.error({ alarm: 'bank-silent', payment: shortName(id) }, 'payment alarm');
    await raiseAlarm(tx, id, 'bank-silent');
    await expire({ tx, subjects, log }, payment);
  });
}

/** An attempt that the bank never heard of ends by time alone. */
async function endWithoutBank({ database, log, subjects }: Asking, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const payment = await findPayment(tx, id, true);
    if (payment?.isOver && payment.bankOrder === null) await expire({ tx, subjects, log }, payment);
  });
}

/** An open one is asked about oftener and oftener not, an ended one for a day, a paid one never again. */
async function planNext({ database }: Asking, id: string, checks: number): Promise<void> {
  await database.query(
    `update payment set next_check_at = case
       when state = 'pending' then now() + make_interval(secs => $2::int)
       when captured >= amount or settled_at < now() - interval '1 day' then null
       when settled_at < now() - interval '1 hour' then now() + interval '2 hours'
       else now() + interval '5 minutes' end
     where id = $1 and state in ('pending', 'declined', 'expired') and bank_order is not null`,
    [id, pauseAfter(checks)],
  );
}

/** Payments whose time to be asked about has come, leased to the caller. */
export const claimDuePayments = ({ database }: Asking, most: number): Promise<{ id: string; checks: number }[]> =>
  database.query<{ id: string; checks: number }>(
    `update payment set asked_at = now(), checks = checks + 1, next_check_at = now() + make_interval(secs => $2::int)
     where id in (select id from payment where next_check_at <= now() order by next_check_at limit $1 for update skip locked)
     returning id, checks`,
    [most, leaseSeconds],
  );
