import type { PaymentAct } from '@showroom/api-contract/desk-payments';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { writeAudit } from '../content/store/audit.ts';
import { findPayment } from '../payments/queries.ts';
import { paymentChannel, refundPayment } from '../payments/refund-payment.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { askAboutPayment } from './ask-bank.ts';
import { noPayment } from './find-payable.ts';
import { askingOf } from './routes.ts';

/** The payment of a short name; staff of some centres see those of their orders alone. Throws 404. */
async function requireNamed(
  db: Executor,
  { holdingId, dealers, name }: { holdingId: number; dealers: readonly string[] | null; name: string },
): Promise<string> {
  const rows = await db.query<{ id: string }>(
    `select p.id from payment p left join store_order o on p.subject_kind = 'order' and o.id::text = p.subject_id
     where p.holding_id = $1 and left(p.id::text, 8) = $2 and ($3::text[] is null or o.dealer_code = any($3)) limit 2`,
    [holdingId, name, dealers],
  );
  const [row, ...more] = rows;
  if (!row || more.length > 0) throw noPayment();
  return row.id;
}

const acts: Readonly<Record<Exclude<PaymentAct, 'check'>, (tx: Executor, id: string) => Promise<void>>> = {
  seen: async (tx, id) => {
    await tx.query('update payment set alarm = null where id = $1', [id]);
  },
  retry: async (tx, id) => {
    await tx.query(
      `update refund set state = 'pending', attempts = 0, next_attempt_at = now() where payment_id = $1 and state <> 'done'`,
      [id],
    );
    await tx.query(
      `update receipt set state = 'pending', attempts = 0, next_attempt_at = now() where payment_id = $1 and state <> 'done'`,
      [id],
    );
    await tx.query(
      `update payment set alarm = null where id = $1 and alarm in ('refund-failed', 'refund-unclear', 'receipt-failed')`,
      [id],
    );
  },
  // What was paid is given back with its goods, in the order; here goes what was taken without a right.
  return: async (tx, id) => {
    const payment = await findPayment(tx, id, true);
    const [row] = await tx.query<{ sum: number }>(
      'select coalesce(sum(amount), 0)::float8 as sum from refund where payment_id = $1',
      [id],
    );
    const left = (payment?.captured ?? 0) - (row?.sum ?? 0);
    const isPaid = payment?.state === 'paid' || payment?.state === 'refunded';
    if (isPaid || left <= 0) throw new ApiError('ALREADY_EXISTS', 'По\u00a0этому платежу возвращать нечего.');
    await refundPayment(tx, { paymentId: id, amount: left, key: `desk:${left}`, why: 'Взято без\u00a0права' });
  },
};

export const deskPaymentRoutes = {
  act: api.deskPayments.act.handler(async ({ input: { headers, params, query, body }, context }) => {
    const { holdingId } = query;
    const staff = await requireStaff(context, headers.authorization, holdingId, ['sales', 'service']);
    const { act } = body;
    const id = await context.database.transaction(async (tx) => {
      const found = await requireNamed(tx, { holdingId, dealers: staff.dealers ?? null, name: params.id });
      if (act !== 'check') await acts[act](tx, found);
      await writeAudit(tx, { holdingId, actor: staff.id, act: `payment-${act}`, subject: `payment:${params.id}` });
      return found;
    });
    if (act === 'check') await askAboutPayment(askingOf(context), id);
    else await context.database.notify(paymentChannel);
    return { isDone: true as const };
  }),
};
