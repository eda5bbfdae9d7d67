import { errorRecord } from '../../log.ts';
import type { FiscalReceipt } from '../../ports/fiscal-receipt.ts';
import { knownHolding } from '../holdings/known-holding.ts';
import { findPayer, raiseAlarm, shortName } from '../payments/queries.ts';
import type { Asking } from './payment-ports.ts';

const leaseSeconds = 60;
const pauses = [5, 30, 300, 1_800, 7_200] as const;
/** 54-ФЗ gives a day; the staff hear long before. */
const alarmAfter = 4;

type DueReceipt = {
  id: string;
  paymentId: string;
  holdingId: number;
  kind: 'sell' | 'refund';
  paidBy: 'electronic' | 'prepaid';
  amount: number;
  lines: FiscalReceipt['lines'];
  attempts: number;
};

/** Receipts that wait for the register, leased. */
export const claimDueReceipts = ({ database }: Asking, most: number): Promise<DueReceipt[]> =>
  database.query<DueReceipt>(
    `update receipt r set attempts = least(attempts + 1, 30000), next_attempt_at = now() + make_interval(secs => $2::int)
     from payment p
     where p.id = r.payment_id and r.id in (select id from receipt where state = 'pending' and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning r.id, r.payment_id as "paymentId", p.holding_id as "holdingId", r.kind, r.paid_by as "paidBy", r.amount, r.lines,
       r.attempts`,
    [most, leaseSeconds],
  );

/** Prints one receipt. The register knows it by its id: a repeat is no second receipt. */
export async function printReceipt({ database, log, ports }: Asking, receipt: DueReceipt): Promise<void> {
  const { id, paymentId, holdingId, kind, paidBy, amount, lines, attempts } = receipt;
  const holding = knownHolding(holdingId);
  try {
    if (!holding) throw new Error('No such holding.');
    const { email, phone } = await findPayer(database, paymentId);
    const { number, sign, url } = await ports.register.print({
      ...{ id, kind, lines, total: amount, paidBy, customer: { email, phone } },
      seller: { entity: holding.legal.entity, ogrn: holding.legal.ogrn, site: holding.host },
    });
    await database.query(
      `update receipt set state = 'done', done_at = now(), failure = null, fiscal_number = $2, fiscal_sign = $3, fiscal_url = $4
       where id = $1 and state = 'pending'`,
      [id, number, sign, url],
    );
  } catch (error) {
    log.warn({ ...errorRecord(error), payment: shortName(paymentId), attempts }, 'receipt not printed');
    await database.query(
      `update receipt set failure = 'ERROR', next_attempt_at = now() + make_interval(secs => $2::int) where id = $1`,
      [id, pauses[Math.min(attempts, pauses.length) - 1] ?? 5],
    );
    if (attempts < alarmAfter) return;
    log.error({ alarm: 'receipt-failed', payment: shortName(paymentId) }, 'payment alarm');
    await raiseAlarm(database, paymentId, 'receipt-failed');
  }
}
